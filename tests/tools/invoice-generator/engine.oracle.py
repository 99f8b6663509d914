"""Invoices with Python's decimal: python3 engine.oracle.py > engine.oracle.json

amount = quantity × rate; tax and discount = percent of the subtotal. Each is rounded to the cent, half away from zero
(decimal's ROUND_HALF_UP). subtotal = sum of the amounts; total = subtotal + tax - discount.
"""

import json
import random
from decimal import ROUND_HALF_UP, Decimal, getcontext

getcontext().prec = 60
CENT = Decimal("0.01")
HALF = Decimal("0.5")
rng = random.Random(20261120)
QUANTITIES = "0 1 1 1 2 3 5 10 12 0.5 1.5 2.25 7.75 0.25 0.333 160 1000 -1 -2".split()
PERCENTS = "0 0 5 6 7 8 8.875 10 15 17.5 19 20 21 25 6.25 0.5 100".split()


def half_up(amount):
    return amount.quantize(CENT, ROUND_HALF_UP)


def case(rows, tax, discount):
    amounts = [half_up(Decimal(quantity) * Decimal(rate)) for quantity, rate in rows]
    subtotal = sum(amounts, Decimal(0))
    tax_amount, less = (half_up(subtotal * Decimal(percent) / 100) for percent in (tax, discount))
    figures = (subtotal, tax_amount, less, subtotal + tax_amount - less)
    # Adding 0 turns decimal's -0.00 into 0.00.
    return {"rows": rows, "tax": tax, "discount": discount,
            "amounts": [f"{amount + 0:.2f}" for amount in amounts], "totals": [f"{figure + 0:.2f}" for figure in figures]}


def number(most, places):
    return str(Decimal(rng.randrange(-most // 10, most)) / 10 ** places)


def row():
    quantity = rng.choice(QUANTITIES + [number(10_000, 3), number(100, 0)])
    return quantity, rng.choice([number(10_000, 2), number(1_000_000, 2), number(10_000, 4), str(rng.randrange(0, 500))])


def percent(most):
    return rng.choice(PERCENTS + [str(Decimal(rng.randrange(0, most * 100)) / 100)])


cases = [case(*given) for given in [
    ([], "20", "10"), ([("1", "0")], "0", "0"), ([("0", "99.99")], "8", "0"), ([("1", "0.01")], "50", "0"),
    ([("1", "0.01")], "0", "50"), ([("-1", "0.01")], "50", "0"), ([("-1", "0.005")], "0", "0"), ([("3", "0.335")], "0", "0"),
    ([("1", "0.004"), ("1", "0.004"), ("1", "0.004")], "0", "0"), ([("0.1", "0.1")] * 3, "0", "0"),
    ([("1000000000", "10000")], "0", "100"), ([("1", "1000000000000")] * 9, "1", "0"),
    ([("1", "999999999999.99"), ("-1", "999999999999.98")], "1000", "100"), ([("1", "100")], "1000", "0"),
    ([("1", "100")], "20", "100"), ([("0.000000001", "1000000000000")], "0", "0"),
]]
while len(cases) < 170:
    cases.append(case([row() for _ in range(rng.choice([1, 1, 2, 3, 3, 4, 6]))], percent(100), percent(50)))
cases += [case([row() for _ in range(size)], percent(40), percent(20)) for size in (60, 60, 500)]
# Ties: an amount, the tax or the discount is exactly at half a cent.
ties = [0, 0, 0]
while sum(ties) < 90:
    rows, tax, discount = [row() for _ in range(rng.randrange(1, 4))], percent(100), percent(50)
    subtotal = sum((half_up(Decimal(quantity) * Decimal(rate)) for quantity, rate in rows), Decimal(0))
    first_amount = Decimal(rows[0][0]) * Decimal(rows[0][1])
    unrounded = (first_amount, subtotal * Decimal(tax) / 100, subtotal * Decimal(discount) / 100)
    for which, amount in enumerate(unrounded):
        if abs(amount) * 100 % 1 == HALF and ties[which] < 30:
            cases.append(case(rows, tax, discount))
            ties[which] += 1
            break
print("[\n" + ",\n".join(json.dumps(case) for case in cases) + "\n]")
