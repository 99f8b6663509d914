"""Discounts with Python's decimal: python3 engine.oracle.py > engine.oracle.json

final = price × (1 - percent / 100), rounded to the cent, half away from zero. The discount is the price minus that. At
60 digits, no product here is truncated.
"""

import json
import random
from decimal import ROUND_HALF_UP, Decimal as D, getcontext

getcontext().prec = 60
rng = random.Random(20261120)
QUICK = ["10", "15", "20", "25", "30", "50", "75"]
CENT = D("0.01")


def cents(x):
    return x.quantize(CENT, ROUND_HALF_UP)


def case(price, percent):
    original, final = cents(D(price)), cents(D(price) * (100 - D(percent)) / 100)
    return [price, percent, str(original), str(original - final), str(final)]


def text(units, digits=2):
    return str(D(units).scaleb(-digits))


cases = [case(*row) for row in [
    ("0", "0"), ("0", "50"), ("0", "100"), ("0.01", "0"), ("0.01", "50"), ("0.01", "49.99"), ("0.01", "50.01"),
    ("0.01", "100"), ("1000000000000", "0.01"), ("999999999999.99", "33.333333333333"),
    ("1000000000000", "99.9999999999999"), ("19.99", "0.0000001"),
    # Fractions of a cent.
    ("1.459", "10"), ("0.004", "10"), ("10.005", "50"), ("10.005", "100"), ("0.015", "0"),
]]
while len(cases) < 180:
    percent = rng.choice([*QUICK, text(rng.randrange(0, 10001)), text(rng.randrange(0, 100001), 3)])
    cases.append(case(text(rng.randrange(0, 10 ** rng.randrange(2, 12))), percent))
# Ties: the final price is exactly at half a cent.
ties = 0
while ties < 80:
    price = text(rng.randrange(1, 2_000_000))
    percent = rng.choice([*QUICK, "2.5", "5", "12.5", "33.5", "70", text(rng.randrange(1, 1000), 1)])
    if D(price) * (100 - D(percent)) % 1 == D("0.5"):
        cases.append(case(price, percent))
        ties += 1
print("[\n" + ",\n".join(json.dumps(case) for case in cases) + "\n]")
