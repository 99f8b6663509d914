"""Percentages, with Python's fractions, rounded half away from zero to 10 decimals.

python3 engine.oracle.py > engine.oracle.json
"""

import json
import random
from fractions import Fraction

rng = random.Random(20261120)


def shown(x):
    units = abs(x) * 10**10
    whole = (2 * units.numerator + units.denominator) // (2 * units.denominator)
    text = str(whole).rjust(11, "0")
    plain = (text[:-10] + "." + text[-10:]).rstrip("0").rstrip(".")
    return ("-" if x < 0 and whole else "") + plain


def solve(kind, x, y):
    if kind == "percentOf":
        return x * y / 100
    if kind == "whatPercent":
        return x * 100 / y
    if kind == "discount":
        return x - x * y / 100
    change = (y - x) * 100 / abs(x)
    return -change if kind == "decrease" else change


def number():
    digits = rng.randrange(0, 5)
    return Fraction(rng.randrange(-(10 ** rng.randrange(1, 8)), 10 ** rng.randrange(1, 8)), 10**digits)


def text(x):
    return shown(x)


cases = []
while len(cases) < 300:
    kind = ["percentOf", "whatPercent", "increase", "decrease", "change", "discount"][len(cases) % 6]
    x, y = number(), number()
    if kind == "discount":
        x, y = abs(x), abs(y) % 101
        if y > 100:
            continue
    if (kind == "whatPercent" and y == 0) or (kind in ("increase", "decrease", "change") and x == 0):
        continue
    cases.append([kind, text(x), text(y), shown(solve(kind, x, y))])
print("[\n" + ",\n".join(json.dumps(case) for case in cases) + "\n]")
