# SPDX-License-Identifier: MIT
"""What a pair of kernels is: two sources, and launches with the results that numpy expects."""
import dataclasses
import pathlib
from collections.abc import Callable

import numpy as np

KERNELS = pathlib.Path(__file__).resolve().parent / "kernels"
ROOT = pathlib.Path(__file__).resolve().parents[3]


@dataclasses.dataclass
class Output:
    """An array that the kernel writes. `expected` and the tolerances, or `check` of the launch, decide."""
    before: np.ndarray
    expected: np.ndarray | None = None
    relative: float = 0
    absolute: float = 0

    def is_close(self, got, expected):
        if self.relative == 0 and self.absolute == 0:
            return np.array_equal(got, expected)
        return np.allclose(got.astype(np.float64), expected.astype(np.float64), self.relative, self.absolute, equal_nan=True)


@dataclasses.dataclass
class Launch:
    grid: tuple[int, ...]
    arguments: list[np.ndarray | Output | tuple[str, object]]  #: an input, an output, or a type and its value
    elements: int  #: that the kernel processes
    check: Callable[[list[np.ndarray]], bool] | None = None  #: of the outputs, beside what they expect


@dataclasses.dataclass
class Pair:
    name: str
    block: tuple[int, ...]
    launch: Callable[..., Launch]  #: (target, size)
    sizes: list  #: each is compared; the last is measured
    longer: object = None  #: a size with as many waves as the last, and more iterations; None without a loop
    kiln: pathlib.Path | None = None
    clang: pathlib.Path | None = None
    kernel: str | None = None

    def source(self, side):
        given = self.kiln if side == "kiln" else self.clang
        return given or KERNELS / f"{self.name}.{side}.hip"

    def symbol(self, side):
        return (self.kernel or self.name) + ("_kernel" if side == "kiln" else "")


def example(number_and_name):
    return ROOT / "examples" / f"{number_and_name}.hip"


def numbers(count, seed, kind=np.float32):
    """Numbers from -1 to 1, the same each time."""
    return np.random.default_rng(seed).uniform(-1, 1, count).astype(kind)


def integers(count, seed, low=-(1 << 20), high=1 << 20):
    return np.random.default_rng(seed).integers(low, high, count, np.int32)


def blocks_of(count, size):
    return (count + size - 1) // size
