#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Draws some clocks of a timeline of kiln_sim as SVG: a track for each wave, and the units of one SIMD.

usage: draw_timeline.py TIMELINE.json FROM TO [--simd N] > PICTURE.svg

TIMELINE.json is what `kiln_sim --timeline` writes. FROM and TO are clocks. The picture of docs/timing.md, of
bench/compile_time/kernel/gemm.hip:

  kiln_sim kernel_gemm.gfx942.co --board MI300X --grid 2 --block 256 --arg buffer:bf16,512,8192 --arg buffer:bf16,512,8192 \\
    --arg buffer:bf16,8192,8192 --arg i32:512 --timeline gemm.json
  draw_timeline.py gemm.json 53960 54280 > docs/timeline.svg

That of docs/gemm.md, 20560 to 20960, is of small_gemm in bf16, shape {}, M 16, N 8192, K 4096, --timeline-from 8000.
"""
import argparse
import collections
import json
import sys
from xml.sax.saxutils import escape

PIXELS_PER_CLOCK, LEFT, TOP = 3, 190, 34
TRACK, LANE, GAP = 18, 5, 6

# By unit: what is issued. By reason: why a wave stands still.
UNITS = {"vector": "#4477aa", "matrix": "#222266", "scalar": "#aaaaaa", "branch": "#888888", "lds": "#228833",
         "vector memory": "#aa6611", "internal": "#dddddd"}
REASONS = {"waits for vmcnt": "#f4b183", "waits for lgkmcnt": "#b5e2b5", "waits at a barrier": "#f4a6c1",
           "vector ALU busy": "#a9c7e8", "matrix pipe busy": "#c9c3ea", "LDS queue full": "#7fd0a0",
           "VMEM queue full": "#e3b04b", "another wave has its turn": "#ffe08a", "nop, sleep or branch": "#eeeeee"}


def read(path):
    """The names of the tracks, and the events by track: (begin, end, name, kind), in order."""
    with open(path, encoding="utf-8") as file:
        events = json.load(file)["traceEvents"]
    names, tracks, begun = {}, collections.defaultdict(list), {}
    for e in events:
        if e["ph"] == "M" and e["name"] == "thread_name":
            names[e["pid"], e["tid"]] = e["args"]["name"]
        elif e["ph"] == "X":
            tracks[e["pid"], e["tid"]].append((e["ts"], e["ts"] + e["dur"], e["name"], e["cat"]))
        elif e["ph"] == "b":
            begun[e["id"]] = e
        elif e["ph"] == "e":
            b = begun.pop(e["id"])
            tracks[e["pid"], e["tid"]].append((b["ts"], e["ts"], e["name"], e["cat"]))
    return names, {track: sorted(of) for track, of in tracks.items()}


def stack(events):
    """Puts events that overlap into lanes: pairs of lane and event, and the number of lanes."""
    ends, placed = [], []
    for event in events:
        lane = next((i for i, end in enumerate(ends) if end <= event[0]), len(ends))
        ends[lane:lane + 1] = [event[1]]
        placed.append((lane, event))
    return placed, max(1, len(ends))


class picture:
    def __init__(self, first, last):
        self.first, self.last, self.y, self.parts = first, last, TOP, []

    def box(self, begin, end, y, height, colour, title):
        x = LEFT + (max(begin, self.first) - self.first) * PIXELS_PER_CLOCK
        width = (min(end, self.last) - max(begin, self.first)) * PIXELS_PER_CLOCK
        self.parts.append(f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{colour}" stroke="#fff" '
                          f'stroke-width="0.5"><title>{escape(title)}</title></rect>')

    def text(self, x, y, words, anchor="start"):
        self.parts.append(f'<text x="{x}" y="{y}" text-anchor="{anchor}">{escape(words)}</text>')

    def track(self, name, events):
        seen = [e for e in events if e[1] > self.first and e[0] < self.last]
        placed, lanes = stack(seen)
        height = TRACK if lanes == 1 else LANE * lanes
        for lane, (begin, end, what, kind) in placed:
            colour = REASONS[what] if kind == "stall" else UNITS[kind]
            low = LANE if lanes > 1 else (TRACK - 6 if kind == "stall" else TRACK)
            y = self.y + (LANE * lane if lanes > 1 else (3 if kind == "stall" else 0))
            self.box(begin, end, y, low, colour, f"{what}: clocks {begin} to {end}")
        self.text(LEFT - 8, self.y + height / 2 + 4, name, "end")
        self.y += height + GAP

    def legend(self, title, colours):
        self.text(LEFT - 8, self.y + 11, title, "end")
        x = LEFT
        for name, colour in colours:
            if x + 30 + 7 * len(name) > LEFT + (self.last - self.first) * PIXELS_PER_CLOCK:
                x, self.y = LEFT, self.y + 18
            self.parts.append(f'<rect x="{x}" y="{self.y}" width="14" height="14" fill="{colour}"/>')
            self.text(x + 19, self.y + 11, name)
            x += 34 + 7 * len(name)
        self.y += 22

    def svg(self):
        width = LEFT + (self.last - self.first) * PIXELS_PER_CLOCK + 10
        lines = []
        for clock in range((self.first + 19) // 20 * 20, self.last + 1, 20):
            x = LEFT + (clock - self.first) * PIXELS_PER_CLOCK
            lines.append(f'<line x1="{x}" y1="{TOP - 6}" x2="{x}" y2="{self.ruled}" stroke="#eee"/>')
            if clock % 40 == 0:
                lines.append(f'<text x="{x}" y="{TOP - 12}" text-anchor="middle">{clock}</text>')
        return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {self.y}" font-family="sans-serif" '
                f'font-size="12">\n<rect width="100%" height="100%" fill="#fff"/>\n' + "\n".join(lines + self.parts) +
                "\n</svg>\n")


def main():
    parser = argparse.ArgumentParser(description="Draws some clocks of a timeline of kiln_sim as SVG.")
    parser.add_argument("timeline")
    parser.add_argument("first", type=int, metavar="FROM")
    parser.add_argument("last", type=int, metavar="TO")
    parser.add_argument("--simd", type=int, default=0, help="whose units are drawn")
    options = parser.parse_args()
    if not 0 <= options.first < options.last:
        parser.error("FROM must be less than TO")
    names, tracks = read(options.timeline)
    out = picture(options.first, options.last)
    inside = [e for track in tracks for e in tracks[track] if e[1] > out.first and e[0] < out.last]

    def is_seen(track):
        return any(e[1] > out.first and e[0] < out.last for e in tracks.get(track, []))

    if not inside:
        parser.error(f"nothing is recorded from clock {out.first} to {out.last}")
    for (process, track), name in names.items():
        if process == 1 and is_seen((1, track)):
            out.track(name.replace("workgroup", "group"), tracks[1, track])
    for (process, track), name in names.items():
        if process == 2 and name.startswith(f"SIMD {options.simd} ") and is_seen((2, track)):
            out.track(name, tracks[2, track])
    out.ruled = out.y
    out.legend("issued to", [(u, c) for u, c in UNITS.items() if any(e[3] == u for e in inside)])
    out.legend("stands still", [(r, c) for r, c in REASONS.items() if any(e[2] == r for e in inside)])
    sys.stdout.write(out.svg())


if __name__ == "__main__":
    main()
