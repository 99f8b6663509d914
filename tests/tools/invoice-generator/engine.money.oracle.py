"""Tax rates, discounts before tax and payments with Python's decimal:
python3 engine.money.oracle.py > engine.money.oracle.json

Amounts are grouped by tax rate. Before tax: each group is reduced by the discount (rounded), and its tax is a percentage of
what's left. After tax: the tax of a group is a percentage of all of it, and the discount is a percentage of the subtotal.
Everything is rounded to the minor unit, half away from zero. balance = total - paid.
"""

import json
import random
from decimal import ROUND_HALF_UP, Decimal as D, getcontext

getcontext().prec = 60
rng = random.Random(20261125)


def case(rows, tax, discount, order, paid, digits):
    unit = D(1).scaleb(-digits)
    r = lambda x: x.quantize(unit, ROUND_HALF_UP) + 0
    groups = {}
    for quantity, rate, own in rows:
        key = D(own or tax)
        groups[key] = groups.get(key, D(0)) + r(D(quantity) * D(rate))
    taxes = []
    for rate in sorted(groups, reverse=True):
        subtotal = groups[rate]
        off = r(subtotal * D(discount) / 100) if order == "before-tax" else D(0)
        taxes.append([rate, subtotal, off, subtotal - off, r((subtotal - off) * rate / 100)])
    subtotal = sum(groups.values(), D(0))
    less = sum((t[2] for t in taxes), D(0)) if order == "before-tax" else r(subtotal * D(discount) / 100)
    tax_amount = sum((t[4] for t in taxes), D(0))
    total = subtotal + tax_amount - less
    has_rates = order == "before-tax" or any(own for _, _, own in rows)
    out = {"rows": rows, "tax": tax, "discount": discount, "discountOn": order, "amountPaid": paid, "digits": digits,
           "totals": [float(x + 0) for x in (subtotal, tax_amount, less, total)]}
    if has_rates:
        out["taxes"] = [[float(x + 0) for x in t] for t in taxes]
    if paid:
        out["balance"] = [float(r(D(paid))), float(total - r(D(paid)) + 0)]
    return out


RATES = "0 5 5.5 6 7 9 10 19 20 21 25 8.875".split()


def row():
    quantity = rng.choice(["1", "2", "3", "12", "0.5", "1.25", "-1", str(D(rng.randrange(1, 9999)) / 1000)])
    return [quantity, str(D(rng.randrange(0, 500000)) / 100), rng.choice(["", ""] + RATES)]


cases = []
while len(cases) < 320:
    rows = [row() for _ in range(rng.choice([1, 2, 2, 3, 4, 6, 9]))]
    cases.append(case(rows, rng.choice(RATES), rng.choice(["0", "2", "3", "5", "10", "12.5", "33.3", "100"]),
                      rng.choice(["after-tax", "before-tax"]),
                      rng.choice(["", "", "0", "10", str(D(rng.randrange(0, 300000)) / 100)]), rng.choice([2, 2, 2, 0, 3])))
print("[\n" + ",\n".join(json.dumps(c) for c in cases) + "\n]")
