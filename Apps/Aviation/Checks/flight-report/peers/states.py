"""Prints an invented answer of OpenSky's /states/all, always the same: states.py COUNT"""

import json
import random
import sys

COUNTRIES = ["United States"] * 44 + ["Germany"] * 4 + ["India"] * 3 + ["Turkey"] * 3 + ["Spain"]
TIME = 1_700_000_000

random.seed(1)


def state(index):
    """A row of the answer, with as many unknown values as in real ones."""
    is_known = random.random() > 0.013
    is_on_ground = random.random() < 0.09
    place = (round(random.uniform(-180, 180), 4), round(random.uniform(-60, 75), 4))
    if random.random() < 0.02:
        place = (round(random.uniform(-75, -72.5), 4), round(random.uniform(39.8, 41.5), 4))
    height = None if is_on_ground else round(random.uniform(-20, 1800)) * 7.62
    return [
        f"{0xE80000 + index:06x}", f"QX{index}".ljust(8) if random.random() > 0.02 else "        ",
        random.choice(COUNTRIES), TIME - random.randrange(90) if is_known else None, TIME - 1,
        *(place if is_known else (None, None)), height, is_on_ground,
        round(random.uniform(0, 280), 2), round(random.uniform(0, 360), 2),
        None if is_on_ground else round(random.uniform(-12, 12), 2), None,
        height and round(height + 90, 2),
        f"{random.randrange(4096):04o}" if random.random() > 0.6 else None, False, 0,
        random.choice([0, 0, 1, 1, 4, 6]),
    ]


answer = {"time": TIME, "states": [state(index) for index in range(int(sys.argv[1]))]}
print(json.dumps(answer, separators=(",", ":")))
