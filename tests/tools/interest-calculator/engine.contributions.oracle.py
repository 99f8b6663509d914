"""Savings with monthly contributions: python3 engine.contributions.oracle.py > engine.contributions.oracle.json

One month after the other with Python's decimal at 100 digits: the balance earns a month's interest, (1 + r/n)^(n/12) or
a twelfth of the simple rate on each amount paid in, and then the contribution is added. A part of a month at the end
only earns interest.
"""

import json
from decimal import ROUND_HALF_UP, Decimal as D, getcontext

getcontext().prec = 100


def cents(x):
    return str(x.quantize(D("0.01"), ROUND_HALF_UP))


def final(kind, p, r, months, n, c):
    p, r, c, months = D(p), D(r) / 100, D(c), D(months)
    whole = int(months)
    if kind == "simple":
        amounts = [(p, months)] + [(c, months - k) for k in range(1, whole + 1)]
        return sum(amount * (1 + r * left / 12) for amount, left in amounts)
    balance = p
    for _ in range(whole):
        balance = balance * (1 + r / n) ** (D(n) / 12) + c
    return balance * (1 + r / n) ** (D(n) / 12 * (months - whole))


rows = []
for kind, p, r, months, n, c in [
    ("compound", "0.01", "6", "240", 12, "100"), ("compound", "10000", "5", "120", 12, "100"),
    ("compound", "10000", "5", "120", 1, "100"), ("compound", "2500", "4.25", "18", 365, "50.5"),
    ("compound", "1000", "7", "7", 4, "250"), ("compound", "1000", "7", "7.5", 4, "250"),
    ("compound", "1000", "0", "30", 2, "10"), ("compound", "500", "0.01", "360", 12, "1000"),
    ("compound", "1", "29.99", "480", 2, "33.33"), ("simple", "10000", "5", "120", 1, "100"),
    ("simple", "2000", "9", "18", 1, "75"), ("simple", "2000", "9", "0.5", 1, "75"),
]:
    amount = final(kind, p, r, months, n, c)
    paid = D(c) * int(D(months))
    typed = {"principal": p, "rate": r, "time": months, "timeUnit": "months", "contribution": c, "type": kind,
             "frequency": str(n)}
    rows.append({"input": typed, "contributions": cents(paid), "finalAmount": cents(amount),
                 "interest": str(D(cents(amount)) - D(cents(D(p))) - D(cents(paid)))})
print("[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]")
