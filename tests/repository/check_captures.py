#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""No lambda of what a kernel's evaluation reads captures a reference parameter: clang 22's bytecode evaluator refuses it.

usage: check_captures.py CLANG_QUERY UNIT COMPILER_FLAG...     UNIT includes all headers and instantiates a kernel
"""
import re
import subprocess
import sys

# sim/ and the host side of device/ run as ordinary code.
LAYERS = "support|isa|ir|text|analysis|emit|select|author|pass|check|compile|kernel"
MATCHER = (f"match lambdaExpr(isExpansionInFileMatching(\"/kiln/({LAYERS})/\"),"
           " hasAnyCapture(lambdaCapture(capturesVar(parmVarDecl(hasType(referenceType()))))))")


def main(query, unit, *flags):
    done = subprocess.run([query, "-c", "set output diag", "-c", MATCHER, unit, "--", *flags], capture_output=True, text=True,
                          check=False)
    count = re.search(r"^(\d+) match(?:es)?\.$", done.stdout, re.MULTILINE)
    if done.returncode != 0 or not count:
        return done.stdout[-2000:] + done.stderr[-2000:]
    places = sorted(set(re.findall(r"^(\S+:\d+):\d+: note: \"root\" binds here", done.stdout, re.MULTILINE)))
    return "\n".join(f"{place}: this lambda captures a reference parameter; capture a pointer or a value" for place in places)


wrong = main(*sys.argv[1:])
print(wrong or "no lambda captures a reference parameter")
sys.exit(bool(wrong))
