#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Runs kiln_picture as its users do. usage: run_kiln_picture.py KILN_PICTURE"""
import subprocess
import sys
import xml.etree.ElementTree

SVG = "{http://www.w3.org/2000/svg}"
GEMM = """\
block: 16 x 64 bytes (4 x 16)
A: 32 x 128 bytes, 2 x 2 blocks, 4096 bytes
B: 32 x 128 bytes, 2 x 2 blocks, 4096 bytes
both: 8192 bytes
 0:   | 0| 1
    1:| 0| 1
  0  0| 0| 1
  1  1| 2| 3
"""
MATRIX = """\
A item[] lane[m1 m2 m4 m8 k1 k2]
B item[] lane[n1 n2 n4 n8 k1 k2]
D item[m4 m8] lane[n1 n2 n4 n8 m1 m2]
"""


def run(*arguments):
    return subprocess.run([sys.argv[1], *arguments], check=False, capture_output=True, text=True)


def expect(what, holds):
    if not holds:
        sys.exit(f"run_kiln_picture.py: {what}")


def main():
    small = ["gemm", "wave_rows=16", "wave_columns=16"]
    gemm = run(*small)
    expect(f"kiln_picture gemm says\n{gemm.stdout}{gemm.stderr}", gemm.returncode == 0 and gemm.stdout == GEMM)
    root = xml.etree.ElementTree.fromstring(run(*small, "svg=1").stdout)
    expect("gemm svg=1 has not one rectangle a block and a tile", len(root.findall(f"{SVG}rect")) == 4 + 4 + 4)

    lds = run("lds", "arch=gfx950", "rows=32", "instructions=2", "divisor=4")
    expect(f"kiln_picture lds says\n{lds.stdout}", lds.returncode == 0 and lds.stdout.startswith(
        "gfx950 ds_read_b128: 64 banks, 4 groups of 16 lanes; 32 rows of 4 x 16 bytes, piece ^ row / 4\nbanks"))
    expect("swizzled rows conflict", lds.stdout.endswith("\n4 cycles, 4 without conflicts\n"))
    plain = run("lds", "svg=1").stdout
    root = xml.etree.ElementTree.fromstring(plain)
    marked = [r for r in root.findall(f"{SVG}rect") if r.get("stroke") == "#d00000"]
    expect("lds svg=1 does not mark the 64 lanes that conflict", len(marked) == 64)

    layout = run("layout", "item[k1] lane[m1 m2 k2]")
    expect(f"kiln_picture layout says\n{layout.stdout}", layout.returncode == 0 and layout.stdout.endswith("   3 3.0 3.1 7.0 7.1\n"))
    root = xml.etree.ElementTree.fromstring(run("layout", "item[k1] lane[m1 m2 k2]", "svg=1").stdout)
    expect("layout svg=1 has not one rectangle an element", len(root.findall(f"{SVG}rect")) == 16)
    matrix = run("matrix", "v_mfma_f64_16x16x4f64", "arch=gfx90a")
    expect(f"kiln_picture matrix says\n{matrix.stdout}", matrix.returncode == 0 and matrix.stdout == MATRIX)

    for wrong, reason in ((["lds", "rows=8"], "16 or 32 rows"), (["lds", "colour=1"], "colour=1"), (["bank"], "layout or matrix"),
                          (["gemm", "tile=sixteen"], "tile=sixteen"), (["layout", "item[k]"], "an image is"),
                          (["layout", "item[k1"], "a ] is missing"), (["layout", "row[k1]"], "groups"),
                          (["layout", "item[k1]"], "two coordinates"), (["layout"], "which layout"),
                          (["matrix", "v_mfma_f32_16x16x8_xf32", "arch=gfx950"], "no such MFMA")):
        refused = run(*wrong)
        expect(f"{wrong} is not refused: {refused.stderr}", refused.returncode == 2 and reason in refused.stderr)


if __name__ == "__main__":
    main()
