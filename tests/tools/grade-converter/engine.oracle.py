"""Grades with Python's decimal: python3 engine.oracle.py > engine.oracle.json

The tables of docs/rules.md, read as 'at or above'. They're in ascending order and searched by bisection, unlike
in the engine.
"""

import json
from bisect import bisect_right
from decimal import Decimal

LETTERS = "F D D+ C- C C+ B- B B+ A- A A+".split()
FROM = [Decimal(n) for n in "60 67 70 73 77 80 83 87 90 93 97".split()]
POINTS = "0 1.0 1.3 1.7 2.0 2.3 2.7 3.0 3.3 3.7 4.0 4.0".split()
GPA_FROM = [Decimal(n) for n in "1 1.3 1.7 2 2.3 2.7 3 3.3 3.7 4".split()]
PERCENTS = "50 65 68 72 75 78 82 85 88 91 95".split()


def from_percentage(text):
    row = bisect_right(FROM, Decimal(text))
    return [text, "", text, LETTERS[row], POINTS[row]]


def from_gpa(text):
    percentage = PERCENTS[bisect_right(GPA_FROM, Decimal(text))]
    return ["", text, percentage, LETTERS[bisect_right(FROM, Decimal(percentage))], text]


def around(edges, step):
    return [str(edge + distance) for edge in edges for distance in (-step, Decimal(0), step)]


percentages = [str(n) for n in range(101)] + [f"{n}.5" for n in range(55, 100)]
percentages += around(FROM, Decimal("0.01")) + around(FROM, Decimal("0.0000000000001"))
percentages += ["0.0", "00.1", "59.9999999999999", "99.9999999999999", "100.00", "097", "92.990"]
gpas = [f"{Decimal(n) / 10}" for n in range(41)] + [f"{Decimal(n) / 100:.2f}" for n in range(95, 400, 5)]
gpas += around(GPA_FROM[:-1], Decimal("0.01")) + around(GPA_FROM[:-1], Decimal("0.00000000000001"))
gpas += ["3.99", "3.99999999999999", "4.0", "4.00", "0.99999999999999"]
cases = [from_percentage(text) for text in dict.fromkeys(percentages)] + [from_gpa(text) for text in dict.fromkeys(gpas)]
print("[\n" + ",\n".join(json.dumps(case) for case in cases) + "\n]")
