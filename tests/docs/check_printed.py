#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Holds the tables of a page to what a program prints from the rows in the code.

usage: check_printed.py PROGRAM PAGE.md [--write]

The tables stand between `<!-- printed -->` and `<!-- end of print -->`; --write puts them there.
"""
import pathlib
import re
import subprocess
import sys

PRINTED = re.compile(r"(?<=<!-- printed -->\n).*?(?=<!-- end of print -->)", re.DOTALL)


def differences(printed, page):
    """Yields what is wrong with the page."""
    block = PRINTED.search(page)
    if not block:
        yield "the page has no place for the printed tables"
        return
    if not printed.strip():
        yield "nothing is printed"
    for old, new in zip(block[0].splitlines(), printed.splitlines()):
        if old != new:
            yield f"the page says\n  {old}\nand the code\n  {new}"
            return
    if block[0] != printed:
        yield "the page has more or fewer lines than the code's tables"


def main():
    program, path = sys.argv[1], pathlib.Path(sys.argv[2])
    printed = subprocess.run([program], capture_output=True, text=True, check=True).stdout
    page = path.read_text()
    if sys.argv[3:] == ["--write"]:
        path.write_text(page := PRINTED.sub(lambda _: printed, page))
    failures = list(differences(printed, page))
    if failures and sys.argv[3:] != ["--write"]:
        failures.append("--write puts the code's tables into the page")
    print("\n".join(failures) or f"{len(printed.splitlines())} printed lines, the same in the page")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
