# SPDX-License-Identifier: MIT
"""The gate: constexpr steps of each kernel against those recorded. Steps do not depend on the machine's mood."""
import json
import pathlib

import compiling

ABOVE, BELOW = 1.05, 0.90
RECORD = "python3 bench/compile_time/run.py --record"


def recorded():
    return json.loads(compiling.BUDGETS.read_text()) if compiling.BUDGETS.exists() else {}


def gated():
    return compiling.kernels(compiling.GATED_SIZE)


def record(compiler):
    old, new = recorded(), {}
    for kernel in gated():
        new[kernel.name] = compiling.smallest_steps(compiler, kernel, old.get(kernel.name, 30_000), precision=0.001)
        print(f"{kernel.name}: {new[kernel.name]:,} steps, recorded before: {old.get(kernel.name, 0):,}", flush=True)
    compiling.BUDGETS.write_text(json.dumps(new, indent=2) + "\n")
    return 0


def check(compiler, name, by_bytecode=None, only_above=False):
    """Two compilations: 5 % above the record must suffice, 10 % below must not (not asked with `only_above`). The first makes
    the code object that the bytecode evaluator has made, if there is one."""
    kernel = next((k for k in gated() if k.name == name), None)
    if kernel is None:
        raise SystemExit(f"no kernel {name}; there are {', '.join(k.name for k in gated())}")
    budget = recorded().get(name)
    if budget is None:
        print(f"{name} has no recorded budget: {RECORD}")
        return 1
    by_default = pathlib.Path(compiler.directory, f"{name}.co") if by_bytecode else None
    if not compiler.passes_with(kernel, int(budget * ABOVE), by_default):
        print(f"{name} needs more than 5 % above its budget of {budget:,} constexpr steps. Make it cheaper, or, if it "
              f"is worth the compile time, record it: {RECORD}")
        return 1
    if by_default and by_default.read_bytes() != pathlib.Path(by_bytecode).read_bytes():
        print(f"{name}: clang's default evaluator gives other code than {by_bytecode}, which its bytecode evaluator made")
        return 1
    if only_above:
        print(f"{name}: within {ABOVE:.0%} of {budget:,} constexpr steps")
        return 0
    if compiler.passes_with(kernel, int(budget * BELOW)):
        print(f"{name} got cheaper: it needs less than 90 % of its budget of {budget:,} constexpr steps. "
              f"Record the gain: {RECORD}")
        return 1
    print(f"{name}: within {BELOW:.0%} and {ABOVE:.0%} of {budget:,} constexpr steps")
    return 0
