#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Runs device_scopes with the checks on three boards and compares what is found in each kernel.

usage: check_scopes.py PROGRAM DIRECTORY COMMAND...   COMMAND runs a program in the simulator
"""
import json
import os
import pathlib
import subprocess
import sys

PROGRAM, DIRECTORY, COMMAND = sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3:]
# One L2: what is not released at the device's scope is there all the same.
ONE_DIE = {(kernel, "not-acquired") for kernel in ("no_acquire", "one_xcd_no_acquire", "atomic_then_plain",
                                                   "last_block_unfenced")}
XCDS = ONE_DIE | {(kernel, "not-released") for kernel in ("no_release", "release_of_the_group", "last_block_unfenced")}
for board, wanted in {"MI300X": XCDS, "MI350X": XCDS, "MI210": ONE_DIE}.items():
    report = DIRECTORY / f"scopes.{board}.json"
    report.unlink(missing_ok=True)
    done = subprocess.run([*COMMAND, PROGRAM], capture_output=True, text=True, check=False,
                          env={**os.environ, "KILN_HIP_REPORT": f"json:{report}", "KILN_HIP_DEVICE": board})
    assert done.returncode == 0 and "the values are right" in done.stdout, done
    findings = json.loads(report.read_text())["findings"]
    found = {(f["launch"]["name"].split("(")[0], f["id"]) for f in findings}
    if found != wanted:
        sys.exit(f"FAILED: {board}: {sorted(found ^ wanted)} differ:\n" +
                 "\n".join(f"{f['launch']['name']}: {f['message']}" for f in findings))
print("scopes are right")
