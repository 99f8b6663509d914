"""Expected values with exact fractions: python3 engine.oracle.py > engine.oracle.json"""
import json
import random
from fractions import Fraction

POINTS = {'A+': '4', 'A': '4', 'A-': '3.7', 'B+': '3.3', 'B': '3', 'B-': '2.7', 'C+': '2.3', 'C': '2', 'C-': '1.7',
          'D+': '1.3', 'D': '1', 'F': '0'}
rng = random.Random(1962)


def fixed(value, digits):
    """Decimal text, rounded half away from zero. All values are at least 0."""
    text = str(int(value * 10 ** digits + Fraction(1, 2))).rjust(digits + 1, '0')
    return text[:-digits] + '.' + text[-digits:]


def case(courses):
    credits = sum(Fraction(c) for _, c in courses)
    points = sum(Fraction(POINTS[g]) * Fraction(c) for g, c in courses)
    gpa = points / credits if credits else Fraction(0)
    return {'courses': courses,
            'gpa': fixed(gpa, 10), 'totalCredits': fixed(credits, 10), 'totalPoints': fixed(points, 10)}


cases = []
for _ in range(220):
    cases.append(case([(rng.choice(list(POINTS)), rng.choice(['0', '0.5', '1', '1.5', '2', '3', '3', '3', '4', '4.5',
                  '5', '7.5', str(rng.randint(1, 60)), f'{rng.randint(1, 9999) / 100:.2f}']))
                       for _ in range(rng.randint(1, 9))]))
# For odd k, k / 2048 has 11 decimals and ends in 5: a tie at the tenth decimal.
for k in [1, 3, 5, 7, 2047] + [rng.randrange(1, 2048, 2) for _ in range(25)]:
    cases.append(case([('D', str(k)), ('F', str(2048 - k))]))
for grade in POINTS:
    cases.append(case([(grade, '3')]))
    cases.append(case([(grade, '0')]))
print('[\n' + ',\n'.join('  ' + json.dumps(case) for case in cases) + '\n]')
