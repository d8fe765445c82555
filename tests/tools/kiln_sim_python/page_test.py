# SPDX-License-Identifier: MIT
"""docs/check_without_gpu.md: its code is run as a reader runs it, and has to print what the page shows."""
import os
import pathlib
import re
import subprocess
import sys

import pytest

PAGE = pathlib.Path(os.environ["KILN_PAGE"]).read_text()


def blocks(section, language):
    text = PAGE.split(f"\n## {section}\n")[1].split("\n## ")[0]
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)


def run(section, directory):
    script = directory / "check.py"
    script.write_text("\n\n".join(block.rstrip("\n") for block in blocks(section, "python")) + "\n")
    done = subprocess.run([sys.executable, script.name], cwd=directory, capture_output=True, text=True, check=False,
                          env={**os.environ, "TRITON_CACHE_DIR": str(directory / "cache")})
    assert done.returncode == 0, done.stderr
    assert done.stdout == "".join(blocks(section, "text"))


def test_triton(tmp_path):
    pytest.importorskip("triton", reason="Triton is not installed")
    run("Triton", tmp_path)


def test_triton_with_pytorch(tmp_path):
    pytest.importorskip("triton", reason="Triton is not installed")
    pytest.importorskip("torch", reason="PyTorch is not installed")
    run("Triton with PyTorch", tmp_path)


def test_hip(tmp_path):
    source, = blocks("HIP", "cpp")
    command, = blocks("HIP", "sh")
    (tmp_path / "reverse.hip").write_text(source)
    done = subprocess.run([os.environ["KILN_IN_ROCM"], *command.split()], cwd=tmp_path, capture_output=True, text=True,
                          check=False)
    if done.returncode == 77:
        pytest.skip("ROCm is not installed")
    assert done.returncode == 0, done.stderr
    run("HIP", tmp_path)
