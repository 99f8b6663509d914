"""Split bills with Python's decimal: python3 engine.oracle.py > engine.oracle.json

tax = bill × tax / 100; tip = (bill + tax) × tip / 100. Each is rounded to the cent, half up. The shares: everyone pays
the total divided by the people, rounded down. Then one person after another pays a cent more until the total is
reached.
"""

import json
import random
from decimal import ROUND_DOWN, ROUND_HALF_UP, Decimal, getcontext

getcontext().prec = 60
CENT = Decimal("0.01")
rng = random.Random(20261120)
TAXES = "0 0 5 6 6.25 7 7.25 8 8.25 8.5 8.875 9.5 10.25 19 20 0.125".split()
TIPS = "0 10 12.5 15 15 17.5 18 20 22 25 30".split()


def half_up(amount):
    return amount.quantize(CENT, ROUND_HALF_UP)


def exact_amounts(bill, tax, tip):
    """Tax and tip before rounding."""
    tax_amount = bill * tax / 100
    return tax_amount, (bill + half_up(tax_amount)) * tip / 100


def case(bill, tax, tip, people):
    subtotal = half_up(Decimal(bill))
    tax_amount, tip_amount = map(half_up, exact_amounts(subtotal, Decimal(tax), Decimal(tip)))
    total = subtotal + tax_amount + tip_amount
    shares = [(total / people).quantize(CENT, ROUND_DOWN)] * people
    leftover = 0
    while sum(shares) < total:
        shares[leftover] += CENT
        leftover += 1
    figures = (subtotal, tax_amount, subtotal + tax_amount, tip_amount, total, half_up(total / people))
    return {"input": {"bill": bill, "tax": tax, "tip": tip, "people": str(people)},
            "figures": [f"{figure:.2f}" for figure in figures],
            "oddCents": leftover, "shares": [f"{s:.2f}" for s in shares]}


def money(most):
    return f"{Decimal(rng.randrange(1, most)) / 100:.2f}"


def percent(choices, most):
    return rng.choice(choices + [str(Decimal(rng.randrange(0, most * 10)) / 10)])


cases = [case(*row) for row in [
    ("0.01", "0", "0", 1), ("0.01", "0", "0", 2), ("0.01", "100", "30", 3), ("0.02", "0", "0", 3), ("0.05", "10", "10", 4),
    ("1000000000000", "100", "30", 7), ("999999999999.99", "8.875", "18", 9), ("100", "0", "0", 1),
    ("100", "0", "0", 3), ("100", "0", "0", 7), ("20", "0", "0", 3), ("20", "0", "0", 60), ("19.99", "8.875", "17.5", 100),
    # Fractions of a cent. The bill is rounded to the cent.
    ("10.005", "10", "10", 2), ("10.0049", "10", "10", 2), ("33.333", "0", "15", 3),
    ("90", "8", "18", 2), ("160", "6", "15", 7), ("420", "9", "20", 12),
]]
while len(cases) < 180:
    cases.append(case(money(10 ** rng.randrange(3, 9)), percent(TAXES, 100), percent(TIPS, 30), rng.randrange(1, 13)))
# Ties: 40 with the tax and 40 with the tip exactly at half a cent.
ties = [0, 0]
while sum(ties) < 80:
    bill, tax, tip = money(100_000), percent(TAXES, 100), percent(TIPS, 30)
    for which, amount in enumerate(exact_amounts(Decimal(bill), Decimal(tax), Decimal(tip))):
        if amount * 100 % 1 == Decimal("0.5") and ties[which] < 40:
            cases.append(case(bill, tax, tip, rng.randrange(1, 9)))
            ties[which] += 1
            break
# Ties: the total divided by the people is exactly at half a cent.
while len(cases) < 290:
    row = (money(100_000), percent(TAXES, 100), percent(TIPS, 30), rng.choice([2, 4, 6, 8]))
    if Decimal(case(*row)["figures"][4]) / row[3] * 100 % 1 == Decimal("0.5"):
        cases.append(case(*row))
print("[\n" + ",\n".join(json.dumps(case) for case in cases) + "\n]")
