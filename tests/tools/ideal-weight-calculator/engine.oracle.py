"""Ideal weights, with exact fractions: python3 engine.oracle.py > engine.oracle.json

The constants of the formulas (at 60 inches, and per inch above), BMI 18.5 and 24.9, 1 in = 0.0254 m, 1 kg = 2.20462 lb.
"""
import json
import random
from fractions import Fraction as F

rng = random.Random(1964)
BASE = {'male': [('48', '2.7'), ('50', '2.3'), ('52', '1.9'), ('56.2', '1.41')],
        'female': [('45.5', '2.2'), ('45.5', '2.3'), ('49', '1.7'), ('53.1', '1.36')]}


def tenth(value):
    """To one decimal, half away from zero. The value must be 0 or more."""
    tenths = int(value * 10 + F(1, 2))
    return f'{tenths // 10}.{tenths % 10}'


def case(units, height, gender):
    inches = F(height) / F('2.54') if units == 'metric' else F(height)
    unit = 1 if units == 'metric' else F('2.20462')
    four = [max(F(0), F(base) + F(per) * (inches - 60)) * unit for base, per in BASE[gender]]
    square = (inches * F('0.0254')) ** 2 * unit
    return [units, height, gender, *map(tenth, four), tenth(F('18.5') * square), tenth(F('24.9') * square)]


heights = {'metric': ['50', '100', '108.4', '120', '152.3', '152.4', '152.5', '160', '175', '200', '300'],
           'imperial': ['20', '36', '42.2', '59.9', '60', '60.1', '65', '70', '72', '80', '120']}
cases = [case(units, height, gender) for units in heights for height in heights[units] for gender in BASE]
for _ in range(150):
    cases.append(case('metric', f'{rng.randint(1300, 2200) / 10:.1f}', rng.choice(list(BASE))))
    cases.append(case('imperial', f'{rng.randint(500, 850) / 10:.1f}', rng.choice(list(BASE))))
# Heights where a weight is exactly between two tenths.
for half in range(120, 237):
    row = case('imperial', f'{half / 2:g}', 'male')
    if any((F(base) + F(per) * (F(half, 2) - 60)) * 10 % 1 == F(1, 2) for base, per in BASE['male']):
        metric = f'{half * 1.27:.2f}'
        cases += [row, case('metric', metric, 'male')]
print('[\n' + ',\n'.join(json.dumps(case) for case in cases) + '\n]')
