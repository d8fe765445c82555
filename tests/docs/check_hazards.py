#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Holds the page of hazard rules to the rules in the code.

usage: check_hazards.py PRINT_HAZARDS INCLUDE_DIRECTORY PAGE.md [--write]

The tables of the page are what the program PRINT_HAZARDS prints; --write puts them there. Each rule has one row in the
page, and each rule that a message of INCLUDE_DIRECTORY names has one.
"""
import collections
import pathlib
import re
import sys

from check_printed import differences, hold

ROW = re.compile(r"^\| ((?:[HM]\d+[a-z]*(?:, )?)+) \|", re.MULTILINE)
NAMED = re.compile(r'rule ([HM]\d+[a-z]*)\)?[^"\n]*"')


def rows_of(text):
    """How many rows each rule has."""
    return collections.Counter(name for names in ROW.findall(text) for name in names.split(", "))


def check(printed, named, page):
    """Yields what is wrong with the page."""
    rows, rules = rows_of(page), rows_of(printed)
    for name in sorted(rules.keys() | set(named)):
        if rows[name] != 1:
            yield f"{name} has {rows[name]} rows in the page, not one"
    for name, count in sorted(rows.items()):
        if count > 1 and name not in rules:
            yield f"{name} has {count} rows in the page, not one"
    yield from differences(printed, page)


def main():
    include = pathlib.Path(sys.argv[2])
    named = [name for header in sorted(include.rglob("*.hpp")) for name in NAMED.findall(header.read_text())]

    def wrong(printed, page):
        yield from check(printed, named, page)
        if not named:
            yield "no message names a rule"

    return hold(sys.argv[1], pathlib.Path(sys.argv[3]), sys.argv[4:], wrong,
                lambda printed: f"{len(rows_of(printed))} rules, each once in the page")


if __name__ == "__main__":
    sys.exit(main())
