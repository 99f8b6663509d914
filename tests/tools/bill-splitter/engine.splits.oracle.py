"""Unequal splits with Python's fractions: python3 engine.splits.oracle.py > engine.splits.oracle.json

`charges`: equal splits with the tip before or after tax, tax and tip as amounts, and rounding up. `weights`: fixed amounts
come off the total first, the rest is divided by weights. `items`: an item is divided by those who share it, what isn't
among the items by everyone, and the tax and tip in the same proportion.

Division to the cent is by the largest remainder (Hamilton): round the quotas down, then give the cents left over to the
largest fractions, the first ones if they're equal. In `items`, it's applied to the bill, the bill with tax and the total,
and a person's tax and tip are the differences. Cases where a difference is negative are left out.
"""

import json
import math
import random
from fractions import Fraction

rng = random.Random(20261125)
NAMES = ["Ann", "Ben", "Cem", "Dee", "Eva", "Fay", "Gus", "Hal"]


def half_up(amount):
    return math.floor(amount + Fraction(1, 2))


def text(cents):
    return f"{cents // 100}.{cents % 100:02d}"


def ceil_to(cents, step):
    return -(-cents // step) * step


def hamilton(amount, weights):
    """Whole cents in proportion to weights."""
    total = sum(weights)
    quotas = [Fraction(amount) * w / total for w in weights]
    parts = [math.floor(q) for q in quotas]
    order = sorted(range(len(weights)), key=lambda i: (-(quotas[i] - parts[i]), i))
    for i in order[:amount - sum(parts)]:
        parts[i] += 1
    return parts


def charges(bill):
    """Cents of the bill, tax and tip, with random rules, and the input that says so."""
    fields = {"tax": rng.choice(["0", "5", "8.25", "8.875", "19"]), "tip": rng.choice(["0", "10", "12.5", "15", "18", "20"]),
              "tipOn": rng.choice(["afterTax", "beforeTax"])}
    tax = half_up(bill * Fraction(fields["tax"]) / 100)
    if rng.random() < .3:
        tax = rng.randrange(0, bill + 1)
        fields["taxMoney"] = text(tax)
    tip = half_up((bill + (tax if fields["tipOn"] == "afterTax" else 0)) * Fraction(fields["tip"]) / 100)
    if rng.random() < .3:
        tip = rng.randrange(0, bill + 1)
        fields["tipMoney"] = text(tip)
    return fields, tax, tip


def rounding():
    kind = rng.choice(["", "each", "total"])
    if not kind:
        return kind, 1, {}
    step = rng.choice([5, 10, 25, 50, 100, 500])
    return kind, step, {"roundTo": kind, "roundStep": "" if step == 100 and rng.random() < .5 else text(step)}


def amounts(bill, tax, tip, total, shares):
    return {"subtotal": text(bill), "taxAmount": text(tax), "subtotalWithTax": text(bill + tax), "tipAmount": text(tip),
            "totalAmount": text(total), "perPerson": text(half_up(Fraction(total, len(shares)))), "shares": [text(s) for s in shares]}


def equal_case():
    bill, people = rng.randrange(1, 10 ** rng.randrange(3, 7)), rng.randrange(1, 9)
    fields, tax, tip = charges(bill)
    kind, step, rules = rounding()
    total = bill + tax + tip
    rounded = total
    if kind == "total":
        rounded = ceil_to(total, step)
    if kind == "each":
        rounded = ceil_to(math.ceil(Fraction(total, people)), step) * people
    shares = [rounded // people + (1 if i < rounded % people else 0) for i in range(people)]
    base = bill + (tax if fields["tipOn"] == "afterTax" else 0)
    tip += rounded - total
    return [{"bill": text(bill), "people": str(people), **fields, **rules},
            {**amounts(bill, tax, tip, rounded, shares), "roundedBy": text(rounded - total) if kind else None,
             "tipPercent": str(float(round(Fraction(tip * 100, base), 10))) if kind or "tipMoney" in fields else None,
             "taxPercent": str(float(round(Fraction(tax * 100, bill), 10))) if "taxMoney" in fields else None}]


def weight_case():
    bill, people = rng.randrange(100, 10 ** 6), rng.randrange(2, 9)
    fields, tax, tip = charges(bill)
    kind, step, rules = rounding()
    total = bill + tax + tip
    if kind == "total":
        tip += ceil_to(total, step) - total
        total = ceil_to(total, step)
    weights = [rng.choice(["", "", "1", "2", "0.5", "1.5", "3", "0"]) for _ in range(people)]
    fixed = [None] * people
    left = total
    for i in range(people - 1):
        if rng.random() < .25:
            fixed[i] = rng.randrange(0, left + 1)
            left -= fixed[i]
    open_ = [i for i in range(people) if fixed[i] is None]
    if sum(Fraction(weights[i] or "1") for i in open_) == 0:
        weights[open_[0]] = "1"
    parts = hamilton(left, [Fraction(weights[i] or "1") for i in open_])
    shares = list(fixed)
    for i, part in zip(open_, parts):
        shares[i] = ceil_to(part, step) if kind == "each" else part
    added = sum(shares) - total
    persons = [{"name": NAMES[i], "weight": weights[i], "fixed": "" if fixed[i] is None else text(fixed[i])} for i in range(people)]
    return [{"split": "shares", "bill": text(bill), **fields, **rules, "persons": persons},
            amounts(bill, tax, tip + added, total + added, shares)]


def item_case():
    people = rng.randrange(2, 9)
    items, had = [], [Fraction(0)] * people
    for n in range(rng.randrange(1, 9)):
        price = rng.randrange(0, 10 ** rng.randrange(2, 5))
        who = sorted(rng.sample(range(people), rng.randrange(0, people + 1)))
        for i in who or range(people):
            had[i] += Fraction(price, len(who) or people)
        items.append({"name": f"Item {n + 1}", "price": text(price),
                      "who": ", ".join(NAMES[i] if rng.random() < .5 else str(i + 1) for i in who)})
    bill, given = int(sum(had)), ""
    if bill == 0 or rng.random() < .4:
        rest = rng.randrange(0 if bill else 1, 5000)
        had = [h + Fraction(rest, people) for h in had]
        bill += rest
        given = text(bill)
    fields, tax, tip = charges(bill)
    kind, step, rules = rounding()
    total = bill + tax + tip
    if kind == "total":
        tip += ceil_to(total, step) - total
        total = ceil_to(total, step)
    foods, with_tax, shares = hamilton(bill, had), hamilton(bill + tax, had), hamilton(total, had)
    taxes = [b - a for a, b in zip(foods, with_tax)]
    tips = [b - a for a, b in zip(with_tax, shares)]
    if min(taxes + tips) < 0:
        return None
    if kind == "each":
        tips = [t + ceil_to(s, step) - s for t, s in zip(tips, shares)]
        shares = [ceil_to(s, step) for s in shares]
    persons = [{"name": name, "weight": "", "fixed": ""} for name in NAMES[:people]]
    input_ = {"split": "items", "bill": given, **fields, **rules, "persons": persons, "items": items}
    figures = amounts(bill, tax, sum(tips), sum(shares), shares)
    return [input_, {**figures, "had": [text(f) for f in foods], "taxes": [text(t) for t in taxes], "tips": [text(t) for t in tips]}]


def some(case, count):
    cases = []
    while len(cases) < count:
        row = case()
        if row:
            cases.append(row)
    return "[\n" + ",\n".join(json.dumps(row) for row in cases) + "\n]"


print('{"charges": ' + some(equal_case, 260) + ',\n"weights": ' + some(weight_case, 260) + ',\n"items": ' + some(item_case, 320) + "}")
