# SPDX-License-Identifier: MIT
"""What all programs take that predict launches of kernels they compile."""
import argparse
import pathlib

ROOT = pathlib.Path(__file__).resolve().parents[2]


def parser_of(description):
    """A parser with --build, --kiln-sim and --compiler."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / "build/test")
    parser.add_argument("--kiln-sim", type=pathlib.Path)
    parser.add_argument("--compiler", default="clang++-22")
    return parser


def parse(parser):
    """The options; kiln_sim is that of the build where none is given."""
    options = parser.parse_args()
    options.kiln_sim = options.kiln_sim or options.build / "tools/kiln_sim/kiln_sim"
    return options
