#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Runs kiln_sim --board on a kernel in assembly: its files and its errors. usage: KILN_SIM"""
import json
import pathlib
import subprocess
import sys
import tempfile

# Loads a value, doubles it, stores it.
KERNEL = """
  .amdgcn_target "amdgcn-amd-amdhsa--gfx942"
  .text
  .globl twice
  .p2align 8
  .type twice,@function
twice:
  s_load_dwordx2 s[4:5], s[0:1], 0x0
  v_lshlrev_b32_e32 v1, 2, v0
  s_waitcnt lgkmcnt(0)
  global_load_dword v2, v1, s[4:5]
  s_waitcnt vmcnt(0)
  v_add_f32_e32 v2, v2, v2
  global_store_dword v1, v2, s[4:5]
  s_endpgm
  .section .rodata,"a"
  .p2align 6
  .amdhsa_kernel twice
    .amdhsa_user_sgpr_kernarg_segment_ptr 1
    .amdhsa_next_free_vgpr 8
    .amdhsa_next_free_sgpr 16
    .amdhsa_accum_offset 8
  .end_amdhsa_kernel
  .amdgpu_metadata
---
amdhsa.version: [1, 2]
amdhsa.kernels:
  - .name: twice
    .symbol: twice.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 256
    .args: [{.size: 8, .offset: 0, .value_kind: global_buffer}]
...
  .end_amdgpu_metadata
"""


def main(kiln_sim):
    failures = []
    with tempfile.TemporaryDirectory() as name:
        scratch = pathlib.Path(name)
        file = scratch / "twice.s"
        file.write_text(KERNEL)

        def run(options, status, said, files=(file,)):
            words = [kiln_sim, *files, "--block", "256", "--arg", "buffer:f32,256", *options]
            done = subprocess.run([str(w) for w in words], capture_output=True, text=True)
            if done.returncode != status or said not in done.stdout + done.stderr:
                failures.append(f"{options}: status {done.returncode}, expected {status} and '{said}':\n"
                                f"{done.stdout}{done.stderr}")
            return done.stdout

        def check(holds, what):
            if not holds:
                failures.append(what)

        board = ["--board", "MI300X"]
        answer, line = scratch / "answer.json", scratch / "line.json"
        run([*board, "--prediction", answer, "--timeline", line], 0, "twice.s:12 waits for vmcnt of twice.s:11")
        p = json.loads(answer.read_text())
        check(p["schema"] == 1 and p["board"] == "MI300X" and p["arch"] == "gfx942", f"names: {p}")
        check(p["instructions"] == 4 * 8 and p["workgroups"] == 1, f"counts: {p}")
        check({"HBM", "MALL loads", "L2 loads", "LDS"} <= set(p["shares"]), f"shares: {p['shares']}")
        check(880 < p["cycles"] < 3000, f"cycles: {p['cycles']}")
        check(abs(p["microseconds"] - p["launch_microseconds"] - p["cycles"] / p["clock_mhz"]) < 0.01, "microseconds")
        check(any(s["reason"] == "waits for vmcnt" and s["wave_share"] > 0.2 for s in p["stalls"]), f"stalls: {p}")
        events = json.loads(line.read_text())["traceEvents"]
        issued = [e for e in events if e.get("pid") == 1 and e["ph"] == "X" and e.get("cat") != "stall"]
        check(len(issued) == p["instructions"], f"{len(issued)} instructions in the timeline")
        tracks = [e for e in events if e["ph"] == "M" and e["name"] == "thread_name" and e["pid"] == 1]
        check(len(tracks) == 4, f"{len(tracks)} tracks of waves")

        later = scratch / "later.json"
        start = issued[len(issued) // 2]["ts"]
        run([*board, "--timeline", later, "--timeline-from", start], 0, "MI300X")
        kept = [(e["ts"], e["name"]) for e in json.loads(later.read_text())["traceEvents"]
                if e.get("pid") == 1 and e["ph"] == "X" and e.get("cat") != "stall"]
        check(kept == [(e["ts"], e["name"]) for e in issued if e["ts"] >= start], f"from clock {start}: {kept}")

        request = {"file": str(file), "board": "MI300X", "clock": 1000, "sets": 4, "warm": True,
                   "timeline": str(line), "timeline_from": 5, "prediction": str(answer)}
        asked = scratch / "request.json"
        asked.write_text(json.dumps(request))
        run(["--json", asked], 0, "over 4 sets of parameters", files=())
        same = json.loads(answer.read_text())
        run([*board, "--clock", "1000", "--sets", "4", "--warm", "--prediction", answer], 0, "over 4 sets")
        check(json.loads(answer.read_text()) == same, "the JSON request and the command line differ")
        for key, value, said in (("board", "", "board needs a name"), ("clock", 20000, "clock: '20000'"),
                                 ("clock", 0, "clock: '0' is no number from 1 to 10000"),
                                 ("sets", 100000, "sets: '100000' is no number from 0 to 1000"),
                                 ("warm", 1, "warm is true or false"),
                                 ("most_instructions", 0, "most_instructions: '0' is no number from 1"),
                                 ("timeline_from", -1, "timeline_from: '-1'"),
                                 ("timeline_clocks", 0, "timeline_clocks: '0' is no number from 1"),
                                 ("timing_parameters", "none.json", "none.json")):
            asked.write_text(json.dumps({**request, key: value}))
            run(["--json", asked], 2, said, files=())

        run([*board, "--sets", "4", "--clock", "1000", "--prediction", answer], 0, "over 4 sets of parameters")
        p = json.loads(answer.read_text())
        check(p["clock_mhz"] == 1000 and len(p["drawn_cycles"]) == 4, f"sets: {p}")
        check(p["p10_cycles"] <= p["p90_cycles"], f"percentiles: {p}")
        slow = scratch / "slow.json"
        slow.write_text('{"schema": 1, "gfx942": {"hbm_latency": 3000}}')
        before = p["cycles"]
        run([*board, "--clock", "2092", "--timing-parameters", slow, "--prediction", answer], 0, "MI300X")
        check(json.loads(answer.read_text())["cycles"] > before + 1000, "a given latency has no effect")
        run(["--compare", file, file, *board], 0, "a tie", files=())

        few = [*board, "--grid", "8000"]
        run([*few, "--most-instructions", "5000", "--prediction", answer], 0, "of XCD 0 are extrapolated")
        part = json.loads(answer.read_text())
        check(part["workgroups_run"] < 1000 and part["work"]["differs"] is False, f"a part: {part}")
        run([*few, "--most-instructions", "5000"], 0, "of the whole launch: matrix pipe 0.0 %, HBM ")
        run([*few, "--prediction", answer], 0, "run: 1000 on")
        whole = json.loads(answer.read_text())
        check(whole["load"] == {of: whole["shares"][of] for of in ("matrix pipe", "HBM")}, f"all: {whole}")

        run(["--board", "MI300Y"], 2, "there is no board MI300Y; known are MI210")
        run(["--board", "MI350X"], 2, "MI350X is a gfx950, the kernel is for gfx942")
        run(["--board", ""], 2, "--board needs a name")
        run(["--clock", "1000"], 2, "need --board")
        run(["--most-instructions", "5"], 2, "need --board")
        run([*board, "--most-instructions", "many"], 2, "--most-instructions")
        run([*board, "--timeline-from", "5"], 2, "--timeline-from needs --timeline")
        run([*board, "--timeline", line, "--timeline-from", "90000000"], 2, "the timeline is empty")
        run([*board, "--timeline", line, "--timeline-from", "400", "--timeline-clocks", "1"], 2,
            "issues nothing from clock 400 to clock 401")
        for option in ("--timeline", "--timing-parameters", "--prediction"):
            run([*board, option, ""], 2, f"{option} needs the name of a file")
        asked.write_text(json.dumps({**request, "timeline": ""}))
        run(["--json", asked], 2, "timeline needs the name of a file", files=())
        run([*board, "--timeline-clocks", "5"], 2, "--timeline-clocks needs --timeline")
        run([*board, "--timeline", line, "--timeline-clocks", "0"], 2, "--timeline-clocks: '0'")
        run([*board, "--timeline", line, "--timeline-clocks", "40"], 0, "MI300X")
        few = [e for e in json.loads(line.read_text())["traceEvents"] if e.get("pid") == 1 and e["ph"] == "X"]
        check(few and max(e["ts"] for e in few) < 40, f"40 clocks: {few}")
        busy = scratch / "busy.s"  # four waves of half a million instructions
        busy.write_text(KERNEL.replace("  v_add_f32_e32 v2, v2, v2\n", "  s_mov_b32 s8, 0x20000\nagain:\n" +
                                       "  v_add_f32_e32 v2, v2, v2\n  s_sub_u32 s8, s8, 1\n  s_cmp_lg_u32 s8, 0\n"
                                       "  s_cbranch_scc1 again\n"))
        run([*board, "--timeline", line, "--timeline-clocks", "100000000"], 2,
            "the timeline is too large: the 100000000 clocks from clock 0 on have more than 2000000 instructions",
            files=(busy,))
        run([*board, "--clock", "2.1GHz"], 2, "--clock")
        run([*board, "--clock", "0"], 2, "--clock: '0' is no number from 1 to 10000")
        run([*board, "--sets", "1001"], 2, "--sets: '1001' is no number from 0 to 1000")
        run([*board, "--most-instructions", "0"], 2, "--most-instructions: '0' is no number from 1")
        run(["--compare", file, *board], 2, "--compare needs two files; '--board' is none", files=())
        run([*board, "--counters", "x.json"], 2, "are of a run without --board")
        run(["--compare", file, file, *board], 2, "a third is given")
        slow.write_text('{"schema": 1, "gfx942": {"hbm_latency": 1}}')
        run([*board, "--timing-parameters", slow], 2, "gfx942.hbm_latency = 1")
        slow.write_text('{"schema": 1, "gfx942": {"hbm_latency": 900, "hbm_latency": 950}}')
        run([*board, "--timing-parameters", slow], 2, "slow.json: the key gfx942.hbm_latency is there twice")
        slow.write_text('{"schema": 1, "boards": {"MI300X": {"xcds": 1, "streaming_mhz": 1000}}}')
        run([*board, "--grid", "8", "--timing-parameters", slow, "--prediction", answer], 0, "2 values of the board given")
        given = json.loads(answer.read_text())
        check(given["board_values_given"] == 2 and given["workgroups_run"] == 8, f"one XCD has all 8 workgroups: {given}")
        slow.write_text('{"schema": 1, "boards": {"MI300X": {"hbm_read_gbs": 1}}}')
        run([*board, "--timing-parameters", slow], 2, "boards.MI300X.hbm_read_gbs = 1: is no whole number from 132 to 16800")
    for f in failures:
        print(f, file=sys.stderr)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main(*sys.argv[1:])
