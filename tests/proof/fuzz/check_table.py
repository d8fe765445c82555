#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""docs/proof.md has the table that `kiln_fuzz --rows` prints. usage: check_table.py KILN_FUZZ PROOF_MD"""
import pathlib
import subprocess
import sys

fuzz, page = sys.argv[1:]
printed = subprocess.run([fuzz, "--rows"], capture_output=True, text=True, check=True).stdout
if not printed or printed not in pathlib.Path(page).read_text():
    print(f"{page} does not have this table:\n{printed}")
    sys.exit(1)
print(f"{page} has the table of {printed.count(chr(10))} lines")
