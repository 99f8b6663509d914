"""Taxes with Python's fractions: python3 engine.oracle.py > engine.oracle.json

Add: tax = amount × rate / 100. Remove: net = amount / (1 + rate / 100). Rounded to the cent, half away from zero. The
third amount is derived, so that net + tax = total.
"""

import json
import random
from fractions import Fraction

rng = random.Random(20261120)
RATES = "2.1 4 5 5.5 6.25 7 7.7 8.1 8.875 10 17.5 19 20 21 25 27 0.125 100".split()


def cents(x):
    return int(x * 100 + Fraction(1, 2))


def text(units, digits=2):
    return f"{units // 10**digits}.{units % 10**digits:0{digits}}"


def case(mode, amount, rate):
    given, part = Fraction(amount), Fraction(rate) / 100
    net = cents(given) if mode == "add" else cents(given / (1 + part))
    tax = cents(given * part) if mode == "add" else cents(given) - net
    return [mode, amount, rate, text(net), text(tax), text(net + tax)]


cases = [case(*row) for row in [
    ("add", "0.01", "0.01"), ("remove", "0.01", "0.01"), ("add", "0.01", "1000"), ("remove", "0.01", "1000"),
    ("add", "1000000000000", "1000"), ("remove", "1000000000000", "1000"), ("add", "999999999999.99", "19"),
    ("remove", "999999999999.99", "19"), ("remove", "0.02", "100"), ("remove", "0.03", "100"),
    ("add", "0.10", "0.000000000001"), ("remove", "1", "0.000000000001"),
    # Fractions of a cent, such as fuel prices.
    ("add", "1.459", "20"), ("remove", "1.459", "20"), ("add", "10.005", "10"), ("remove", "10.005", "10"),
    ("add", "0.0149", "50"),
]]
while len(cases) < 200:
    rate = rng.choice(RATES + [text(rng.randrange(1, 5000)), text(rng.randrange(1, 30000), 3)])
    cases.append(case(rng.choice(["add", "remove"]), text(rng.randrange(1, 10 ** rng.randrange(2, 12))), rate))
# Ties: the value to be rounded is exactly at half a cent.
ties = 0
while ties < 80:
    mode, rate = ("add", "remove")[ties % 2], rng.choice(RATES + ["60", "150", "300"])
    amount = text(rng.randrange(1, 2_000_000))
    given, part = Fraction(amount), Fraction(rate) / 100
    if ((given * part if mode == "add" else given / (1 + part)) * 100) % 1 == Fraction(1, 2):
        cases.append(case(mode, amount, rate))
        ties += 1
print("[\n" + ",\n".join(json.dumps(case) for case in cases) + "\n]")
