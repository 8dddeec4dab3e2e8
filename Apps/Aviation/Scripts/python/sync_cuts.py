"""Connections that are lost at any request of a sync."""

import itertools
import time

from faulty_proxy import Cut, at, since
from sync_pair import CLEAR


def check_cuts(pair, cases):
    """Connections that are lost; returns how many were, and how often the program went on by itself."""
    met, unharmed = 0, 0
    for number, cut, make in cases:
        pair.edit()
        pair.proxy.set_fault(make(number, cut))
        start = time.monotonic()
        status, output = pair.one.try_to("sync")
        took = time.monotonic() - start
        case = f"connection lost {make.__name__} request {number}, {cut.value}"
        pair.expect(status == 0 or (status == 1 and CLEAR.search(output)), f"{case}: ends with {status}:\n{output}")
        pair.expect(took < 60, f"{case}: takes {took:.0f} s")
        met += pair.proxy.was_met
        unharmed += pair.proxy.was_met and status == 0
        is_through = status == 0 and not pair.proxy.was_met
        pair.settle(case)
        if is_through and isinstance(cases, AllCuts):
            cases.skip()
    return met, unharmed


class AllCuts:
    """A connection that is lost at the first request, at the second, and so on, until a sync does not meet it."""

    def __init__(self, cuts=tuple(Cut)):
        self.kinds = list(itertools.product(cuts, [at, since]))
        self.number = 0

    def __iter__(self):
        while self.kinds:
            self.number += 1
            yield (self.number, *self.kinds[0])

    def skip(self):
        self.kinds.pop(0)
        self.number = 0


def some_cuts(count, chance):
    """Connections that are lost at requests as they are made by a sync."""
    return [(chance.randint(1, 14), chance.choice(list(Cut)), chance.choice([at, since])) for _ in range(count)]
