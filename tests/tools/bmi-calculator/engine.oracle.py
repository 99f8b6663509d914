"""Expected values for engine.test.ts, with exact fractions: python3 engine.oracle.py > engine.oracle.json"""
import json
import random
from fractions import Fraction

rng = random.Random(1832)
KG = Fraction('0.453592')
METER = Fraction('0.0254')
POUND = Fraction('2.20462')


def fixed(value, digits):
    """Decimal text, rounded half away from zero. The value must be 0 or more."""
    text = str(int(value * 10 ** digits + Fraction(1, 2))).rjust(digits + 1, '0')
    return text[:-digits] + '.' + text[-digits:]


def decimal(tenths: int) -> str:
    return str(tenths // 10) if tenths % 10 == 0 else f'{tenths // 10}.{tenths % 10}'


def case(units, weight, height):
    metric = units == 'metric'
    meters = Fraction(height) / 100 if metric else Fraction(height) * METER
    kilograms = Fraction(weight) if metric else Fraction(weight) * KG
    bmi = kilograms / meters ** 2
    category = ('underweight' if bmi < Fraction('18.5') else 'normal' if bmi < 25 else 'overweight' if bmi < 30
                else 'obese')
    unit = 1 if metric else POUND
    return {'units': units, 'weight': weight, 'height': height, 'bmi': fixed(bmi, 10), 'category': category,
            'min': fixed(Fraction('18.5') * meters ** 2 * unit, 1),
            'max': fixed(Fraction('24.9') * meters ** 2 * unit, 1)}


cases = []
for _ in range(120):
    cases.append(case('metric', decimal(rng.randint(300, 2500)), decimal(rng.randint(1300, 2200))))
    cases.append(case('imperial', decimal(rng.randint(700, 5000)), decimal(rng.randint(500, 850))))
# On each boundary, and just below and above it.
for height in ['100', '150', '160', '170', '180', '200']:
    for bound in ['18.5', '25', '30']:
        weight = Fraction(bound) * (Fraction(height) / 100) ** 2
        for shift in ['-0.0000000001', '-0.01', '0', '0.0000000001', '0.01']:
            text = fixed(weight + Fraction(shift), 10).rstrip('0').rstrip('.')
            cases.append(case('metric', text, height))
# Heights where an end of the range is exactly between two tenths of a kilogram.
ties = [h for h in range(500, 3001) if any((Fraction(b) * Fraction(h, 1000) ** 2 * 10) % 1 == Fraction(1, 2)
                                           for b in ['18.5', '24.9'])]
cases += [case('metric', '70', decimal(h)) for h in ties]
for weight, height in [('1', '50'), ('1', '300'), ('1000', '50'), ('1000', '300')]:
    cases.append(case('metric', weight, height))
for weight, height in [('2', '20'), ('2', '120'), ('2200', '20'), ('2200', '120')]:
    cases.append(case('imperial', weight, height))
print('[\n' + ',\n'.join('  ' + json.dumps(case) for case in cases) + '\n]')
