#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Each way in which page and rules may differ must be reported by check_hazards."""
import sys

import check_hazards

PRINTED = "\n| rule | wait states |\n|---|--:|\n| H1 | 2 |\n| M4d | 3, 5, 9, 17 |\n"
HEAD, TAIL = "# Hazards\n<!-- printed -->\n", "<!-- end of print -->\n| H34 | VCCZ |\n| H10, H11 | free |\n"
PAGE = HEAD + PRINTED + TAIL
CASES = {
    "equal": (PRINTED, PAGE, []),
    "another number": (PRINTED, PAGE.replace("| H1 | 2 |", "| H1 | 3 |"),
                       ["the page says\n  | H1 | 3 |\nand the code\n  | H1 | 2 |"]),
    "a rule is missing": (PRINTED, PAGE.replace("| M4d | 3, 5, 9, 17 |\n", ""),
                          ["M4d has 0 rows in the page, not one",
                           "the page has more or fewer lines than the code's tables"]),
    "a rule stands twice": (PRINTED, PAGE + "| H1 | 2 |\n", ["H1 has 2 rows in the page, not one"]),
    "a free number stands twice": (PRINTED, PAGE + "| H10 | free |\n", ["H10 has 2 rows in the page, not one"]),
    "a named rule is missing": (PRINTED, PAGE.replace("| H34 | VCCZ |\n", ""),
                                ["H34 has 0 rows in the page, not one"]),
    "no place": (PRINTED, PRINTED + TAIL, ["the page has no place for the printed tables"]),
    "nothing printed": ("", HEAD + TAIL, ["nothing is printed"]),
}

failures = [f"{name}: {found}" for name, (printed, page, expected) in CASES.items()
            if (found := list(check_hazards.check(printed, ["H34"], page))) != expected]
if check_hazards.NAMED.findall('text << " half of VCC (rule H34)";  // rule H99\n') != ["H34"]:
    failures.append("rules named by messages are not found")
print("\n".join(failures) or "each difference is reported")
sys.exit(bool(failures))
