"""Orders, prices to find and offers with Python's fractions:
python3 engine.orders.oracle.py > engine.orders.oracle.json

Prices are rounded half away from zero. The order: items that aren't free, times the price, minus each percentage in
turn, minus money off, at least 0. Tax is a percentage of the rounded price. The items that are free are counted one by
one: after every `buy` paid items, the next `free` ones.
"""

import json
import random
from fractions import Fraction as F

rng = random.Random(20261125)


def half_up(x, digits):
    scaled = abs(x) * 10**digits
    n = (2 * scaled.numerator + scaled.denominator) // (2 * scaled.denominator)
    return F(n if x >= 0 else -n, 10**digits)


def text(x, digits):
    n = half_up(F(x), digits) * 10**digits
    s = str(abs(int(n))).rjust(digits + 1, "0")
    return ("-" if n < 0 else "") + (s[: len(s) - digits] + "." + s[len(s) - digits :] if digits else s)


def cents(x):
    return half_up(x, 2)


def free_items(quantity, buy, free):
    paid = count = 0
    while paid + count < quantity:
        for _ in range(buy):
            if paid + count < quantity:
                paid += 1
        for _ in range(free):
            if paid + count < quantity:
                count += 1
    return count


def n(order, field, empty):
    return F(order.get(field) or empty)


def order_of(order):
    quantity = int(n(order, "quantity", 1))
    buy, free = int(n(order, "buy", 0)), int(n(order, "free", 0))
    gifts = free_items(quantity, buy, free) if buy and free else 0
    left = n(order, "originalPrice", 0) * (quantity - gifts)
    for field in ["discountPercent", "secondPercent", "thirdPercent"]:
        left *= 1 - n(order, field, 0) / 100
    gross = cents(n(order, "originalPrice", 0) * quantity)
    final = max(F(0), cents(left - n(order, "moneyOff", 0)))
    tax = cents(final * n(order, "salesTax", 0) / 100)
    return {
        "quantity": quantity,
        "freeItems": gifts,
        "grossAmount": text(gross, 2),
        "discountAmount": text(gross - final, 2),
        "finalPrice": text(final, 2),
        "taxAmount": text(tax, 2),
        "totalAmount": text(final + tax, 2),
        "effectivePercent": text((gross - final) / gross * 100 if gross else 0, 10),
        "unitPrice": text(final / quantity / n(order, "size", 1), 10),
    }


def drawn():
    order = {
        "originalPrice": text(F(rng.randrange(1, 10 ** rng.randrange(2, 8)), 100), 2),
        "discountPercent": rng.choice(["0", "5", "10", "12.5", "20", "25", "33.3", "50", "100"]),
    }
    options = {
        "secondPercent": lambda: rng.choice(["5", "10", "15", "7.5"]),
        "thirdPercent": lambda: rng.choice(["2", "5", "3.33"]),
        "moneyOff": lambda: text(F(rng.randrange(0, 5000), 100), 2),
        "salesTax": lambda: rng.choice(["5", "6.25", "7", "8.875", "20", "25"]),
        "quantity": lambda: str(rng.randrange(1, 40)),
        "size": lambda: rng.choice(["0.75", "1.5", "330", "500", "12"]),
    }
    for field, draw in options.items():
        if rng.random() < 0.5:
            order[field] = draw()
    if rng.random() < 0.5:
        order["buy"], order["free"] = str(rng.randrange(1, 5)), str(rng.randrange(1, 4))
    return order


def more_than_plain(order):
    return any(field in order for field in ["secondPercent", "salesTax", "buy"]) or int(order.get("quantity", 1)) > 1


orders = []
while len(orders) < 220:
    order = drawn()
    if more_than_plain(order):
        orders.append([order, order_of(order)])

# A price or a percentage is found from the price of the order. Then the rest follows.
prices, percents = [], []
while len(prices) < 110 or len(percents) < 110:
    order = drawn()
    for field in ["moneyOff"]:
        if rng.random() < 0.7:
            order.pop(field, None)
    final = F(order_of(order)["finalPrice"])
    if final == 0:
        continue
    quantity = int(n(order, "quantity", 1))
    paid = quantity - order_of(order)["freeItems"]
    left = F(paid)
    for field in ["secondPercent", "thirdPercent"]:
        left *= 1 - n(order, field, 0) / 100
    off = n(order, "moneyOff", 0)
    if len(prices) < 110:
        whole = left * (1 - n(order, "discountPercent", 0) / 100)
        given = {**order, "originalPrice": "", "finalPrice": text(final, 2)}
        prices.append([given, text(cents((final + off) / whole), 2)])
    if len(percents) < 110:
        given = {**order, "discountPercent": "", "finalPrice": text(final, 2)}
        percent = (1 - (final + off) / (left * F(order["originalPrice"]))) * 100
        if half_up(percent, 10) >= 0:
            percents.append([given, text(percent, 10)])

groups = {"orders": orders, "prices": prices, "percents": percents}
lines = [f'"{name}": [\n' + ",\n".join(map(json.dumps, rows)) + "\n]" for name, rows in groups.items()]
print("{\n" + ",\n".join(lines) + "\n}")
