"""Earlier GPAs, weighted courses, other scales and GPAs to reach, with Python's fractions:
python3 engine.goals.oracle.py > engine.goals.oracle.json

The GPA needed is found by trying: the smallest number of hundredths with which the final GPA is at least the target.
"""

import json
import random
from fractions import Fraction as F

rng = random.Random(20261125)
FOUR = {"A+": "4", "A": "4", "A-": "3.7", "B+": "3.3", "B": "3", "B-": "2.7", "C+": "2.3", "C": "2", "C-": "1.7",
        "D+": "1.3", "D": "1", "F": "0"}
SCALES = {
    "4.0": FOUR,
    "4.3": {**FOUR, "A+": "4.3", "D-": "0.7"},
    "5.0": {g: {"A": "5", "B": "4", "C": "3", "D": "2", "F": "0"}[g[0]] for g in FOUR},
}


def ten(x):
    scaled = F(x) * 10**10
    n = (2 * scaled.numerator + scaled.denominator) // (2 * scaled.denominator)
    return f"{n // 10**10}.{n % 10**10:010d}"


def average(credits, points):
    return {"gpa": ten(points / credits if credits else 0), "totalCredits": ten(credits), "totalPoints": ten(points)}


def needed(points, credits, target, left):
    hundredths = 0
    while (points + F(hundredths, 100) * left) / (credits + left) < target:
        hundredths += 1
        assert hundredths < 10**7
    return hundredths


cases = []
for number in range(260):
    scale = rng.choice(list(SCALES) + ["percent"])
    top = F(100) if scale == "percent" else max(F(p) for p in SCALES[scale].values())
    courses, plain, weighted, credits, skipped = [], F(0), F(0), F(0), None
    is_weighted = False
    for _ in range(rng.randint(1, 6)):
        course = {"name": "", "credits": rng.choice(["1", "2", "3", "4", "0.5", "1.5", "3.75"])}
        level = rng.choice(["", "", "honors", "ap"])
        if level:
            course["level"] = level
        if rng.random() < 0.15:
            course["grade"] = rng.choice(["P", "NP", "W", "I"])
            skipped = (skipped or F(0)) + F(course["credits"])
        else:
            course["grade"] = (
                f"{rng.randint(0, 1000) / 10:g}" if scale == "percent" else rng.choice(list(SCALES[scale]))
            )
            points = F(course["grade"]) if scale == "percent" else F(SCALES[scale][course["grade"]])
            weight = F(course["credits"])
            bonus = F(0)
            if level and points > 0 and scale != "percent":
                bonus = F(1, 2) if level == "honors" else F(1)
                is_weighted = True
            plain += points * weight
            weighted += (points + bonus) * weight
            credits += weight
        courses.append(course)
    limit = top + (1 if is_weighted else 0)
    record = {"courses": courses, "scale": scale}
    answer = average(credits, plain)
    if skipped is not None:
        answer["uncountedCredits"] = ten(skipped)
    if is_weighted:
        answer["weighted"] = average(credits, weighted)
    points, total = weighted, credits
    if rng.random() < 0.6:
        prior, before = F(rng.randint(0, int(top * 100)), 100), F(rng.randint(0, 240), 2)
        record["priorGpa"], record["priorCredits"] = f"{float(prior):g}", f"{float(before):g}"
        points, total = points + prior * before, total + before
        answer["cumulative"] = average(total, points)
    if rng.random() < 0.7:
        target, left = F(rng.randint(0, int(limit * 100)), 100), F(rng.randint(1, 180), 2)
        record["targetGpa"], record["remainingCredits"] = f"{float(target):g}", f"{float(left):g}"
        hundredths = needed(points, total, target, left)
        answer["goal"] = {
            "gpa": f"{hundredths / 100:.2f}",
            "isReachable": (points + limit * left) / (total + left) >= target,
            "isReached": points / (total + left) >= target,
            "highest": ten((points + limit * left) / (total + left)),
            "lowest": ten(points / (total + left)),
        }
    cases.append([record, answer])

print(json.dumps(cases, indent=0))
