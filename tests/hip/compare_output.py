#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Runs a command and compares its output with a file. Lines of several lanes ("lane ...") come in any order.

usage: compare_output.py EXPECTED COMMAND...
"""
import subprocess
import sys


def in_order(text):
    lines = text.splitlines()
    return [line for line in lines if not line.startswith("lane ")] + sorted(
        line for line in lines if line.startswith("lane "))


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        expected = in_order(file.read())
    run = subprocess.run(sys.argv[2:], capture_output=True, text=True, check=False)
    found = in_order(run.stdout)
    for line in set(expected) ^ set(found):
        print("only", "expected:" if line in expected else "found:", line)
    print(run.stderr, end="")
    return int(run.returncode != 0 or found != expected)


sys.exit(main())
