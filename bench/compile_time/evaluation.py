#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Where the constant evaluation of a kernel spends clang's time: functions, or the lines of a file.

Clang is run with a plugin that samples its default evaluator. Needs libclang-22-dev. Shares are per cent of the time in
which one constant was evaluated, the compiled kernel. --collapsed writes the stacks for a flame graph viewer (speedscope,
Perfetto).
"""
import argparse
import collections
import os
import pathlib
import subprocess
import sys
import tempfile

import compiling

PLUGIN_SOURCE = compiling.HERE / "profile" / "evaluation_profile.cpp"
KERNEL = "compile_once"  # the function that all evaluation of a kernel is in


def build_plugin(compiler):
    """The plugin, built again if its source is newer."""
    plugin = compiling.ROOT / "build" / "evaluation_profile.so"
    if plugin.exists() and plugin.stat().st_mtime > PLUGIN_SOURCE.stat().st_mtime:
        return plugin
    plugin.parent.mkdir(exist_ok=True)
    includes = subprocess.run(["llvm-config-22", "--includedir"], check=True, capture_output=True, text=True).stdout
    command = [compiler, "-std=c++17", "-O1", "-fno-rtti", "-fPIC", "-shared", "-Wall", "-Wextra", "-Werror",
               "-isystem", includes.strip(), str(PLUGIN_SOURCE), "-o", str(plugin)]
    if subprocess.run(command, check=False).returncode != 0:
        raise SystemExit("the plugin does not compile; is libclang-22-dev there?")
    return plugin


def sample(compiler, kernel, runs, by_steps):
    """Stacks with their samples or constexpr steps, outermost frame first, from several compilations."""
    plugin, stacks = build_plugin(compiler.command), collections.Counter()
    with tempfile.TemporaryDirectory() as directory:
        out = pathlib.Path(directory, "stacks")
        for _ in range(runs):
            command = [*compiler.device_command(kernel), "-S", "-o", os.devnull, f"-fplugin={plugin}",
                       f"-fplugin-arg-evaluation_profile-{out}"]
            result = compiling.run(command)
            if not result.ok:
                raise SystemExit(f"{kernel.source} does not compile:\n{result.errors}")
            for line in out.read_text().splitlines():
                stack, samples, steps = line.rsplit(" ", 2)
                stacks[tuple(stack.split(";"))] += int(steps if by_steps else samples)
    return stacks


def of_kernel(stacks):
    """What was sampled in the evaluation of the kernel."""
    return {stack: n for stack, n in stacks.items() if any(frame.split(" ")[0] == KERNEL for frame in stack)}


def short(frame):
    """`function file:line` with the path from include/kiln or the last directory on."""
    function, _, place = frame.partition(" ")
    path, _, line = place.rpartition(":")
    for root in ("include/kiln/", "bench/", "examples/"):
        path = path.rpartition(root)[2] if root in path else path
    return function, path, int(line)


def shares(stacks):
    """Inclusive and own samples of each function, and of each line; a function or line counts once a stack."""
    functions, lines = [collections.Counter(), collections.Counter()], [collections.Counter(), collections.Counter()]
    for stack, count in stacks.items():
        frames = [short(f) for f in stack]
        for name in {(f[0], f[1]) for f in frames}:
            functions[0][name] += count
        for place in {f[1:] for f in frames}:
            lines[0][place] += count
        functions[1][frames[-1][:2]] += count
        lines[1][frames[-1][1:]] += count
    return functions, lines


def print_functions(stacks, most):
    (inclusive, own), _ = shares(stacks)
    total = sum(stacks.values())
    print("  all    own  function")
    for name, count in inclusive.most_common(most):
        print(f"{100 * count / total:5.1f} {100 * own[name] / total:6.1f}  {name[0]}  {name[1]}")


def print_lines(stacks, path):
    _, (inclusive, own) = shares(stacks)
    total = sum(stacks.values())
    shown = short(f"- {path.resolve()}:0")[1]
    print("  all    own")
    for number, text in enumerate(path.read_text().splitlines(), 1):
        at = (shown, number)
        share = f"{100 * inclusive[at] / total:5.1f} {100 * own[at] / total:6.1f}" if inclusive[at] else " " * 12
        print(f"{share} {number:5} {text}")


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("source", type=pathlib.Path, help="a source with a kernel")
    parser.add_argument("--clang", metavar="=OPTION", action="append", default=[], help="a further option of clang")
    parser.add_argument("--lines", metavar="FILE", type=pathlib.Path, help="the lines of a file with their shares")
    parser.add_argument("--below", metavar="FUNCTION", help="only what this function calls")
    parser.add_argument("--steps", action="store_true", help="shares of clang's constexpr steps instead of its time")
    parser.add_argument("--most", type=int, default=40, help="so many functions")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--collapsed", metavar="FILE", type=pathlib.Path, help="also write the stacks, for a flame graph")
    parser.add_argument("--compiler", default="clang++-22")
    parser.add_argument("--target", default="gfx942")
    return parser.parse_args()


def main():
    args = arguments()
    kernel = compiling.Kernel(args.source.stem, args.source.resolve(), "empty", args.clang)
    compiler = compiling.Compiler(args.compiler, args.target, None)
    everything = sample(compiler, kernel, args.runs, args.steps)
    stacks = of_kernel(everything)
    if not stacks:
        raise SystemExit("no sample was in the evaluation of a kernel")
    unit = "steps" if args.steps else "samples"
    print(f"{sum(everything.values()):,} {unit}, {sum(stacks.values()):,} of them in the kernel's evaluation")
    if args.below:
        stacks = {s: n for s, n in stacks.items() if any(f.split(" ")[0].rpartition("::")[2] == args.below for f in s)}
    if args.collapsed:
        args.collapsed.write_text("".join(f"{';'.join(stack)} {n}\n" for stack, n in stacks.items()))
    if not stacks:
        raise SystemExit(f"no sample was below {args.below}")
    if args.lines:
        print_lines(stacks, args.lines)
    else:
        print_functions(stacks, args.most)
    return 0


if __name__ == "__main__":
    sys.exit(main())
