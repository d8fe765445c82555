#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Runs device_mistakes with the checks and compares what they found: JSON, text, exit codes, the same in each run.

usage: check_findings.py PROGRAM DIRECTORY COMMAND...   COMMAND runs a program in the simulator
"""
import json
import os
import pathlib
import re
import subprocess
import sys

PROGRAM, DIRECTORY, COMMAND = sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3:]
SOURCE = pathlib.Path(__file__).with_name("device_mistakes.hip").read_text().splitlines()
REPORT = DIRECTORY / "findings.json"


def run(mistakes, **environment):
    return subprocess.run([*COMMAND, PROGRAM, *mistakes.split()], capture_output=True, text=True, check=False,
                          env={**os.environ, **environment})


def findings(mistakes, **environment):
    REPORT.unlink(missing_ok=True)
    done = run(mistakes, KILN_HIP_REPORT=f"json:{REPORT}", **environment)
    assert done.returncode == 0 and "done" in done.stdout, done
    report = json.loads(REPORT.read_text())
    assert report["schema"] == 1
    assert report["errors"] == sum(f["severity"] == "error" for f in report["findings"])
    return report["findings"]


def expect(got, wanted):
    if got != wanted:
        sys.exit(f"FAILED: got {got!r}, expected {wanted!r}")


def line_of(text):
    return next(i for i, line in enumerate(SOURCE, 1) if text in line)


def one(mistakes, **wanted):
    found = findings(mistakes)
    expect([f["message"] for f in found][1:], [])
    got = found[0]
    expect({key: got[key] for key in wanted}, wanted)
    return got


def check_calls():
    expect(findings("free free_host"), [])
    end = "free free_host"
    base = 0x2000_0000_0000
    got = one("copy " + end, id="copy-out-of-bounds", function="hipMemcpy", launch=None, address=base)
    expect(got["message"], "hipMemcpy: 1028 bytes, but the allocation has 1024 there")
    expect(got["allocation"] | {"kind": "device"}, {
        "number": 1, "address": base, "bytes": 1024, "kind": "device", "device": 0, "made_by": "hipMalloc",
        "freed_by": None})
    one("fill " + end, id="copy-out-of-bounds", function="hipMemset", address=base + 4)
    got = one("wrong_free " + end, id="invalid-free", message="hipFree: the memory is of another kind")
    expect(got["allocation"]["made_by"], "hipHostMalloc")
    one("inner_free " + end, id="invalid-free", message="hipFree: the address is not where the allocation begins")
    got = one("double_free free_host", id="double-free", message="hipFree: the memory was freed before")
    expect(got["allocation"]["freed_by"], "hipFree")
    got = one("async_twice free_host", id="double-free", message="hipFreeAsync: the memory was freed before")
    expect(got["allocation"]["freed_by"], "hipFreeAsync")
    leaks = findings("")
    expect([(f["id"], f["allocation"]["number"], f["allocation"]["made_by"]) for f in leaks],
           [("leak", 1, "hipMalloc"), ("leak", 2, "hipHostMalloc")])


def check_kernels():
    # Memory that is not freed is no leak after a fault, which makes the frees fail.
    after = one("after", id="out-of-bounds")
    expect((after["id"], after["line"]), ("out-of-bounds", line_of("p[i] = 5")))
    expect(pathlib.Path(after["file"]).name, "device_mistakes.hip")
    expect((after["workgroup"], after["wave"], after["lane"], after["count"]), ([0, 0, 0], 0, 0, 2))
    expect(after["launch"], {"number": 1, "kernel": "_Z8write_atPim", "name": "write_at(int*, unsigned long)",
                             "grid": [2, 1, 1], "block": [1, 1, 1], "lds_bytes": 0, "device": 0})
    expect((after["allocation"]["number"], after["address"] - after["allocation"]["address"]), (1, 1028))
    freed = findings("freed")
    expect([(f["id"], f["function"]) for f in freed[:2]], [("use-after-free", "hipMemcpy"), ("use-after-free", None)])
    expect(freed[1]["allocation"]["freed_by"], "hipFree")
    race = findings("race free free_host")
    ids = [f["id"] for f in race]
    assert "lds-race" in ids and all(f["launch"]["kernel"] == "_Z7reversePi" for f in race), race
    other = race[ids.index("lds-race")]["other"]
    assert other["line"] in range(line_of("values[threadIdx.x] ="), line_of("values[255") + 1), race
    # What three launches have in common is found once, in the first.
    again = findings("race race race free free_host")
    expect([(f["id"], f["launch"]["number"], f["count"]) for f in again], [(f["id"], 1, 3 * f["count"]) for f in race])


def check_text_and_exit():
    done = run("race copy free free_host", KILN_HIP_REPORT="text")
    assert re.search(r"error: LDS race:.*\n  kernel reverse\(int\*\), launch 1 of 1x1x1 workgroups of 256x1x1, device 0\n"
                     r"  .*device_mistakes.hip:\d+: ds_", done.stderr), done.stderr
    assert re.search(r"hipMemcpy: 1028 bytes.*\n  at allocation 1 \(1024 bytes at 0x200000000000, hipMalloc\)",
                     done.stderr), done.stderr
    assert done.returncode == 0 and re.fullmatch(r"kiln_hip: [1-9]\d* errors?", done.stderr.splitlines()[-1]), done
    expect(run("free free_host", KILN_HIP_ERROR_EXIT="7").returncode, 0)
    expect(run("free", KILN_HIP_ERROR_EXIT="7").returncode, 7)
    expect(run("race free free_host", KILN_HIP_ERROR_EXIT="7").returncode, 7)
    expect(run("race free free_host").stderr, "")
    text = DIRECTORY / "findings.text"
    text.unlink(missing_ok=True)
    run("free", KILN_HIP_REPORT=f"text:{text}")
    assert "leak: 1024 bytes" in text.read_text()
    for name, value in {"REPORT": "xml", "ERROR_EXIT": "256", "SEED": "1x"}.items():
        done = run("free free_host", **{f"KILN_HIP_{name}": value})
        expect((done.returncode, f"KILN_HIP_{name} is '{value}'; allowed:" in done.stderr), (2, True))


def check_seeds():
    outputs = {}
    for seed in range(1, 6):
        first = run("order free free_host", KILN_HIP_SEED=str(seed)).stdout
        assert "are the waves" in first, first
        expect(run("order free free_host", KILN_HIP_SEED=str(seed)).stdout, first)
        outputs[first] = seed
    assert len(outputs) > 1, "the seed changes nothing"
    mistakes = "race copy inner_free freed"
    findings(mistakes, KILN_HIP_SEED="3")
    first = REPORT.read_text()
    for _ in range(5):
        findings(mistakes, KILN_HIP_SEED="3")
        expect(REPORT.read_text(), first)


check_calls()
check_kernels()
check_text_and_exit()
check_seeds()
print("findings are right")
