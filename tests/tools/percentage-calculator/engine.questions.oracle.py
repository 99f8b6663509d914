"""Questions, changes in a row and their exactness, with Python's fractions, rounded half away from zero to 10 decimals.

python3 engine.questions.oracle.py > engine.questions.oracle.json
"""

import json
import random
from fractions import Fraction

rng = random.Random(20261125)


def rounded(x, digits=10):
    units = abs(x) * 10**digits
    whole = (2 * units.numerator + units.denominator) // (2 * units.denominator)
    return Fraction(whole if x > 0 else -whole, 10**digits)


def text(x, digits=10):
    x = rounded(x, digits)
    units = str(abs(x) * 10**digits).rjust(digits + 1, "0")
    plain = (units[:-digits] + "." + units[-digits:]).rstrip("0").rstrip(".")
    return ("-" if x < 0 else "") + plain


def number(low=-1):
    digits = rng.randrange(0, 5)
    top = 10 ** rng.randrange(1, 8)
    return Fraction(rng.randrange(low * top if low else 0, top), 10**digits)


def total():
    while True:
        part, percent = number(), number()
        if percent:
            return [text(part), text(percent), text(part / (percent / 100))]


def points():
    start, end = number(), number()
    relative = text((end - start) / abs(start) * 100) if start else None
    return [text(start), text(end), text(end - start), relative]


def difference():
    while True:
        a, b = number(0), number(0)
        if a + b:
            return [text(a), text(b), text(abs(a - b) / ((a + b) / 2) * 100)]


def chain():
    start = number()
    percents = [Fraction(rng.randrange(-10000, 20000), rng.choice([10, 100, 100])) for _ in range(rng.randrange(1, 8))]
    percents = [p if p >= -100 else -p for p in percents]
    value, values = start, []
    for percent in percents:
        value += value * percent / 100
        values.append(text(value))
    growth = Fraction(1)
    for percent in percents:
        growth += growth * percent / 100
    return [text(start), [text(p) for p in percents], values, text((growth - 1) * 100)]


def exactness():
    """Whether part / whole * 100 has at most 6 decimals."""
    part, whole = rng.randrange(1, 1000), rng.randrange(1, 1000)
    value = Fraction(part * 100, whole)
    return [str(part), str(whole), rounded(value, 6) == value]


cases = {
    "totals": [total() for _ in range(200)],
    "points": [points() for _ in range(200)],
    "differences": [difference() for _ in range(200)],
    "chains": [chain() for _ in range(200)],
    "exactness": [exactness() for _ in range(200)],
}
blocks = ['"%s": [\n%s\n]' % (name, ",\n".join(json.dumps(case) for case in rows)) for name, rows in cases.items()]
print("{\n" + ",\n".join(blocks) + "\n}")
