"""Mortgages with Python's fractions: python3 engine.oracle.py > engine.oracle.json

The payment is from the annuity formula. Monthly interest is rounded to the cent (half away from zero), and the last
payment clears the balance. PMI costs half a percent of the price per year. It ends when the balance is scheduled to
reach 78% of the price, and halfway through the term at the latest (12 U.S.C. 4901(18), 4902(b) and (c)). Exact
fractions, because a twelfth of a rate often has no finite decimal, which would round some half cents the wrong way.
"""

import json
import random
from decimal import Decimal
from fractions import Fraction

rng = random.Random(20261120)


def money(x):
    """Rounded to the cent. All values are at least 0."""
    return Fraction(int(x * 100 + Fraction(1, 2)), 100)


def text(x):
    cents = int(x * 100)
    return f"{cents // 100}.{cents % 100:02}"


def mortgage(price, down, rate, years):
    loan = money(Fraction(price)) - money(Fraction(down))
    months = years * 12
    r = Fraction(rate) / 1200
    payment = money(loan / months if r == 0 else loan * r * (1 + r) ** months / ((1 + r) ** months - 1))
    balance, paid, probe = loan, Fraction(0), []
    pmi = int(Fraction(price) / 200)
    insured = 0
    for month in range(1, months + 1):
        if pmi and balance > Fraction(price) * 78 / 100 and month <= months // 2:
            insured = month
        interest = money(balance * r)
        pay = balance + interest if month == months or payment > balance + interest else payment
        balance = balance + interest - pay
        paid += pay
        if month in (1, 2, months // 2, months):
            probe.append([month, text(pay), text(pay - interest), text(interest), text(balance)])
    return {
        "input": {"homePrice": price, "downPayment": down, "interestRate": rate, "term": str(years), "pmi": str(pmi)},
        "monthlyPayment": text(payment),
        "loanAmount": text(loan),
        "totalInterest": text(paid - loan),
        "pmiEndMonth": insured,
        "totalPaid": text(paid + pmi * years),
        "totalPaidPmiEnds": text(paid + money(Fraction(pmi * insured, 12))),
        "probe": probe,
    }


cases = []
for price, down, rate, years in [
    ("420000", "84000", "6.25", 30),
    ("200000", "0", "0", 30),
    ("100000", "0", "0", 15),
    ("100", "0", "0", 20),
    ("1", "0", "5", 30),
    ("0.01", "0", "5", 15),
    ("350000", "50000", "0.000001", 30),
    ("350000", "50000", "0.0000000001", 20),
    ("9999999999.99", "0", "12.5", 30),
    ("250000", "249999.99", "7", 30),
    ("300000", "0", "100", 30),
    ("300000", "0", "1000", 15),
    ("123456.78", "23456.78", "3.875", 20),
]:
    cases.append(mortgage(price, down, rate, years))
while len(cases) < 240:
    price = rng.choice([rng.randrange(10_000, 2_000_000), Decimal(rng.randrange(100, 200_000_000)) / 100])
    down = Decimal(int(price * rng.randrange(0, 60))) / 100
    rate = rng.choice([Decimal(rng.randrange(0, 1500)) / 100, Decimal(rng.randrange(1, 15000)) / 1000])
    cases.append(mortgage(str(price), str(down), str(rate), rng.choice([15, 20, 30])))
print("[\n" + ",\n".join(json.dumps(case) for case in cases) + "\n]")
