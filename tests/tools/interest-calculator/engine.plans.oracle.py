"""Saving plans with Python's decimal at 60 digits:
python3 engine.plans.oracle.py > engine.plans.oracle.json

The balance goes from month to month. At the start of a period, the contribution is paid in first and then a month's
interest is earned, (1 + r/n)^(n/12), or a twelfth of the simple rate on everything paid in so far. At the end, it's the
other way around. A part of a month at the end only earns interest.

What's to be found comes from a search over these balances: the fewest cents or months that reach the final amount, and
the rate at which the exact balance is the final amount (numpy_financial.rate solves the same equation).
"""

import json
import random
from decimal import ROUND_HALF_UP, Decimal as D, getcontext

getcontext().prec = 60
rng = random.Random(20261125)


def rounded(x, digits=2):
    return x.quantize(D(1).scaleb(-digits), ROUND_HALF_UP)


def balance(plan, months):
    """After some months, which may be a fraction."""
    rate, n, c = D(plan["rate"]) / 100, int(plan["frequency"]), D(plan["contribution"])
    start, every = plan["contributionAt"] == "start", 12 if plan["contributionEvery"] == "year" else 1
    simple = plan["type"] == "simple"
    growth = None if simple else (1 + rate / n) ** (D(n) / 12)
    paid, interest, value, done = D(plan["principal"]), D(0), D(plan["principal"]), 0
    contributions = 0
    while done < months:
        step = min(D(1), D(months) - done)
        if start and done % every == 0:
            paid, value, contributions = paid + c, value + c, contributions + 1
        if simple:
            interest += paid * rate / 12 * step
        else:
            value *= growth if step == 1 else (1 + rate / n) ** (D(n) / 12 * step)
        done += step
        if not start and done % every == 0:
            paid, value, contributions = paid + c, value + c, contributions + 1
    return (paid + interest if simple else value), contributions


def least(enough, most):
    low, high = 1, most
    while low < high:
        middle = (low + high) // 2
        if enough(middle):
            high = middle
        else:
            low = middle + 1
    return high


def drawn():
    return {
        "principal": str(D(rng.randrange(1, 5_000_000)) / 100),
        "rate": str(D(rng.randrange(0, 1500)) / 100),
        "contribution": str(D(rng.randrange(100, 200_000)) / 100),
        "contributionEvery": rng.choice(["month", "year"]),
        "contributionAt": rng.choice(["start", "end"]),
        "type": rng.choice(["compound", "compound", "simple"]),
        "frequency": rng.choice(["1", "2", "4", "12", "365"]),
        "timeUnit": "months",
    }


plans, found = [], []
while len(plans) < 220:
    plan = drawn()
    months = D(rng.randrange(1, 300)) if rng.random() < 0.8 else D(rng.randrange(1, 3000)) / 10
    plan["time"], plan["inflation"] = str(months), rng.choice(["0", "2", "3.5", "8.25"])
    amount, count = balance(plan, months)
    prices = (1 + D(plan["inflation"]) / 100) ** (months / 12)
    paid = D(plan["contribution"]) * count
    plans.append([plan, str(rounded(paid)), str(rounded(amount)), str(rounded(rounded(amount) / prices))])

while len(found) < 240:
    field = ["principal", "contribution", "time", "rate"][len(found) % 4]
    plan = drawn()
    months = D(rng.randrange(13, 200))
    plan["time"] = str(months)
    final = rounded(balance(plan, months)[0] + D(rng.randrange(0, 100_000)) / 100)

    def reached(value, months=months):
        return rounded(balance({**plan, field: value}, months)[0]) >= final

    if field == "time":
        if final <= D(plan["principal"]):
            continue
        count = least(lambda n: rounded(balance(plan, D(n))[0]) >= final, 12000)
        # In years, so that a thirteenth month shows.
        solution = D(count) / 12
    elif field == "rate":
        low, high = D(0), D(1000)
        if balance({**plan, "rate": "0"}, months)[0] > final or balance({**plan, "rate": "1000"}, months)[0] < final:
            continue
        for _ in range(90):
            middle = (low + high) / 2
            if balance({**plan, "rate": str(middle)}, months)[0] >= final:
                high = middle
            else:
                low = middle
        solution = rounded(high, 10)
    else:
        if reached("0") or balance(plan, months)[1] == 0:
            continue
        solution = D(least(lambda n: reached(str(D(n) / 100)), 10**14)) / 100
    found.append([field, {**plan, field: "", "finalAmount": str(final)}, str(solution)])

groups = {"plans": plans, "found": found}
blocks = [f'"{name}": [\n' + ",\n".join(map(json.dumps, rows)) + "\n]" for name, rows in groups.items()]
print("{\n" + ",\n".join(blocks) + "\n}")
