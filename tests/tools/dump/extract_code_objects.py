#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Takes the code objects FOLDER/<stem>.<target>.co out of objects that hipcc made. Exit code 77: there are none.

usage: extract_code_objects.py LLVM_SUFFIX FOLDER OBJECT...
"""
import pathlib
import re
import subprocess
import sys

BUNDLE = re.compile(r"Extracting offload bundle: (.+-(gfx\w+)?)$", re.MULTILINE)  # the host's has no target


def main(suffix, folder, *objects):
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    objects = [pathlib.Path(o) for o in objects]
    if not any(o.exists() for o in objects):
        return 77
    for o in objects:
        done = subprocess.run([f"llvm-objdump{suffix}", "--offloading", o], check=True, capture_output=True, text=True)
        bundles = BUNDLE.findall(done.stdout)
        if not any(target for _, target in bundles):
            print(f"{o} holds no code object")
            return 1
        for written, target in bundles:
            if target:
                pathlib.Path(written).rename(folder / f"{o.stem}.{target}.co")
            else:
                pathlib.Path(written).unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
