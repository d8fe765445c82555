# SPDX-License-Identifier: MIT
"""Which kernels are measured, and one compilation of one of them."""
import os
import pathlib
import re
import subprocess
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
BUDGETS = HERE / "budgets.json"
MOST_STEPS = 1 << 30  # more than any kernel needs
EVALUATORS = {"default": [], "bytecode": ["-fexperimental-new-constant-interpreter"]}
# Nominal instructions of the kernel `mixed`: sections that give them
SIZES = {100: 1, 500: 5, 2000: 19, 4000: 40, 8000: 80, 16000: 160}
GATED_SIZE = 2000
# Clang's words for too few steps; it also refuses arrays longer than the limit
OUT_OF_STEPS = ("hit maximum step limit", "use '-fconstexpr-steps' to increase this limit")


class Kernel:
    """A source with one kernel, and the source of an empty kernel in the same headers."""

    def __init__(self, name, source, empty, options=()):
        self.name, self.source, self.empty, self.options = name, source, empty, list(options)

    def entry(self):
        """The name that KILN_KERNEL gives to code."""
        found = re.search(r"^KILN_KERNEL(?:_AS)?\((\w+),", self.source.read_text(), re.MULTILINE)
        if not found:
            raise SystemExit(f"{self.source}: no KILN_KERNEL at the beginning of a line")
        return found[1]


def kernels(largest):
    """Empty kernels first, then `mixed` up to the size `largest`, then the library's kernels and the examples."""
    empty = Kernel("empty", HERE / "empty.hip", "empty")
    empty_example = Kernel("empty_example", HERE / "empty_example.hip", "empty_example")
    mixed = [Kernel(f"mixed_{size}", HERE / "mixed.hip", "empty", [f"-DKILN_BENCH_SECTIONS={sections}"])
             for size, sections in SIZES.items() if size <= largest]
    library = [Kernel(f"kernel_{path.stem}", path, "empty") for path in sorted((HERE / "kernel").glob("*.hip"))]
    examples = [Kernel(path.stem, path, "empty_example")
                for path in sorted((ROOT / "examples").glob("[0-9][0-9]_*.hip"))]
    return [empty, empty_example, *mixed, *library, *examples]


class Result:
    def __init__(self, status, usage, errors):
        self.ok = os.waitstatus_to_exitcode(status) == 0
        self.seconds = usage.ru_utime + usage.ru_stime
        self.peak_mb = usage.ru_maxrss / 1024
        self.errors = errors


def run(command, directory=None):
    """Runs a compiler. CPU seconds and memory are those of the process and all its children."""
    with tempfile.TemporaryFile() as log:
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=log, cwd=directory)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)  # so that Popen does not wait again
        log.seek(0)
        return Result(status, usage, log.read().decode(errors="replace"))


class Compiler:
    """How a kernel is compiled: for the device alone by clang, or the whole program by hipcc."""

    def __init__(self, command, target, directory, precompiled=None):
        """`precompiled`: Kiln's headers as cmake/rocm.cmake precompiles them, with KILN_SHOW_WARNINGS."""
        self.command, self.target, self.directory = command, target, directory
        self.headers = ["-DKILN_SHOW_WARNINGS", "-Xclang", "-include-pch", "-Xclang", precompiled] if precompiled else []

    def device_command(self, kernel, evaluator="default", steps=MOST_STEPS):
        return [self.command, "-x", "hip", f"--offload-arch={self.target}", "-nogpuinc", "-nogpulib",
                "--offload-device-only", *self.common(kernel, evaluator, steps)]

    def device(self, kernel, evaluator):
        return run([*self.device_command(kernel, evaluator), "-c", "-o", f"{self.directory}/device.o"])

    def hipcc(self, kernel, evaluator):
        return run([str(ROOT / "scripts/in_rocm"), "hipcc", f"--offload-arch={self.target}",
                    *self.common(kernel, evaluator, MOST_STEPS), "-c", "-o", "whole.o"], self.directory)

    def header_command(self, header, source):
        """A translation unit of the device pass with one header, or none, before what is in `source`."""
        return [self.command, "-x", "hip", f"--offload-arch={self.target}", "-nogpuinc", "-nogpulib",
                "--offload-device-only", "-std=c++20", "-fsyntax-only", f"-I{ROOT / 'include'}",
                *(["-include", header] if header else []), str(source)]

    def passes_with(self, kernel, steps, code_object=None):
        """Whether so many constexpr steps suffice. Only the default evaluator counts them. Writes `code_object` if given."""
        written = ["--no-gpu-bundle-output", "-fuse-cuid=none", "-o", code_object] if code_object else ["-fsyntax-only"]
        result = run([*self.device_command(kernel, steps=steps), *self.headers, *written])
        if not result.ok and not any(words in result.errors for words in OUT_OF_STEPS):
            raise SystemExit(f"{kernel.name} does not compile:\n{result.errors}")
        return result.ok

    def instruction_count(self, kernel):
        """The finished kernel's instructions, from an assertion's message."""
        definitions = [f'-DKILN_BENCH_SOURCE="{kernel.source}"', f"-DKILN_BENCH_TARGET={self.target}",
                       f"-DKILN_BENCH_ENTRY={kernel.entry()}"]
        result = run([self.command, "-fsyntax-only", *definitions, *self.common(kernel, "default", MOST_STEPS)[:-1],
                      str(HERE / "count.cpp")])
        found = re.search(r"expression evaluates to '(\d+) == 0'", result.errors)
        if not found:
            raise SystemExit(f"{kernel.name} does not compile:\n{result.errors}")
        return int(found[1])

    @staticmethod
    def common(kernel, evaluator, steps):
        return ["-std=c++20", "-O3", f"-I{ROOT / 'include'}", f"-fconstexpr-steps={steps}", *EVALUATORS[evaluator],
                *kernel.options, str(kernel.source)]


def smallest_steps(compiler, kernel, guess, precision=0.005):
    """The smallest number of constexpr steps that suffices, to a relative precision, by bisection from a guess."""
    low, high = int(guess * 0.98), int(guess * 1.02) + 1
    while not compiler.passes_with(kernel, high):
        low, high = high, high * 2
    while low > 0 and compiler.passes_with(kernel, low):
        low, high = low // 2, low
    while high - low > max(1, high * precision):
        middle = (low + high) // 2
        if compiler.passes_with(kernel, middle):
            high = middle
        else:
            low = middle
    return high
