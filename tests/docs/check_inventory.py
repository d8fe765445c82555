#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Each test that the inventory names must exist, and each test of a trap must be named there, by what the trap is.

usage: check_inventory.py CTEST BUILD_DIRECTORY TESTS_DIRECTORY PAGE.md

The last column of a table whose head ends in "test" names tests, separated by commas: names of ctest, where NAME* stands
for all that begin so, or files under TESTS without their extension (such as unit/author/buffer_test). No row may be without.
"""
import pathlib
import re
import subprocess
import sys


def main():
    ctest, build, tests, path = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3]), pathlib.Path(sys.argv[4])
    listing = subprocess.run([ctest, "--test-dir", build, "-N"], capture_output=True, text=True, check=True).stdout
    known = set(re.findall(r"^ *Test +#\d+: (.+)$", listing, re.MULTILINE))
    failures, named, in_table, patterns = [], 0, False, []
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if not line.startswith("|"):
            in_table = False
            continue
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
        if cells[-1] == "test":
            in_table = True
            continue
        if not in_table or set(cells[-1]) == {"-"}:
            continue
        if not cells[-1]:
            failures.append(f"{path.name}:{number}: no test")
        for name in filter(None, (part.strip(" `") for part in cells[-1].split(","))):
            named += 1
            patterns.append(name)
            exists = (any(test.startswith(name[:-1]) for test in known) if name.endswith("*") else name in known
                      or any((tests / f"{name}{extension}").is_file() for extension in (".cpp", ".py")))
            if not exists:
                failures.append(f"{path.name}:{number}: there is no test {name}")
    for trap in sorted(name for name in known if name.startswith("pyhip_trap_")):
        if not any(trap.startswith(p[:-1]) if p.endswith("*") else trap == p for p in patterns):
            failures.append(f"{path.name}: does not name {trap}")
        if re.search(r"\d_\d|_\d+$", trap):
            failures.append(f"{trap} is a number: a name says the trap")
    if failures or not named:
        sys.exit("\n".join(failures) or f"{path.name} names no tests")
    print(f"{named} tests named")


main()
