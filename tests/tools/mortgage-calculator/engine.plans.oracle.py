"""Extra payments, rates, terms and prices to find, and annual percentage rates, with Python's fractions and decimal:
python3 engine.plans.oracle.py > engine.plans.oracle.json

Payments go one by one: interest is the balance times the rate per payment, to the cent, half away from zero. The last
one is what's left. Every two weeks, the rate is a 26th of the yearly one, the payment is half of a month's, rounded up,
and extra payments are made with the first payment in each twelfth of 26. The formulas for a rate, a present value and an
annual percentage rate are those of numpy_financial (rate, pv, irr), solved with decimal at 60 digits.
"""

import json
import random
from decimal import ROUND_HALF_UP, Decimal as D, getcontext
from fractions import Fraction as F

getcontext().prec = 60
rng = random.Random(20261125)


def half_up(x):
    return (2 * x.numerator + x.denominator) // (2 * x.denominator)


def text(cents):
    return f"{cents // 100}.{cents % 100:02}"


def annuity(loan, rate, n):
    return F(loan, n) if rate == 0 else loan * rate * (1 + rate) ** n / ((1 + rate) ** n - 1)


def pay_off(loan, rate, payment, most, extra=lambda at: 0):
    balance, interest, rows = loan, 0, []
    while balance > 0 and len(rows) < most:
        due = half_up(balance * rate)
        owed = balance + due
        paid = payment + extra(len(rows) + 1)
        paid = owed if len(rows) + 1 == most or paid > owed else paid
        balance, interest = owed - paid, interest + due
        rows.append(paid)
    return rows, interest


def drawn():
    price = rng.randrange(50_000, 2_000_000)
    return {
        "homePrice": str(price),
        "downPayment": str(rng.randrange(0, price * 9 // 10)),
        "interestRate": str(D(rng.randrange(0, 1200)) / 100),
        "term": str(rng.randrange(1, 51)),
    }


def loan_of(case):
    return (int(case["homePrice"]) - int(case["downPayment"])) * 100


def rate_of(case, per_year=12):
    return F(case["interestRate"]) / 100 / per_year


faster, found, closing, affordable = [], [], [], []
while len(faster) < 200:
    case = drawn()
    loan, months = loan_of(case), int(case["term"]) * 12
    extras = {"extraMonthly": 0, "extraYearly": 0, "extraOnce": 0}
    for field in extras:
        if rng.random() < 0.5:
            extras[field] = rng.randrange(1, 2000)
    once = rng.randrange(1, months + 1)
    biweekly = rng.random() < 0.4
    if not biweekly and not any(extras.values()):
        continue
    payment = half_up(annuity(loan, rate_of(case), months))
    _, usual = pay_off(loan, rate_of(case), payment, months)
    month_of = (lambda at: -(-at * 12 // 26)) if biweekly else (lambda at: at)

    def extra(at):
        month = month_of(at)
        if month == month_of(at - 1):
            return 0
        amount = extras["extraMonthly"] + (extras["extraYearly"] if month % 12 == 0 else 0)
        return (amount + (extras["extraOnce"] if month == once else 0)) * 100

    rows, interest = pay_off(
        loan, rate_of(case, 26 if biweekly else 12), -(-payment // 2) if biweekly else payment,
        months * 26 // 12 if biweekly else months, extra)
    months_now = month_of(len(rows))
    typed = {field: str(amount) for field, amount in extras.items() if amount}
    faster.append([
        {**case, **typed, "extraOnceMonth": str(once), "frequency": "biweekly" if biweekly else "monthly"},
        len(rows), months_now, months - months_now, text(interest), ("-" if usual < interest else "") + text(abs(usual - interest)),
    ])

while len(found) < 240:
    field = ["homePrice", "interestRate", "term"][len(found) % 3]
    case = drawn()
    loan, months = loan_of(case), int(case["term"]) * 12
    payment = half_up(annuity(loan, rate_of(case), months)) + rng.randrange(0, 30_000)
    given = {**case, field: "", "payment": text(payment)}
    if field == "term":
        rows, _ = pay_off(loan, rate_of(case), payment, 10_000)
        if len(rows) > 600:
            continue
        solution = str(len(rows))
    elif field == "homePrice":
        rate = rate_of(case)
        worth = payment * months if rate == 0 else payment * ((1 + rate) ** months - 1) / (rate * (1 + rate) ** months)
        solution = text(int(worth) + int(case["downPayment"]) * 100)
        if rng.random() < 0.5:
            percent = rng.choice(["0", "3.5", "10", "20"])
            given["downPayment"] = percent + "%"
            solution = text(int(int(worth) / (1 - F(percent) / 100)))
    else:
        low, high = D(0), D(1000)
        target = D(payment)
        for _ in range(100):
            middle = (low + high) / 2
            r = middle / 1200
            cost = D(loan) / months if r == 0 else D(loan) * r / (1 - (1 + r) ** -months)
            low, high = (low, middle) if cost >= target else (middle, high)
        solution = str(high.quantize(D("1e-10"), ROUND_HALF_UP))
    found.append([field, given, solution])

while len(closing) < 200:
    case = drawn()
    loan, months = loan_of(case), int(case["term"]) * 12
    points, costs = str(D(rng.randrange(0, 400)) / 100), rng.randrange(0, 12_000)
    charge = half_up(loan * F(points) / 100)
    total = charge + costs * 100
    if total == 0 or total > loan // 2:
        continue
    rows, _ = pay_off(loan, rate_of(case), half_up(annuity(loan, rate_of(case), months)), months)
    financed, low, high = D(loan - total), D(0), D(1000)
    for _ in range(75):
        middle = (low + high) / 2
        v = 1 / (1 + middle / 1200)
        worth = D(0)
        for paid in reversed(rows):
            worth = (worth + paid) * v
        low, high = (low, middle) if worth <= financed else (middle, high)
    apr = str(high.quantize(D("1e-6"), ROUND_HALF_UP))
    closing.append([{**case, "points": points, "closingCosts": str(costs)}, text(charge), text(total), apr])

while len(affordable) < 200:
    case = drawn()
    months = int(case["term"]) * 12
    more = {
        "income": str(rng.randrange(20_000, 400_000)), "debts": str(rng.randrange(0, 1500)),
        "propertyTax": str(rng.randrange(0, 9000)), "insurance": str(rng.randrange(0, 3000)),
        "hoa": str(rng.randrange(0, 400)), "ratio": rng.choice(["", "28", "43", "36"]),
    }
    budget = F(more["income"]) * F(more["ratio"] or "36") / 1200 - int(more["debts"]) - int(more["hoa"])
    budget -= F(int(more["propertyTax"]) + int(more["insurance"]), 12)
    cents = int(budget * 100) if budget > 0 else 0
    rate = rate_of(case)
    worth = cents * months if rate == 0 else cents * ((1 + rate) ** months - 1) / (rate * (1 + rate) ** months)
    price = int(worth) + int(case["downPayment"]) * 100 if cents else 0
    payment = half_up(annuity(loan_of(case), rate, months))
    monthly = F(payment, 100) + F(int(more["propertyTax"]) + int(more["insurance"]), 12)
    monthly += int(more["hoa"]) + int(more["debts"])
    share = half_up(monthly * 1200 / int(more["income"]) * 10**10)
    affordable.append([{**case, **more}, text(cents), text(int(worth)), text(price), str(D(share).scaleb(-10).normalize())])

# Monthly extra payments that begin later. Their own generator, so that the cases above stay as they are.
rng = random.Random(20261126)
later = []
while len(later) < 200:
    case = drawn()
    loan, months = loan_of(case), int(case["term"]) * 12
    monthly, once = rng.randrange(1, 2000), rng.choice([0, rng.randrange(1, 20_000)])
    start, once_at = rng.randrange(1, months + 1), rng.randrange(1, months + 1)
    first = rng.randrange(2020 * 12, 2040 * 12)
    payment = half_up(annuity(loan, rate_of(case), months))
    _, usual = pay_off(loan, rate_of(case), payment, months)
    rows, interest = pay_off(
        loan, rate_of(case), payment, months,
        lambda at: ((monthly if at >= start else 0) + (once if at == once_at else 0)) * 100)
    given = {**case, "extraMonthly": str(monthly), "extraMonthlyFrom": str(start)}
    if once:
        given |= {"extraOnce": str(once), "extraOnceMonth": str(once_at)}
    if rng.random() < 0.5:
        day = lambda month, on: f"{month // 12}-{month % 12 + 1:02}-{on:02}"
        given["startDate"] = day(first, rng.randrange(1, 29))
        given["extraMonthlyFrom"] = day(first + start - 1, rng.randrange(1, 29))
        if once:
            given["extraOnceMonth"] = day(first + once_at - 1, rng.randrange(1, 29))
    later.append([given, len(rows), months - len(rows), text(interest), text(usual - interest)])

groups = {"later": later, "faster": faster, "found": found, "closing": closing, "affordable": affordable}
blocks = [f'"{name}": [\n' + ",\n".join(map(json.dumps, rows)) + "\n]" for name, rows in groups.items()]
print("{\n" + ",\n".join(blocks) + "\n}")
