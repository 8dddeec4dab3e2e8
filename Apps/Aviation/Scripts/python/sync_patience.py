"""Servers that are busy, or away for a while, with two devices."""

import itertools
import signal
import time

from faulty_proxy import Answer, Cut, always, first, since
from sync_pair import CLEAR, Pair

METHODS = ["PROPFIND", "LOCK", "GET", "PUT", "UNLOCK"]


def check_busy(program, flaws, server, is_sample=False):
    """Answers that ask for patience, once, for long and always."""
    patience = itertools.product(METHODS, [429, 503])
    refusals = itertools.product(METHODS[:4], [Answer(429, {"Retry-After": "600"}), Answer(503), Answer(423)])
    if is_sample:
        patience = [("PROPFIND", 429), ("LOCK", 503)]
        refusals = [("PROPFIND", Answer(503)), ("LOCK", Answer(423)), ("PUT", Answer(429, {"Retry-After": "600"}))]
    with Pair(program, flaws, server, "busy server") as pair:
        pair.edit()
        pair.proxy.set_fault(first("LOCK", Answer(423)))
        pair.one.run("sync")
        pair.settle("a lock that is refused once")
        for method, status in patience:
            pair.edit()
            check_patience(pair, method, Answer(status, {"Retry-After": "2"}))
        for method, answer in refusals:
            pair.edit()
            check_refusal(pair, method, answer)


def check_patience(pair, method, answer):
    """The program waits as long as the server asks, or says when to try again."""
    case = f"{answer.status} to {method}, Retry-After 2"
    pair.proxy.set_fault(first(method, answer))
    status, output = pair.one.try_to("sync")
    pair.expect(status == 0 or "Try again in 2 seconds" in output, f"{case}: ends with {status}:\n{output}")
    same = [request for request in pair.proxy.requests if request.method == method]
    if pair.proxy.was_met and len(same) > 1 and method not in ["GET", "PUT"]:
        pause = same[1].time - same[0].time
        pair.expect(status != 0 or method == "UNLOCK" or pause >= 1.9, f"{case}: repeated after {pause:.1f} s")
    pair.settle(case)


def check_refusal(pair, method, answer):
    """A server that refuses again and again is not asked again and again."""
    case = f"always {answer.status} to {method}"
    pair.proxy.set_fault(always(method, answer))
    start = time.monotonic()
    status, output = pair.one.try_to("sync")
    took = time.monotonic() - start
    count = sum(request.method == method for request in pair.proxy.requests)
    pair.expect(status == 1 and "Try again" in output, f"{case}: ends with {status}:\n{output}")
    pair.expect(count <= 40 and took < 60, f"{case}: {count} requests in {took:.0f} s")
    if answer.fields:
        pair.expect("10 minutes" in output, f"{case}: does not say when to try again:\n{output}")
    pair.settle(case)


def check_watch(program, flaws, server, tries=1):
    """`sync --watch` starts while the server is away, and goes on when it is back; returns the seconds between tries."""
    with Pair(program, flaws, server, "outage") as pair:
        with pair.ledger.watching(pair.two):
            pair.two.add_flights(1, first=900)
        pair.two.run("sync")
        pair.proxy.set_fault(since(1, Cut.BEFORE))
        watch = pair.one.start("sync", "--watch", "--format", "json")
        times = wait_for_tries(pair, watch, tries)
        pair.proxy.set_fault(None)
        deadline = time.monotonic() + 150
        while pair.one.records != pair.two.records and time.monotonic() < deadline and watch.poll() is None:
            time.sleep(0.2)
        if pair.proxy.requests:
            times.append(pair.proxy.requests[0].time)
        if pair.expect(watch.poll() is None, "sync --watch ends with the server"):
            pair.expect(pair.one.records == pair.two.records, "sync --watch does not go on after an outage")
            watch.send_signal(signal.SIGINT)
        _, output = pair.one.finish(watch, ["sync", "--watch"])
        pair.expect(CLEAR.search(output), f"sync --watch does not say that the server is away:\n{output}")
        pair.settle("an outage")
        return [round(later - earlier) for earlier, later in zip(times, times[1:])]


def wait_for_tries(pair, watch, count):
    """Returns the times at which tries begin; the requests of one are at most a few seconds apart."""
    while watch.poll() is None:
        moments = [request.time for request in pair.proxy.requests]
        times = [moment for before, moment in zip([0, *moments], moments) if moment - before > 10]
        if len(times) >= count and time.monotonic() - moments[-1] > 5:
            return times
        time.sleep(0.2)
    return []
