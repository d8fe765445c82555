#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What a kernel's evaluation reads has nothing that clang 22's bytecode evaluator refuses: a lambda that captures a reference
parameter; and, where it comes from a precompiled header, a static data member named through an object.

usage: check_bytecode.py CLANG_QUERY UNIT COMPILER_FLAG...     UNIT includes all headers and instantiates a kernel
"""
import re
import subprocess
import sys

# sim/ and the host side of device/ run as ordinary code.
LAYERS = "support|isa|ir|text|analysis|emit|selection|author|pass|check|compile|tile|kernel"
HERE = f"isExpansionInFileMatching(\"/kiln/({LAYERS})/\")"
REFUSED = {
    f"lambdaExpr({HERE}, hasAnyCapture(lambdaCapture(capturesVar(parmVarDecl(hasType(referenceType()))))))":
        "this lambda captures a reference parameter; capture a pointer or a value",
    f"memberExpr({HERE}, member(varDecl()))":
        "this names a static data member through an object; name its class: type::member, or decltype(object)::member",
}


def main(query, unit, *flags):
    matches = [word for matcher in REFUSED for word in ("-c", f"match {matcher}")]
    done = subprocess.run([query, "-c", "set output diag", *matches, unit, "--", *flags], capture_output=True, text=True,
                          check=False)
    answers = re.split(r"^\d+ match(?:es)?\.$", done.stdout, flags=re.MULTILINE)[:-1]
    if done.returncode != 0 or len(answers) != len(REFUSED):
        sys.exit(done.stdout[-2000:] + done.stderr[-2000:])
    wrong = [f"{place}: {words}" for words, answer in zip(REFUSED.values(), answers)
             for place in sorted(set(re.findall(r"^(\S+:\d+):\d+: note: \"root\" binds here", answer, re.MULTILINE)))]
    print("\n".join(wrong) or "nothing that the bytecode evaluator refuses")
    sys.exit(bool(wrong))


main(*sys.argv[1:])
