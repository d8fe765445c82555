# SPDX-License-Identifier: MIT
"""A driver for Triton: @triton.jit kernels, compiled by Triton's own compiler, run in the simulator on CPU tensors.

    import kiln_sim.triton

    driver = kiln_sim.triton.activate("MI300X")  # or the board of KILN_HIP_DEVICE
    add_kernel[(4,)](x, y, out, n, BLOCK=1024)   # CPU tensors; raises kiln_sim.Error for what the monitor finds
    print(driver.launches[-1].result.counters)
"""
from __future__ import annotations

import collections
import dataclasses
import itertools
import json
import os
import warnings
from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any

import torch
import triton
from triton import knobs
from triton.backends.compiler import GPUTarget
from triton.backends.driver import DriverBase

from . import _library
from ._errors import Error
from ._objects import Kernel
from ._results import Result
from ._triton import check_support, kernel_of, with_scratch
from ._triton_arguments import kernel_arguments

__all__ = ["Driver", "Launch", "activate"]

_numbers = itertools.count(1000)  # of devices: Triton keeps compiled kernels by them, so each driver has its own


@dataclasses.dataclass(frozen=True)
class Launch:
    """A launch that has ended."""
    kernel: str
    grid: tuple[int, int, int]  #: programs
    warps: int  #: of a program
    result: Result | None  #: None: it was only predicted
    prediction: dict[str, Any] | None  #: of the time on the driver's board: docs/timing.md


def _time_of_configuration(kernel_call: Callable[[], Any], quantiles: Sequence[float] = (0.5,), **options: Any
                           ) -> Sequence[float]:
    """For autotuners, which keep it longer than a driver is active."""
    driver = triton.runtime.driver.active
    if not isinstance(driver, Driver):
        times: Sequence[float] = driver.get_benchmarker()(kernel_call, quantiles=quantiles, **options)
        return times
    if driver.time:
        return [sum(launch.prediction["microseconds"] for launch in driver.predict(kernel_call)) / 1000] * len(quantiles)
    warnings.warn("kiln_sim: autotuning takes the first configuration; nothing is measured. activate(time=True) takes the one "
                  "that the timing model predicts to be the fastest", stacklevel=2)
    return [0.0] * len(quantiles)  # of equal times the first is the least


class Driver(DriverBase):  # type: ignore[misc]
    """See activate()."""

    launches: collections.deque[Launch]  #: the last thousand

    def __init__(self, board: str | None = None, on_error: str = "raise", time: bool = False, **options: Any):
        super().__init__()
        if on_error not in ("raise", "warn", "keep"):
            raise Error(f"on_error is {on_error!r}; there are 'raise', 'warn' and 'keep'")
        if board is None:
            board = (os.environ.get("KILN_HIP_DEVICE") or "MI300X").split(",")[0]
        self._device = json.loads(_library.device(board))
        self.board: str = self._device["name"]
        self.on_error, self.time, self.options = on_error, time, options
        self.launches = collections.deque(maxlen=1000)
        self.launcher_cls = self._launcher
        self.utils = SimpleNamespace(get_device_properties=self._properties, load_binary=self._load)
        self._number = next(_numbers)
        self._predicted: list[Launch] | None = None  # in predict()

    @classmethod
    def is_active(cls) -> bool:
        """It is never chosen by itself."""
        return False

    def get_current_target(self) -> GPUTarget:
        return GPUTarget("hip", knobs.runtime.override_arch or self._device["arch"], 64)

    def get_active_torch_device(self) -> torch.device:
        return torch.device("cpu")

    def get_current_device(self) -> int:
        return self._number

    def set_current_device(self, device: int) -> None:
        if device != self._number:
            raise Error(f"there is no device {device}: a driver has one board; activate() another")

    def get_current_stream(self, device: int | None = None) -> int:
        return 0

    def map_python_to_cpp_type(self, ty: str) -> str:
        from triton.backends.amd.driver import ty_to_cpp
        return str(ty_to_cpp(ty))

    def get_device_interface(self) -> Any:
        raise Error("nothing measures time here, as do_bench() asks for: activate(time=True) predicts it, in "
                    "driver.launches[-1].prediction")

    get_empty_cache_for_benchmark = get_device_interface

    def get_benchmarker(self) -> Callable[..., Sequence[float]]:
        return _time_of_configuration

    def predict(self, call: Callable[[], Any]) -> list[Launch]:
        """The launches of call(), whose time is predicted; they are not run, and stay out of `launches`."""
        before, self._predicted = self._predicted, []
        try:
            call()
            return self._predicted
        finally:
            self._predicted = before

    def _properties(self, _device: int | None) -> dict[str, Any]:
        d = self._device
        return {"max_shared_mem": d["lds"], "max_num_regs": d["registers"], "multiprocessor_count": d["compute_units"],
                "sm_clock_rate": d["clock_khz"], "mem_clock_rate": d["memory_clock_khz"], "mem_bus_width": d["memory_bus_bits"],
                "arch": d["arch"], "warpSize": 64, "max_threads_per_sm": d["threads"]}

    def _load(self, name: str, hsaco: bytes, _shared: int, _device: int) -> tuple[int, Kernel, int, int, int]:
        """Module, function, registers, spilled registers and the most work-items."""
        try:
            kernel = kernel_of(hsaco, name)
        except Error as e:
            raise Error(f"{name}, compiled for {self.get_current_target().arch}: {e}") from None
        return 0, kernel, kernel.vgprs, kernel.scratch_bytes // 4, kernel.block_limit

    def _launcher(self, source: Any, metadata: Any) -> Callable[..., None]:
        check_support(metadata)
        signature = list(source.signature.values())

        def launch(x: int, y: int, z: int, _stream: int, kernel: Kernel, _packed: Any, launch_metadata: Any,
                   enter: Any, leave: Any, *args: Any) -> None:
            if x * y * z == 0:
                return
            if enter is not None:
                enter(launch_metadata)
            try:
                self._launch(kernel, metadata, (x, y, z), kernel_arguments(metadata.name, signature, args))
            except Error as e:
                raise e if str(e).startswith(metadata.name) else Error(f"{metadata.name}: {e}") from None
            if leave is not None:
                leave(launch_metadata)

        return launch

    def _launch(self, kernel: Kernel, metadata: Any, grid: tuple[int, int, int], args: tuple[Any, ...]) -> None:
        block, args = metadata.num_warps * metadata.warp_size, with_scratch(kernel, args)
        prediction = None
        if self.time or self._predicted is not None:
            prediction = kernel.estimate(grid, block, *args, board=self.board, lds=metadata.shared)
        if self._predicted is not None:
            self._predicted.append(Launch(metadata.name, grid, metadata.num_warps, None, prediction))
            return
        result = kernel.launch(grid, block, *args, **self.options, lds=metadata.shared)
        self.launches.append(Launch(metadata.name, grid, metadata.num_warps, result, prediction))
        if result.ok or self.on_error == "keep":
            return
        errors = "\n".join(r.text for r in result.reports if r.severity == "error")
        text = f"{metadata.name}, {' x '.join(map(str, grid))} programs:\n{errors}"
        if self.on_error == "raise":
            raise Error(text)
        warnings.warn(text, stacklevel=4)


def activate(board: str | None = None, *, on_error: str = "raise", time: bool = False, **options: Any) -> Driver:
    """Makes the simulator Triton's device, until triton.runtime.driver.set_active() or another activate().

    board: "MI210", "MI300X", "MI325X", "MI350X" or "MI355X"; without it the first of KILN_HIP_DEVICE, or else MI300X. It
    decides the target and what kernels ask of their device. on_error: after a launch in which the monitor found errors
    "raise" raises kiln_sim.Error, "warn" warns, "keep" leaves them in `launches`. time: the time of each launch on the board
    is predicted too, and autotuning goes by it. options: those of Kernel.launch(), for every launch.
    """
    driver = Driver(board, on_error, time, **options)
    triton.runtime.driver.set_active(driver)
    return driver
