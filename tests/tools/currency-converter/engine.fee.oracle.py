"""Writes engine.fee.oracle.json: conversions with a fee, by exact fractions.

Minor digits are from ISO 4217 (only currencies whose digits CLDR shares). A card adds its percentage to the amount, a
counter takes it from the result; both are rounded half up to the minor unit, and the fee is the difference.
"""
import json
import random
from decimal import ROUND_HALF_UP, Decimal, localcontext
from fractions import Fraction

random.seed(16)
digits = {"USD": 2, "EUR": 2, "GBP": 2, "JPY": 0, "CHF": 2, "KWD": 3, "BHD": 3, "KRW": 0, "INR": 2, "TRY": 2}
fees = ["0", "0.5", "1", "1.75", "2.5", "3", "3.25", "5", "12.5", "33.333", "100"]


def rounded(value, places):
    with localcontext() as context:
        context.prec = 80
        exact = Decimal(value.numerator) / Decimal(value.denominator)
        return exact.quantize(Decimal(1).scaleb(-places), ROUND_HALF_UP)


rows = []
for index in range(240):
    source, target = random.sample(sorted(digits), 2)
    base = random.choice([source, source, "USD"])
    rates = {code: str(Decimal(random.randint(1, 10**6)).scaleb(-random.randint(0, 4))) for code in digits}
    rates[base] = "1"
    # Whole minor units, quarters that tie, and long decimals.
    amount = random.choice(
        [str(random.randint(0, 10**6)), f"{random.randint(0, 9999)}.{random.randint(0, 99):02}", "0.125", "1234.5675"]
    )
    fee = random.choice(fees)
    share = Fraction(fee) / 100
    result = Fraction(amount) * Fraction(rates[target]) / Fraction(rates[source])
    paid = rounded(Fraction(amount) * (1 + share), digits[source])
    received = rounded(result * (1 - share), digits[target])
    expected = {
        "percent": Decimal(fee),
        "paid": paid,
        "paidFee": paid - rounded(Fraction(amount), digits[source]),
        "received": received,
        "receivedFee": rounded(result, digits[target]) - received,
    }
    rows.append(
        {
            "base": base,
            "rates": {code: float(rates[code]) for code in sorted({source, target, base})},
            "amount": amount,
            "from": source,
            "to": target,
            "fee": fee,
            "expected": {name: str(value) for name, value in expected.items()},
        }
    )

with open("tests/tools/currency-converter/engine.fee.oracle.json", "w") as file:
    json.dump(rows, file, indent=1)
