# SPDX-License-Identifier: MIT
"""Runs kernels of AMD GPU code objects (gfx90a, gfx942, gfx950) in Kiln's simulator, on numpy arrays and CPU tensors.

    kernels = kiln_sim.load("saxpy.co")
    result = kernels["saxpy"].launch(4, 256, y, x, numpy.float32(2), 1000)
    print(result)                # what the monitor found: races, accesses out of bounds, missing waits, with source lines
    result.counters["global"]    # what the kernel did
"""
from ._arguments import strided, with_pointers
from ._errors import Error
from ._objects import Argument, CodeObject, Kernel, load
from ._results import Place, Report, Result
from ._triton import launch_triton

__all__ = ["Argument", "CodeObject", "Error", "Kernel", "Place", "Report", "Result", "launch_triton", "load", "strided",
           "with_pointers"]
__version__ = "0.1.0"
