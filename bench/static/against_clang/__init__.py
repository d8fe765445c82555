# SPDX-License-Identifier: MIT
"""Kernels written the obvious way in Kiln and in HIP C++, run in kiln_sim and compared."""
