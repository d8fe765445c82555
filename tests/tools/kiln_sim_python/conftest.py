# SPDX-License-Identifier: MIT
"""Compiles the kernels with the compiler that KILN_CLANG names."""
import os
import pathlib
import subprocess

import kiln_sim
import pytest

SOURCE = pathlib.Path(__file__).with_name("kernels.hip")


def compile_kernels(target, out, *options):
    subprocess.run([os.environ["KILN_CLANG"], "-x", "hip", "-nogpuinc", "-nogpulib", "--offload-device-only", "-O3", "-g1",
                    f"--offload-arch={target}", *options, SOURCE, "-o", out], check=True)
    return out


@pytest.fixture(scope="session")
def code_object(tmp_path_factory):
    return compile_kernels("gfx942", tmp_path_factory.mktemp("kernels") / "kernels.co", "--no-gpu-bundle-output")


@pytest.fixture(scope="session")
def kernels(code_object):
    return kiln_sim.load(code_object)


@pytest.fixture
def fault_line():
    """The line of kernels.hip that has to be in a report."""
    lines = SOURCE.read_text().splitlines()
    return lambda fault: next(i + 1 for i, line in enumerate(lines) if line.endswith(f"// fault: {fault}"))
