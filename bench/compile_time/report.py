# SPDX-License-Identifier: MIT
"""The measurements as a table and as a plot."""


def shown(value, digits):
    return "-" if value is None else f"{value:,.{digits}f}"


def table(results, file):
    heading = ("kernel", "instructions", "compiler", "evaluator", "s", "ms/1000", "steps", "MB")
    rows = [heading]
    for name, kernel in results["kernels"].items():
        for compiler in ("evaluators", "hipcc"):
            for evaluator, m in kernel.get(compiler, {}).items():
                rows.append((name, f"{kernel['instructions']:,}", "device" if compiler == "evaluators" else "hipcc",
                             evaluator, shown(m["median_seconds"], 2), shown(m["ms_per_1000_instructions"], 0),
                             shown(m.get("constexpr_steps"), 0), shown(m["peak_mb"], 0)))
    widths = [max(len(row[i]) for row in rows) for i in range(len(heading))]
    for row in rows:
        left = (0, 2, 3)  # text; numbers stand to the right
        print("  ".join(c.ljust(w) if i in left else c.rjust(w) for i, (c, w) in enumerate(zip(row, widths))).rstrip(),
              file=file)


WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 720, 440, 70, 40, 30, 60
LINES = (("evaluators", "default", "#c0392b", ""), ("evaluators", "bytecode", "#2471a3", ""),
         ("hipcc", "default", "#c0392b", "6 4"), ("hipcc", "bytecode", "#2471a3", "6 4"))


def step_of(largest):
    """A round distance of grid lines: 1, 2 or 5 times a power of ten, at most eight of them."""
    power = 1e-3
    while True:
        for factor in (1, 2, 5):
            if largest / (power * factor) <= 8:
                return power * factor
        power *= 10


def svg(results):
    """Seconds over the number of instructions of the kernel `mixed`; the left end is the empty kernel."""
    mixed = [k for name, k in results["kernels"].items() if name.startswith("mixed_")]
    lines = []
    for compiler, evaluator, colour, dash in LINES:
        measured = [(k["instructions"], k[compiler][evaluator]) for k in mixed if compiler in k]
        points = [(n, m["median_seconds"]) for n, m in measured if m["median_seconds"] is not None]
        if points:
            points.insert(0, (0, measured[0][1]["empty_median_seconds"]))
            what = "device pass" if compiler == "evaluators" else "hipcc"
            lines.append((f"{what}, {evaluator} evaluator", colour, dash, points))
    x_largest = max(n for *_, points in lines for n, _ in points)
    y_largest = max(s for *_, points in lines for _, s in points) * 1.05

    def x(n):
        return LEFT + n / x_largest * (WIDTH - LEFT - RIGHT)

    def y(s):
        return HEIGHT - BOTTOM - s / y_largest * (HEIGHT - TOP - BOTTOM)

    out = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" font-family="sans-serif" '
           'font-size="12">', '<rect width="100%" height="100%" fill="white"/>']
    for tick in range(int(y_largest / step_of(y_largest)) + 1):
        s = tick * step_of(y_largest)
        out.append(f'<path d="M{LEFT} {y(s):.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>'
                   f'<text x="{LEFT - 8}" y="{y(s) + 4:.1f}" text-anchor="end">{s:g} s</text>')
    for tick in range(int(x_largest / step_of(x_largest)) + 1):
        n = tick * step_of(x_largest)
        out.append(f'<text x="{x(n):.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{n:,.0f}</text>')
    out.append(f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 16}" text-anchor="middle">instructions</text>')
    for i, (title, colour, dash, points) in enumerate(lines):
        path = " ".join(f"{x(n):.1f},{y(s):.1f}" for n, s in points)
        style = f'fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}"'
        out.append(f'<polyline points="{path}" {style}/>')
        out += [f'<circle cx="{x(n):.1f}" cy="{y(s):.1f}" r="3" fill="{colour}"/>' for n, s in points]
        height = TOP + 18 * i
        out.append(f'<path d="M{LEFT + 16} {height - 4}h28" {style}/><text x="{LEFT + 52}" y="{height}">{title}</text>')
    return "\n".join([*out, "</svg>", ""])
