#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes a wheel of kiln_sim with a library that is built already, and a new environment that has it, numpy, pytest and nothing
else. usage: LIBRARY SOURCE OUT. Installs the wheel in the environment that runs this too, for the tests with PyTorch.
What the new environment needs is copied from this one: nothing is fetched."""
import importlib.metadata
import pathlib
import shutil
import subprocess
import sys
import venv

COPIED = ("numpy", "pytest", "iniconfig", "packaging", "pluggy", "pygments")


def main(library, source, out):
    out = pathlib.Path(out)
    shutil.rmtree(out, ignore_errors=True)
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "wheel", "--no-build-isolation", "--no-deps", "--wheel-dir", out, "--config-settings",
                    f"build-dir={out / 'build'}", "--config-settings", f"cmake.define.KILN_SIM_LIBRARY={library}", source],
                   check=True)
    wheel, = out.glob("kiln_sim-*-py3-none-*.whl")
    venv.create(out / "env", with_pip=False)
    python = out / "env" / "bin" / "python"
    site = pathlib.Path(subprocess.run([python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
                                       capture_output=True, text=True, check=True).stdout.strip())
    for name in COPIED:
        for file in importlib.metadata.files(name):
            if ".." not in file.parts and file.suffix != ".pyc":
                (site / file).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(file.locate(), site / file)
    subprocess.run([*pip, "--python", python, "install", "--no-index", "--no-deps", wheel], check=True)
    subprocess.run([*pip, "install", "--no-index", "--no-deps", "--force-reinstall", wheel], check=True)
    (out / "env" / "requirements.txt").touch()  # scripts/in_python asks for it
    print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main(*sys.argv[1:])
