"""Several taxes, rates to find and lines, with Python's fractions:
python3 engine.several.oracle.py > engine.several.oracle.json

Add: each tax is rounded by itself. Remove: net, net + first tax, net + first two taxes ... are rounded, and the last of
these sums is the total. A compound tax is also due on the taxes before it. A rate to find is the first one.
"""

import json
import random
from fractions import Fraction as F

rng = random.Random(20261125)
RATES = "0 1 2.5 4 5 5.5 6 7 8.875 9.975 10 13 15 20 25".split()


def half_up(x, digits):
    n = abs(x) * 10**digits
    units = (2 * n.numerator + n.denominator) // (2 * n.denominator)
    return units if x >= 0 else -units


def text(units, digits=2):
    sign, size = ("-" if units < 0 else ""), abs(units)
    return f"{sign}{size // 10**digits}.{size % 10**digits:0{digits}}"


def cents(x):
    return half_up(x, 2)


def shares(rates, compound):
    base, found = F(1), []
    for rate in rates:
        found.append(base * F(rate) / 100)
        if compound:
            base += found[-1]
    return found


def taxed(mode, amount, rates, compound):
    parts = shares(rates, compound)
    if mode == "add":
        taxes = [cents(amount * part) for part in parts]
        return cents(amount), taxes
    net = amount / (1 + sum(parts))
    sums = [net]
    for part in parts:
        sums.append(sums[-1] + net * part)
    rounded = [cents(x) for x in sums]
    return rounded[0], [b - a for a, b in zip(rounded, rounded[1:])]


def amounts(net, taxes):
    return [text(net), text(sum(taxes)), text(net + sum(taxes))]


def drawn_rates(least=2):
    return [rng.choice(RATES) for _ in range(rng.randrange(least, 5))]


def amount():
    return text(rng.randrange(1, 10 ** rng.randrange(3, 10)))


several, found, lines = [], [], []
while len(several) < 220:
    mode, rates, compound, given = rng.choice(["add", "remove"]), drawn_rates(), rng.random() < 0.5, amount()
    net, taxes = taxed(mode, F(given), rates, compound)
    combined = text(half_up(sum(shares(rates, compound)) * 100, 10), 10)
    several.append([mode, given, rates, compound, amounts(net, taxes), [text(tax) for tax in taxes], combined])

while len(found) < 220:
    rates, compound = drawn_rates(1), rng.random() < 0.5
    net = text(rng.randrange(1, 10 ** rng.randrange(3, 9)))
    total = text(int(F(net) * 100) + rng.randrange(0, int(F(net) * 100) + 2))
    rest = sum(shares(rates[1:], compound))
    growth = F(total) / F(net)
    rate = (growth / (1 + rest) if compound else growth - rest) - 1
    if half_up(rate * 100, 10) >= 0:
        found.append([rng.choice(["add", "remove"]), net, total, rates[1:], compound, text(half_up(rate * 100, 10), 10)])

while len(lines) < 200:
    mode, rates, compound = rng.choice(["add", "remove"]), drawn_rates(1), rng.random() < 0.3
    given = [text(rng.randrange(-2000, 20000)) for _ in range(rng.randrange(1, 9))]
    rows = [taxed(mode, F(line), rates, compound) for line in given]
    whole = taxed(mode, sum(map(F, given)), rates, compound)
    apart = sum(net for net, _ in rows), [sum(column) for column in zip(*(taxes for _, taxes in rows))]
    lines.append([mode, given, rates, compound, [amounts(*row) for row in rows], amounts(*whole), amounts(*apart)])

groups = {"several": several, "found": found, "lines": lines}
blocks = [f'"{name}": [\n' + ",\n".join(map(json.dumps, rows)) + "\n]" for name, rows in groups.items()]
print("{\n" + ",\n".join(blocks) + "\n}")
