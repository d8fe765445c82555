#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Holds the page of the simulator's reports to the table in the code, and its examples to the tests' expectations.

usage: check_reports.py KINDS.hpp REPORT_TEST.cpp PAGE.md

Each row of the table has a section named by its identifier, and each section a row. A section says the severity, shows a
line that the tests expect word for word, and has the parts PARTS; the last one says whether it can be silenced.
"""
import pathlib
import re
import sys

PARTS = ["Means", "On hardware", "Fix", "Silence"]
ROW = re.compile(r'^\s*\{"([a-z-]+)", severity::(\w+), (true|false), ".+"\},$', re.MULTILINE)


def one_line(text):
    return re.sub(r"\s+", " ", text).strip()


def check(kinds, tests, page):
    """Yields what is wrong."""
    rows = {name: (severity, silenceable == "true") for name, severity, silenceable in ROW.findall(kinds)}
    if not rows:
        yield "the table has no rows"
    expected = one_line(re.sub(r'"\s*"', "", tests).replace("\\n", " "))
    sections = {}
    for part in re.split(r"^## ", page.split("\n# Identifiers\n")[-1], flags=re.MULTILINE)[1:]:
        head, _, body = part.partition("\n")
        name = head.strip("`")
        if name in sections:
            yield f"{name} has two sections"
        sections[name] = body
    for name in sorted(rows.keys() - sections.keys()):
        yield f"{name} has no section"
    for name in sorted(sections.keys() - rows.keys()):
        yield f"the section {name} is about no report"
    for name in sorted(rows.keys() & sections.keys()):
        body, (severity, silenceable) = sections[name], rows[name]
        if f"Severity: {severity}." not in body:
            yield f"{name}: its severity is {severity}"
        example = one_line("".join(re.findall(r"^```\n(.*?)^```$", body, re.MULTILINE | re.DOTALL)))
        if f"{severity}: " not in example or not example.endswith(f" [{name}]") or f'"{example} ' not in expected:
            yield f"{name}: tests expect no such line: {example}"
        if re.findall(r"^\*\*(.+?)\.\*\* \S", body, re.MULTILINE) != PARTS:
            yield f"{name}: has not the parts {', '.join(PARTS)}"
        if ("**Silence.** Cannot be silenced" in body) == silenceable:
            yield f"{name}: can be silenced: {silenceable}"


def main():
    failures = list(check(*(pathlib.Path(path).read_text() for path in sys.argv[1:4])))
    print("\n".join(failures) or "each report has its section")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
