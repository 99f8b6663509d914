"""Interest with Python's decimal at 700 digits: python3 engine.oracle.py > engine.oracle.json

final = P (1 + r/n)^(n t) or P (1 + r t), rounded half away from zero. The interest is the final amount minus the
principal. A twelfth of a rate may have no finite decimal, so a half cent could come out slightly too low: values within
10^-300 of a half cent count as one. If n t is a whole number up to 3,000, exact fractions must give the same result.
"""

import json
import random
from decimal import ROUND_HALF_UP, Decimal as D, getcontext
from fractions import Fraction

getcontext().prec = 700
rng = random.Random(20261120)
FREQUENCIES = [1, 2, 4, 12, 365]


def rounded(x, digits):
    return x.quantize(D(10) ** -300).quantize(D(10) ** -digits, ROUND_HALF_UP)


def exact_cents(kind, p, r, t, n):
    """The same with fractions, in cents. None if it needs a root or has too many periods."""
    p, r, t = Fraction(p), Fraction(r) / 100, Fraction(t)
    if kind == "simple":
        return p * (1 + r * t) * 100
    periods = n * t
    return p * (1 + r / n) ** int(periods) * 100 if periods.denominator == 1 and periods <= 3000 else None


def final(kind, p, r, t, n):
    r = D(r) / 100
    x = D(p) * (1 + r * D(t)) if kind == "simple" else D(p) * (1 + r / n) ** (n * D(t))
    cents = rounded(x, 2)
    check = exact_cents(kind, p, r * 100, t, n)
    assert check is None or int(cents * 100) == int(check + Fraction(1, 2)), (kind, p, r, t, n)
    return x, cents


def case(kind, p, r, t, n=12):
    whole = int(D(t))
    ends = [str(year) for year in range(1, whole + 1)] + ([t] if D(t) != whole else [])
    amount, cents = final(kind, p, r, t, n)
    probed = [0, 1, len(ends) // 2 - 1, len(ends) // 2, len(ends) - 2, len(ends) - 1]
    rows, before = [], rounded(D(p), 2)
    for index, end in enumerate(ends):
        balance = final(kind, p, r, end, n)[1] if index in probed else None
        if balance is not None and before is not None:
            rows.append([end, str(balance - before), str(balance)])
        before = balance
    principal = rounded(D(p), 2)
    gain = rounded((amount / D(p) - 1) * 100, 10)
    typed = {"principal": p, "rate": r, "time": t, "type": kind, "frequency": str(n)}
    return {"input": typed, "principal": str(principal), "interest": str(cents - principal), "finalAmount": str(cents),
            "totalReturn": f"{gain:f}", "length": len(ends), "rows": rows}


cases = []
for kind, p, r, t, n in [
    # Long times, many periods, limits.
    ("compound", "10000", "5", "100", 365), ("compound", "0.01", "2", "1000", 365), ("compound", "1", "2.5", "999", 365),
    ("compound", "1", "2.53", "999.123456789012", 365), ("compound", "1000000000000", "0.22", "1000", 365),
    ("compound", "0.01", "1000", "2.5", 365), ("compound", "0.01", "1000", "9", 1), ("compound", "25", "7.25", "340", 12),
    ("compound", "123456789012.34", "3", "145.5", 4), ("compound", "999999999999.99", "1", "230", 2),
    ("compound", "1000000000000", "0.000000000001", "1000", 365), ("compound", "0.01", "0.01", "0.0027397260274", 365),
    ("compound", "1000000000000", "1000", "0.00000001", 1), ("simple", "1000000000000", "0.89", "1000", 1),
    ("simple", "0.01", "1000", "1000", 1), ("simple", "999999999999.99", "0.000000001", "0.1", 1),
    # 1 + r/n is a square or a higher power, so the root is rational and the result can be exactly at half a cent.
    ("compound", "100.05", "21", "0.5", 1), ("compound", "0.05", "21", "0.5", 1), ("compound", "5", "21", "1.5", 1),
    ("compound", "12.45", "46.41", "0.25", 1), ("compound", "15", "46.41", "0.75", 1), ("compound", "19.95", "42", "0.25", 2),
    ("compound", "3.15", "84", "0.125", 4), ("compound", "0.01", "125", "0.5", 1), ("compound", "250.10", "10.25", "0.5", 1),
    ("compound", "7.35", "69", "0.5", 1), ("compound", "0.01", "525", "0.5", 1),
    # Fractions of a cent.
    ("compound", "10.005", "5", "2", 4), ("simple", "0.014", "50", "1", 1), ("compound", "99.994999", "0.000001", "1", 1),
    # Returns with a tie at the tenth decimal.
    ("compound", "100", "0.00000000005", "1", 1), ("simple", "100", "0.00000000015", "1", 1),
]:
    cases.append(case(kind, p, r, t, n))


def shown(units, digits):
    return f"{D(units).scaleb(-digits).normalize():f}"


def amount():
    return shown(rng.randrange(1, 10 ** rng.randrange(3, 10)), 2)


while len(cases) < 210:
    kind = rng.choice(["compound", "compound", "compound", "simple"])
    t = shown(rng.choice([rng.randrange(1, 60) * 10, rng.randrange(1, 400), rng.randrange(1, 400)]), 1)
    if rng.random() < 0.2:
        t = shown(rng.randrange(1, 4_000_000), 5)
    row = kind, amount(), shown(rng.randrange(1, 3000), 2), t, rng.choice(FREQUENCIES)
    if final(*row)[1] <= 10**13:
        cases.append(case(*row))
# Ties: the exact amount after whole periods is at half a cent.
ties = 0
while ties < 60:
    n = rng.choice([1, 2, 4])
    periods = rng.randrange(1, 4)
    kind = rng.choice(["compound", "compound", "simple"])
    p, r = shown(rng.randrange(1, 200_000), 2), shown(rng.choice([1, 2, 4, 5, 8, 10, 12, 20, 25, 50]) * n, 0)
    t = shown(D(periods) / n * 100, 2)
    if exact_cents(kind, p, r, t, n) % 1 == Fraction(1, 2):
        cases.append(case(kind, p, r, t, n))
        ties += 1
# The 40 amounts out of 20,000 that are closest to half a cent without being one.
near = []
for _ in range(20_000):
    p, r, t, n = amount(), shown(rng.randrange(1, 2000), 2), str(rng.randrange(1, 12)), rng.choice([1, 2, 4, 12])
    off = abs(exact_cents("compound", p, r, t, n) % 1 - Fraction(1, 2))
    if off:
        near.append((off, p, r, t, n))
for _, p, r, t, n in sorted(near)[:40]:
    cases.append(case("compound", p, r, t, n))
print("[\n" + ",\n".join(json.dumps(case) for case in cases) + "\n]")
