#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Runs kiln_sim on a code object, a relocatable file, assembly and an offload bundle. usage: KILN_SIM CLANG SOURCE"""
import json
import pathlib
import struct
import subprocess
import sys
import tempfile

N = 100
MORE = """// SPDX-License-Identifier: MIT
#define GLOBAL extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(1, 256))) void
GLOBAL conflicts(float* out) {
  static __attribute__((shared)) float tile[64 * 32];
  const int i = __builtin_amdgcn_workitem_id_x();
  tile[i * 32] = i;
  __builtin_amdgcn_s_barrier();
  out[i * 64] = tile[i * 32];
}
GLOBAL unsynchronised(float* out) {
  static __attribute__((shared)) float tile[1];
  const int i = __builtin_amdgcn_workitem_id_x();
  *(volatile __attribute__((address_space(3))) float*)tile = i;
  out[i] = 0;
}
GLOBAL race(float* out) {
  static __attribute__((shared)) volatile float last[1];
  const int wave = __builtin_amdgcn_workitem_id_x() / 64;
  for (int i = 0; i < 4; ++i) last[0] = last[0] * 4 + wave + 1;
  __builtin_amdgcn_s_barrier();
  out[0] = last[0];
}
GLOBAL poll(int* flag) {
  while (__hip_atomic_load(flag, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT) == 0) __builtin_amdgcn_s_sleep(1);
}
GLOBAL spin() {
  for (;;) __builtin_amdgcn_s_sleep(1);
}
"""


def write_npy(path, values):
    header = f"{{'descr': '<f4', 'fortran_order': False, 'shape': ({len(values)},), }}"
    header += " " * (63 - (10 + len(header)) % 64) + "\n"
    path.write_bytes(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header.encode() +
                     struct.pack(f"<{len(values)}f", *values))


def read_npy(path):
    data = path.read_bytes()
    length, = struct.unpack_from("<H", data, 8)
    body = data[10 + length:]
    return list(struct.unpack(f"<{len(body) // 4}f", body))


def check_reports(run, failures, scratch, more):
    """Severity, silences and JSON of reports."""
    file = scratch / "reports.json"
    race = [more, "--kernel", "unsynchronised", "--block", 128, "--arg", "buffer:f32,128", "--reports", file]

    def reports(options, status, said):
        run([*race, *options], status, said)
        return json.loads(file.read_text())

    found = reports([], 1, "more.hip:")
    if found["schema"] != 1 or found["errors"] != len([r for r in found["reports"] if r["severity"] == "error"]):
        failures.append(f"wrong heads of reports: {found}")
    errors = [r for r in found["reports"] if r["id"] == "lds-race"]
    if not errors:
        failures.append(f"no race: {found}")
        return
    first = errors[0]
    if (not first["file"].endswith("more.hip") or first["line"] != 13 or first["wave"] not in (0, 1) or
            first["workgroup"] != [0, 0, 0] or not first["instruction"].startswith("ds_write") or
            first["other"]["wave"] == first["wave"] or first["severity"] != "error" or first["count"] < 1 or
            "LDS bytes 0..3 are written" not in first["message"]):
        failures.append(f"wrong report: {first}")
    places = [f"lds-race@{r['index']}" for r in found["reports"] if r["id"].startswith("lds-race")]
    by_index = reports([w for p in places for w in ("--silence", p)], 0, "silenced")
    by_line = reports(["--silence", "lds-race@more.hip:13"], 0, "1 report is silenced")
    everywhere = reports(["--silence", "lds-race"], 0, "silenced\nthe monitor reports nothing")
    for result in (by_index, by_line, everywhere):
        if result["errors"] or result["reports"] or result["silenced"] != len(places):
            failures.append(f"not silenced: {result}")
    reports(["--silence", "lds-race", "--silence", "clamped@5"], 0, "note: unused silence: no report matches clamped@5 "
            "[unused-silence]\n")
    reports(["--silence", "lds-race", "--silence", "clamped@5"], 0, "0 errors, 1 note\n")
    strict = reports(["--silence", "lds-race", "--silence", "clamped", "--strict"], 1, "error: unused silence")
    if strict["notes"] or strict["errors"] != 1:
        failures.append(f"not strict: {strict}")
    run([*race, "--silence", "races"], 2, "no report is called 'races'; there are out-of-bounds misaligned")
    run([*race, "--silence", "stopped"], 2, "stopped cannot be silenced")
    run([*race, "--silence", "lds-race@more.hip"], 2, "names no place: ID, ID@FILE:LINE or ID@INSTRUCTION")
    request = {"file": str(more), "kernel": "unsynchronised", "block": [128], "args": ["buffer:f32,128"],
               "reports": str(file)}
    for options, status in (({"silence": ["lds-race"]}, 0), ({"silence": ["lds-race", "clamped@1"], "strict": True}, 1)):
        (scratch / "silence.json").write_text(json.dumps({**request, **options}))
        run(["--json", scratch / "silence.json"], status, "silenced")
    (scratch / "silence.json").write_text(json.dumps({**request, "silence": "lds-race"}))
    run(["--json", scratch / "silence.json"], 2, "silence is a list")


def main(kiln_sim, clang, source):
    scratch = pathlib.Path(tempfile.mkdtemp())
    failures = []

    def run(arguments, status, said):
        done = subprocess.run([kiln_sim, *map(str, arguments)], capture_output=True, text=True)
        if done.returncode != status or said not in done.stdout + done.stderr:
            failures.append(f"{arguments}: status {done.returncode}, expected {status} and '{said}':\n"
                            f"{done.stdout}{done.stderr}")

    values = [i * 0.25 for i in range(N)]
    write_npy(scratch / "in.npy", values)
    expected = [v * 3 * 2 ** (i % 4) + 0.5 for i, v in enumerate(values)]
    shared = ["-x", "hip", "-nogpuinc", "-nogpulib", "--offload-device-only", "-O3"]
    for target in ("gfx90a", "gfx942", "gfx950"):
        compiled = {"k.co": ["--no-gpu-bundle-output"], "k.s": ["--no-gpu-bundle-output", "-S"],
                    "bundle.co": ["--gpu-bundle-output"]}
        for name, options in compiled.items():
            subprocess.run([clang, *shared, f"--offload-arch={target}", *options, source, "-o", scratch / name], check=True)
        subprocess.run([clang, "-target", "amdgcn-amd-amdhsa", f"-mcpu={target}", "-c", scratch / "k.s", "-o",
                        scratch / "k.o"], check=True)
        for name in ("k.co", "k.s", "k.o", "bundle.co"):
            out = scratch / f"{target}.{name}.npy"
            run([scratch / name, "--kernel", "scale", "--grid", 2, "--block", 64, "--arg", f"out:{out}:f32,{N}", "--arg",
                 f"in:{scratch / 'in.npy'}", "--arg", "f32:3", "--arg", f"i32:{N}"], 0, "valu")
            if not out.exists() or read_npy(out) != expected:
                failures.append(f"{target} {name}: wrong result")
    co, out = scratch / "k.co", scratch / "json.npy"
    request = {"file": str(co), "grid": [2], "block": [64], "counters": str(scratch / "counters.json"),
               "args": [{"out": f"{out}:f32,{N}"}, {"in": str(scratch / "in.npy")}, {"f32": 3}, {"i32": N}]}
    (scratch / "run.json").write_text(json.dumps(request))
    run(["--json", scratch / "run.json"], 0, "valu")
    (scratch / "wrong.json").write_text(json.dumps({**request, "blocks": [64]}))
    run(["--json", scratch / "wrong.json"], 2, "the key blocks is not known")
    (scratch / "broken.json").write_text("{")
    run(["--json", scratch / "broken.json"], 2, "broken.json")
    if read_npy(out) != expected or json.loads((scratch / "counters.json").read_text())["waves"] != 2:
        failures.append("the JSON request gave a wrong result")

    # Counters: bank conflicts and cache lines, as a table and as JSON, by source line.
    more, source_of_more = scratch / "more.co", scratch / "more.hip"
    source_of_more.write_text(MORE)
    subprocess.run([clang, *shared, "--offload-arch=gfx942", "--no-gpu-bundle-output", "-g1", source_of_more, "-o", more],
                   check=True)
    conflicts = [more, "--kernel", "conflicts", "--arg", "buffer:f32,4096"]
    run(conflicts, 0, "lds access    512 bytes, 128 cycles, 124 of them bank conflicts")
    run(conflicts, 0, "global access 264 bytes, 65 cache lines touched, 3 would do")
    run([*conflicts, "--by-line", "--counters", scratch / "more.json"], 0, "more.hip:8")
    counted = json.loads((scratch / "more.json").read_text())
    lines = {line["line"]: line for line in counted["lines"] if line["file"].endswith("more.hip")}
    if (counted["lds"]["conflict_cycles"] != 124 or counted["global"]["cache_lines"] != 65 or counted["barriers"] != 1
            or lines[6]["lds"]["conflict_cycles"] != 62 or lines[8]["global"]["cache_lines"] != 64
            or counted["units"]["lds"] != 2 or counted["schema"] != 1):
        failures.append(f"wrong counters: {counted}")
    check_reports(run, failures, scratch, more)
    run([more, "--kernel", "spin", "--budget", 1000], 1,
        "workgroup has executed 1000 instructions and is still running: an endless loop?")
    run([more, "--kernel", "poll", "--grid", 40000, "--block", 256, "--budget", 5000000, "--no-monitor", "--arg",
         "buffer:i32,1"], 1, "all 2432 workgroups that run wait for memory that none of them changes; 37568 have not "
        "started: gfx942 holds 2432 of this kernel at once")

    # The order of waves: a seed is the same on the command line and in JSON, on any number of threads.
    race, results = scratch / "race.npy", []
    for seed, threads in ((0, 1), (0, 2), (1, 1), (1, 2), (2, 1), (3, 1), (4, 1), (5, 1)):
        run([more, "--kernel", "race", "--block", 256, "--no-monitor", "--schedule-seed", seed, "--threads", threads,
             "--arg", f"out:{race}:f32,1"], 0, "no errors")
        results.append(read_npy(race))
    (scratch / "race.json").write_text(json.dumps({
        "file": str(more), "kernel": "race", "block": [256], "monitor": False, "schedule_seed": 5,
        "args": [{"out": f"{race}:f32,1"}]}))
    run(["--json", scratch / "race.json"], 0, "no errors")
    if (results[0] != results[1] or results[2] != results[3] or len({str(r) for r in results}) < 4
            or read_npy(race) != results[-1]):
        failures.append(f"wrong orders of waves: {results}")
    run([more, "--kernel", "race", "--block", 256, "--arg", "buffer:f32,1"], 1, "LDS race")
    run([more, "--kernel", "spin", "--schedule-seed", -1], 2, "is no number from 0 to")

    run([more, "--kernel", "conflicts", "--arg", "null"], 1, "which is in no buffer")
    run([more, "--kernel", "conflicts", "--arg", "buffer:f32,4096", "--lds", 60000], 2,
        "the workgroup uses 68192 bytes of LDS; gfx942 has 65536")
    run([more, "--kernel", "spin", "--grid", 4294967295], 2, "work-items in x; 4294967295 are allowed")
    run([more, "--kernel", "spin", "--grid", 0], 2, "the grid has 0 workgroups in x")

    run([co, "--list"], 0, "scale: 0 bytes of LDS")
    run([co, "--dump"], 0, "s_endpgm")
    arguments = ["--arg", "buffer:f32,64", "--arg", f"in:{scratch / 'in.npy'}", "--arg", "f32:3"]
    run([co, "--grid", 2, *arguments, "--arg", "i32:100"], 1, "out of bounds")
    run([co, "--grid", 2, "--arg", "null", "--arg", "buffer:f32,64", "--arg", "f32:3", "--arg", "i32:100"], 1,
        "of buffer argument 1")
    run([co, *arguments], 2, "is missing")
    run([co, *arguments, "--arg", "f64:1"], 2, "takes 4")
    run([co, "--kernel", "other"], 2, "has no kernel other; it has scale")
    run([co, "--block", 2000, *arguments, "--arg", "i32:1"], 2, "at most 1024")
    run([co, "--arg", "i32:99999999999"], 2, "is no argument")
    run([source], 2, "is neither a code object nor assembly of a kernel: compile it first")
    run([scratch / "none.co"], 2, "cannot be opened")
    run([scratch / "in.npy"], 2, "neither a code object nor assembly")
    run([co, "--fast"], 2, "--fast is not known")
    print("\n".join(failures) or "kiln_sim does what it says")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
