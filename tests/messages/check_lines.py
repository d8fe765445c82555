#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Fails if the compiler's words on a mistake have become long: half of all cases must take 25 lines or fewer.

usage: check_lines.py DIRECTORY CASE...

DIRECTORY has the file CASE.lines of each case, which run_case.py wrote.
"""
import pathlib
import statistics
import sys

MOST_IN_THE_MIDDLE = 25


def main():
    directory, cases = pathlib.Path(sys.argv[1]), sys.argv[2:]
    lines = {case: int((directory / f"{case}.lines").read_text()) for case in cases}
    median = statistics.median(lines.values())
    longest = max(lines, key=lines.get)
    print(f"{len(lines)} mistakes: median {median:g} lines, at most {lines[longest]} ({longest})")
    if median > MOST_IN_THE_MIDDLE:
        sys.exit(f"the median is above {MOST_IN_THE_MIDDLE}")


main()
