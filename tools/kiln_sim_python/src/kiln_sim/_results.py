# SPDX-License-Identifier: MIT
"""Reports and counters of a run as data."""
from __future__ import annotations

import dataclasses
from typing import Any

from ._errors import Error


@dataclasses.dataclass(frozen=True)
class Place:
    """The other party of a race or a missing wait."""
    instruction: str
    index: int
    wave: int
    lane: int
    file: str | None = None
    line: int | None = None


@dataclasses.dataclass(frozen=True)
class Report:
    """What the monitor found at one instruction; str() is the line that kiln_sim prints. Fields: src/result_json.cpp."""
    kind: str  #: "out of bounds", "global race", ...: docs/simulator.md
    id: str  #: as in silence=["out-of-bounds@file:line"]: docs/simulator_reports.md
    severity: str  #: "error" or "note"
    message: str
    text: str
    instruction: str  #: as assembly; empty for reports about the launch
    workgroup: tuple[int, int, int]
    wave: int  #: within the workgroup
    address: int  #: the kernel's address, of reports about memory
    count: int  #: how often the instruction had this kind of report
    index: int | None = None  #: of the instruction, in the kernel's listing()
    lane: int | None = None
    file: str | None = None
    line: int | None = None
    other: Place | None = None

    def __str__(self) -> str:
        return self.text


@dataclasses.dataclass(frozen=True)
class Result:
    """A finished run; str() is all its reports, a line each."""
    ok: bool  #: there are no errors; notes there may be
    reports: list[Report]
    counters: dict[str, Any]  #: docs/simulator.md; with by_line=True "lines" too

    def check(self) -> Result:
        """The result itself; an Error with all reports if there are errors among them."""
        if not self.ok:
            raise Error(str(self))
        return self

    def __str__(self) -> str:
        return "\n".join(r.text for r in self.reports) or "nothing to report"


def result_of(data: dict[str, Any]) -> Result:
    """From the library's JSON."""
    reports = []
    for fields in data["reports"]:
        fields["workgroup"] = tuple(fields["workgroup"])
        if "other" in fields:
            fields["other"] = Place(**fields["other"])
        reports.append(Report(**fields))
    refused = [r.text if r.instruction else r.message for r in reports if r.kind in ("bad launch", "no meaning")]
    if refused:
        raise Error("\n".join(refused))
    return Result(data["ok"], reports, data["counters"])
