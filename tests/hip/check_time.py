#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Runs device_time by the model: the same times in each run, and a trace of its streams.

usage: check_time.py PROGRAM DIRECTORY COMMAND...   COMMAND runs a program in the simulator
"""
import json
import os
import pathlib
import subprocess
import sys

PROGRAM, DIRECTORY, COMMAND = sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3:]
TRACE = DIRECTORY / "trace.json"


def run(**environment):
    return subprocess.run([*COMMAND, PROGRAM], capture_output=True, text=True, check=False,
                          env={**os.environ, **environment})


def main():
    TRACE.unlink(missing_ok=True)
    done = run(KILN_HIP_TIME="model", KILN_HIP_TRACE=str(TRACE))
    assert done.returncode == 0 and "time is right" in done.stdout and done.stderr == "", done
    assert run(KILN_HIP_TIME="model").stdout == done.stdout
    trace = json.loads(TRACE.read_text())
    assert trace["otherData"] == {"schema": 1, "time": "model"}, trace["otherData"]
    items = [e for e in trace["traceEvents"] if e["ph"] == "X"]
    kernels = [e for e in items if e["name"] == "scale(float*, float)"]
    assert [e["args"]["launch"] for e in sorted(kernels, key=lambda e: e["args"]["launch"])] == [1, 2, 3, 5, 7], kernels
    assert {e["name"] for e in items} == {"scale(float*, float)", "read_clocks(long long*)", "i", "copy to the device",
                                          "copy to the host"}, items
    assert len({e["tid"] for e in kernels}) == 2, "kernels of two streams"
    by_stream = {}
    for e in items:
        by_stream.setdefault(e["tid"], []).append((e["ts"], e["ts"] + e["dur"]))
    for spans in by_stream.values():
        spans.sort()
        assert all(a[1] <= b[0] + 0.01 for a, b in zip(spans, spans[1:])), spans
    refused = run(KILN_HIP_TIME="fast")
    assert refused.returncode == 2 and "KILN_HIP_TIME is 'fast'; allowed: wall, model" in refused.stderr, refused
    print("predicted time is right:", done.stdout.splitlines()[0])


main()
