"""Dates of payments, and loans at one percentage point less and more, with Python's calendar and fractions:
python3 engine.dates.oracle.py > engine.dates.oracle.json
"""

import calendar
import json
import random
from datetime import date, timedelta
from fractions import Fraction as F

rng = random.Random(20261126)


def half_up(x):
    return (2 * x.numerator + x.denominator) // (2 * x.denominator)


def text(cents):
    return f"{'-' if cents < 0 else ''}{abs(cents) // 100}.{abs(cents) % 100:02}"


def payment_of(loan, rate, n):
    return half_up(F(loan, n) if rate == 0 else loan * rate * (1 + rate) ** n / ((1 + rate) ** n - 1))


def interest_of(loan, rate, n, payment):
    balance, interest = loan, 0
    for at in range(1, n + 1):
        due = half_up(balance * rate)
        paid = balance + due if at == n else min(payment, balance + due)
        balance, interest = balance + due - paid, interest + due
    return interest


dates, rates = [], []
for _ in range(240):
    first = date(2000, 1, 1) + timedelta(days=rng.randrange(0, 25_000))
    if rng.random() < 0.2:
        first = first.replace(day=calendar.monthrange(first.year, first.month)[1])
    number, frequency = rng.randrange(1, 1301), rng.choice(["monthly", "biweekly"])
    if frequency == "biweekly":
        due = first + timedelta(weeks=2 * (number - 1))
    else:
        months = first.month - 1 + number - 1
        year, month = first.year + months // 12, months % 12 + 1
        due = date(year, month, min(first.day, calendar.monthrange(year, month)[1]))
    dates.append([first.isoformat(), number, frequency, due.isoformat()])

for _ in range(200):
    price = rng.randrange(50_000, 2_000_000)
    down, term = rng.randrange(0, price * 9 // 10), rng.randrange(1, 51)
    percent = F(rng.randrange(0, 1200), 100)
    loan, months = (price - down) * 100, term * 12
    own = payment_of(loan, percent / 1200, months)
    rows = []
    for other in [percent - 1, percent + 1]:
        if other >= 0:
            paid = payment_of(loan, other / 1200, months)
            rows.append([float(other), text(paid), text(paid - own), text(interest_of(loan, other / 1200, months, paid))])
    case = {"homePrice": str(price), "downPayment": str(down), "interestRate": str(float(percent)), "term": str(term)}
    rates.append([case, rows])

groups = {"dates": dates, "rates": rates}
blocks = [f'"{name}": [\n' + ",\n".join(map(json.dumps, rows)) + "\n]" for name, rows in groups.items()]
print("{\n" + ",\n".join(blocks) + "\n}")
