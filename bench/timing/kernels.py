# SPDX-License-Identifier: MIT
"""Predictions of other projects' kernels, row by row. A kernel counts only after its check at a small shape."""
from kernel_points import KERNELS, PAIRS, POINTS
from peers import MALL_BYTES, Failed, Missing, NotRun

GOALS = {"b": (0.10, 0.20), "c": (0.05, None)}  # median, worst
ORDERED_FROM, IN_ORDER = 0.05, 0.90  # pairs that differ by more, and the share of them in the right order


class Runner:
    def __init__(self, simulator, checkouts, scratch):
        self.simulator, self.checkouts, self.scratch = simulator, checkouts, scratch
        self.checks, self.times, self.origins = {}, {}, {}

    def checked(self, name):
        """Says how the kernel's result was found right; NotRun if it was not."""
        kernel = KERNELS[name]
        if isinstance(kernel, Missing):
            raise NotRun(kernel.reason)
        if name not in self.checks:
            self.origins[name] = self.checkouts.origin(kernel.repository, kernel.path)
            try:
                self.checks[name] = kernel.check(self.simulator, self.checkouts, self.scratch)
            except NotRun as reason:
                self.checks[name] = reason
        if isinstance(self.checks[name], NotRun):
            raise self.checks[name]
        return self.checks[name]

    def code(self, name):
        return self.origins[name] | {"check": self.checked(name)}

    def time(self, name, shape, board, clock):
        key = (name, shape, board, clock)
        if key not in self.times:
            self.checked(name)
            kernel = KERNELS[name]
            file = kernel.build(self.checkouts, self.scratch, shape)
            warm = kernel.input_bytes(shape) <= MALL_BYTES
            self.times[key] = self.simulator.time(file, kernel.words(shape), board, clock, warm, self.scratch)
        return self.times[key]


def clock_text(prediction):
    return f"{prediction['board']} {prediction['clock_mhz']:g} MHz"


def empty(name, part, published, unit, source):
    return {
        "name": name, "class": "no clock" if part == "d" else "validation", "part": part, "published": published,
        "predicted": None, "error": None, "within": GOALS.get(part, (None,))[0], "unit": unit, "clock": "", "source": source
    }


def point_row(runner, p):
    row = empty(p.name, p.part, p.published, p.unit, p.source)
    try:
        prediction = runner.time(p.kernel, p.shape, p.board, p.clock)
    except NotRun as reason:
        return row | {"not_run": str(reason), "failed": isinstance(reason, Failed)}
    row |= {"clock": clock_text(prediction), "code": [runner.code(p.kernel)]}
    if p.unit == "cycles":
        return row | {"predicted": prediction["cycles"], "error": prediction["cycles"] / p.published - 1}
    launch = prediction["launch_microseconds"]
    return row | {
        "predicted": prediction["microseconds"], "error": prediction["microseconds"] / p.published - 1,
        "zero_error_mhz": prediction["cycles"] / (p.published - launch)
    }


def pair_row(runner, p):
    row = empty(p.name, "c", p.published, "ratio", p.source)
    try:
        first, second = (runner.time(name, p.shape, p.board, p.clock) for name in (p.first, p.second))
    except NotRun as reason:
        return row | {"not_run": str(reason), "failed": isinstance(reason, Failed)}
    ratio = first["microseconds"] / second["microseconds"]
    return row | {
        "predicted": ratio, "error": ratio / p.published - 1, "clock": clock_text(first),
        "code": [runner.code(name) for name in (p.first, p.second)]
    }


def rows(runner, only):
    wanted = lambda item: not only or any(item.name.startswith(beginning) for beginning in only)
    return [point_row(runner, p) for p in POINTS if wanted(p)] + [pair_row(runner, p) for p in PAIRS if wanted(p)]


def order(all_rows):
    """Of the pairs that differ by more than 5 %: how many, and how many are in the right order."""
    pairs = [r for r in all_rows if r["part"] == "c" and r["predicted"]]
    far = [r for r in pairs if max(r["published"], 1 / r["published"]) > 1 + ORDERED_FROM]
    return len(far), sum((r["published"] > 1) == (r["predicted"] > 1) for r in far)
