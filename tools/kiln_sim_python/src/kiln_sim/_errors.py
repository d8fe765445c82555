# SPDX-License-Identifier: MIT
"""What the module raises."""


class Error(ValueError):
    """A file or a request that cannot be run. What a kernel does wrong is in the result's reports instead."""
