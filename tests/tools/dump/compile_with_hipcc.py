#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Code objects FOLDER/<stem>.<target>.co of sources, by real hipcc. Exit code 77: there is no ROCm.

usage: compile_with_hipcc.py IN_ROCM FOLDER TARGET,TARGET... SOURCE... -- FLAG...
"""
import pathlib
import subprocess
import sys


def main(in_rocm, folder, targets, *rest):
    sources, flags = rest[:rest.index("--")], rest[rest.index("--") + 1:]
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    for source in map(pathlib.Path, sources):
        for target in targets.split(","):
            done = subprocess.run([in_rocm, "hipcc", *flags, "--offload-device-only", "--no-gpu-bundle-output",
                                   "-Wno-unused-command-line-argument",
                                   f"--offload-arch={target}", source, "-o", f"{source.stem}.{target}.co"],
                                  cwd=folder)
            if done.returncode:
                return done.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
