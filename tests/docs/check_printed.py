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


def hold(program, path, options, check, said):
    """Compares the page with what the program prints, or writes it there. `check` and `said` take the printed text: what is
    wrong with a page, and the line for none. The exit status."""
    printed = subprocess.run([program], capture_output=True, text=True, check=True).stdout
    page = path.read_text()
    write = options == ["--write"]
    if write:
        path.write_text(page := PRINTED.sub(lambda _: printed, page))
    failures = list(check(printed, page))
    if failures and not write:
        failures.append("--write puts the code's tables into the page")
    print("\n".join(failures) or said(printed))
    return 1 if failures else 0


def main():
    return hold(sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3:], differences,
                lambda printed: f"{len(printed.splitlines())} printed lines, the same in the page")


if __name__ == "__main__":
    sys.exit(main())
