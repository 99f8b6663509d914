"""Numbers as written in JSON, compared and divided exactly with Python's fractions.

Run: python3 tests/tools/json-editor/engine.numbers.oracle.py > tests/tools/json-editor/engine.numbers.oracle.json
"""

import json
import random
from fractions import Fraction

random.seed(9535)


def number():
    whole = random.choice(["0", "1", "10", "12", "120", "9007199254740993", "12345678901234567890", str(random.randint(1, 999))])
    fraction = random.choice(["", "", ".0", ".5", ".25", ".10", ".000001", ".3"])
    power = random.choice(["", "", "", "e0", "E2", "e-2", "e+20", "e-20", "e308"])
    return random.choice(["", "-"]) + whole + fraction + power


cases = []
for at in range(600):
    one = number()
    other = number() if at % 3 else random.choice([one + "0" if "." in one and "e" not in one.lower() else one, number()])
    a, b = Fraction(one), Fraction(other)
    cases.append([one, other, (a > b) - (a < b), a.denominator == 1, b != 0 and (a / b).denominator == 1])

print("[\n" + ",\n".join(json.dumps(case) for case in cases) + "\n]")
