"""Other grading systems, averages and finals with Python's fractions:
python3 engine.systems.oracle.py > engine.systems.oracle.json

The German grade is found by counting tenths down from 4.0 while the exact grade is still below the next tenth. The result
needed in the final is the smallest number of hundredths with which the course grade is at least the target.
"""

import json
import random
from fractions import Fraction as F

rng = random.Random(20261125)


def rounded(x, digits):
    scaled = F(x) * 10**digits
    n = (2 * scaled.numerator + scaled.denominator) // (2 * scaled.denominator)
    return float(F(n, 10**digits))


def german(grade, passing, best):
    if grade < passing:
        return None
    exact = 1 + 3 * (best - grade) / (best - passing)
    tenths = 40
    while F(tenths, 10) > exact:
        tenths -= 1
    return tenths / 10


def text(x):
    return f"{float(x):g}"


germany, india, uk, ects, averages, finals = [], [], [], [], [], []
for _ in range(240):
    if rng.random() < 0.5:
        best = rng.choice([6, 7, 10, 12, 20, 30])
        tenths = rng.randint(1, best * 10)
        passing = F(rng.randint(1, best * 10 - 1), 10)
        grade = F(tenths, 10)
        row = {"percentage": f"{text(grade)}/{best}", "passing": f"{text(passing)}/{best}"}
    else:
        best, grade, passing = 100, F(rng.randint(0, 1000), 10), F(rng.randint(0, 99))
        row = {"percentage": text(grade), "passing": text(passing)}
    germany.append([row, german(grade, passing, F(best))])
for hundredths in range(0, 1001, 5):
    india.append([{"cgpa": text(F(hundredths, 100))}, rounded(F(hundredths, 100) * F("9.5"), 10)])
for tenths in [0, 399, 400, 499, 500, 599, 600, 699, 700, 1000] + [rng.randint(0, 1000) for _ in range(200)]:
    p = F(tenths, 10)
    uk.append([{"percentage": text(p)}, ["fail", "third", "lower-second", "upper-second", "first"][
        sum(p >= limit for limit in (40, 50, 60, 70))]])
for _ in range(220):
    students = rng.randint(1, 200)
    place = rng.randint(1, students)
    share = F(place, students)
    grade = "ABCDE"[sum(share > F(limit, 100) for limit in (10, 35, 65, 90))]
    ects.append([{"percentage": "80", "rank": f"{place}/{students}"}, grade])
for _ in range(220):
    rows, points, weights = [], F(0), F(0)
    for _ in range(rng.randint(1, 6)):
        weight = F(rng.randint(1, 60), 2)
        if rng.random() < 0.5:
            whole = rng.randint(1, 60)
            part = F(rng.randint(0, whole * 2), 2)
            score, shown = part / whole * 100, f"{text(part)}/{whole}"
        else:
            score = F(rng.randint(0, 1000), 10)
            shown = text(score)
        rows.append({"name": "", "score": shown, "weight": text(weight)})
        points, weights = points + score * weight, weights + weight
    averages.append([{"assignments": rows},
                     {"percentage": rounded(points / weights, 10), "totalWeight": rounded(weights, 10), "count": len(rows)}])
for _ in range(220):
    current, weight, target = F(rng.randint(0, 1000), 10), F(rng.randint(1, 200), 2), F(rng.randint(0, 200), 2)
    hundredths = 0
    while current * (1 - weight / 100) + F(hundredths, 100) * weight / 100 < target:
        hundredths += 1
    lowest = current * (1 - weight / 100)
    finals.append([
        {"percentage": text(current), "finalWeight": text(weight), "target": text(target)},
        {"weight": float(weight), "target": float(target), "needed": hundredths / 100,
         "isReachable": lowest + weight >= target, "isReached": lowest >= target,
         "highest": rounded(lowest + weight, 10), "lowest": rounded(lowest, 10)},
    ])

print(json.dumps({"germany": germany, "india": india, "uk": uk, "ects": ects, "averages": averages, "finals": finals},
                 indent=0))
