"""Calories, with exact fractions: python3 engine.oracle.py > engine.oracle.json

Mifflin-St Jeor, with the factors and targets of docs/rules.md; 1 in = 2.54 cm, 1 lb = 0.453592 kg. Each
value is rounded once, half up, and is 0 or more. A row: the input, then bmr, maintenance, loss (mild, moderate,
aggressive), gain (mild, moderate).
"""
import json
import random
from fractions import Fraction as F

rng = random.Random(1990)
ACTIVITY = {'sedentary': '1.2', 'light': '1.375', 'moderate': '1.55', 'active': '1.725', 'extra': '1.9'}


def exactly(units, age, gender, weight, height):
    metric = units == 'metric'
    kg = F(weight) * (1 if metric else F('0.453592'))
    cm = F(height) * (1 if metric else F('2.54'))
    return 10 * kg + F('6.25') * cm - 5 * F(age) + (5 if gender == 'male' else -161)


def whole(value):
    return max(0, int(value + F(1, 2)) if value > 0 else 0)


def case(units, age, gender, weight, height, activity):
    bmr = exactly(units, age, gender, weight, height)
    maintenance = bmr * F(ACTIVITY[activity])
    return [units, age, gender, weight, height, activity, whole(bmr),
            *(whole(maintenance + change) for change in (0, -250, -500, -750, 250, 500))]


cases = [case(*row) for row in [
    ('metric', '1', 'male', '1', '50', 'sedentary'), ('metric', '120', 'male', '1000', '300', 'extra'),
    ('imperial', '1', 'female', '2200', '120', 'extra'), ('imperial', '18', 'male', '40', '48', 'light'),
    ('metric', '120', 'female', '40', '140', 'sedentary'), ('metric', '78.5', 'female', '45', '150', 'sedentary'),
]]
while len(cases) < 300:
    metric = len(cases) % 2 == 0
    weight = f'{rng.randint(400, 1800) / 10:g}' if metric else f'{rng.randint(900, 4000) / 10:g}'
    height = f'{rng.randint(1400, 2100) / 10:g}' if metric else f'{rng.randint(550, 830) / 10:g}'
    row = ('metric' if metric else 'imperial', str(rng.randint(18, 90)), rng.choice(['male', 'female']), weight, height,
           rng.choice(list(ACTIVITY)))
    cases.append(case(*row))
# Rounding ties: maintenance, and so every target, or the BMR itself ends in half a kilocalorie.
ties = 0
while ties < 80:
    row = ('metric', str(rng.randint(18, 90)), rng.choice(['male', 'female']), str(rng.randint(45, 150)),
           str(rng.randint(145, 205)), rng.choice(list(ACTIVITY)))
    bmr = exactly(*row[:5])
    if F(1, 2) in (bmr % 1, bmr * F(ACTIVITY[row[5]]) % 1):
        cases.append(case(*row))
        ties += 1
print('[\n' + ',\n'.join(json.dumps(case) for case in cases) + '\n]')
