"""Every ordered pair of units, with GNU units 2.22 (apt install units) and with exact fractions:
python3 engine.oracle.py > engine.oracle.json

A row: category, from, to, amount, the result of GNU units (a double), the double nearest to the exact value, and the exact
value as text, rounded half away from zero to 6 decimals, or to 6 significant digits if it's below 0.000001. The exact
values come from the chains of definitions below, not from factors. The script stops if GNU units disagrees.
"""
import json
import random
import subprocess
from fractions import Fraction as F

rng = random.Random(1959)
PI = F('3.14159265358979323846264338327950288419716939937510582097494459230781640628620899')  # OEIS A000796
INCH, POUND, GRAVITY = F('2.54') / 100, F('0.45359237'), F('9.80665')
FOOT = 12 * INCH
MILE = 5280 * FOOT
GALLON = 231 * INCH ** 3 * 1000  # in liters
FORCE = POUND * GRAVITY
DAY = 24 * 3600
CALORIE = F('4.184')
UNITS = {  # id: (name in GNU units, size)
    'length': {'meter': ('m', 1), 'kilometer': ('km', 1000), 'centimeter': ('cm', F(1, 100)), 'millimeter': ('mm', F(1, 1000)),
               'inch': ('inch', INCH), 'foot': ('foot', FOOT), 'yard': ('yard', 3 * FOOT), 'mile': ('mile', MILE)},
    'weight': {'kilogram': ('kg', 1), 'gram': ('g', F(1, 1000)), 'pound': ('lb', POUND), 'ounce': ('oz', POUND / 16),
               'tonne': ('tonne', 1000), 'stone': ('stone', 14 * POUND)},
    'temperature': {'celsius': ('tempC', (1, F('273.15'))), 'fahrenheit': ('tempF', (F(5, 9), F('459.67'))),
                    'kelvin': ('K', (1, 0))},
    'volume': {'liter': ('liter', 1), 'milliliter': ('ml', F(1, 1000)), 'gallon': ('usgallon', GALLON),
               'quart': ('usquart', GALLON / 4), 'pint': ('uspint', GALLON / 8), 'cup': ('uscup', GALLON / 16),
               'fluid-ounce': ('usfloz', GALLON / 128)},
    'area': {'square-meter': ('m^2', 1), 'square-kilometer': ('km^2', 1000 ** 2), 'square-centimeter': ('cm^2', F(1, 100 ** 2)),
             'hectare': ('hectare', 100 ** 2), 'square-inch': ('inch^2', INCH ** 2), 'square-foot': ('foot^2', FOOT ** 2),
             'square-yard': ('yard^2', (3 * FOOT) ** 2), 'acre': ('intacre', 43560 * FOOT ** 2), 'square-mile': ('mile^2', MILE ** 2)},
    'speed': {'kilometer-per-hour': ('km/hour', F(1000, 3600)), 'mile-per-hour': ('mile/hour', MILE / 3600),
              'meter-per-second': ('m/s', 1), 'foot-per-second': ('foot/s', FOOT), 'knot': ('knot', F(1852, 3600))},
    'time': {'second': ('second', 1), 'minute': ('minute', 60), 'hour': ('hour', 3600), 'day': ('day', DAY), 'week': ('week', 7 * DAY),
             'month': ('julianyear/12', F('365.25') * DAY / 12), 'year': ('julianyear', F('365.25') * DAY),
             'millisecond': ('millisecond', F(1, 1000)), 'microsecond': ('microsecond', F(1, 10 ** 6))},
    'data': {'byte': ('byte', 8), 'kilobyte': ('kilobyte', 8 * 10 ** 3), 'megabyte': ('megabyte', 8 * 10 ** 6),
             'gigabyte': ('gigabyte', 8 * 10 ** 9), 'terabyte': ('terabyte', 8 * 10 ** 12), 'kibibyte': ('kibibyte', 2 ** 13),
             'mebibyte': ('mebibyte', 2 ** 23), 'gibibyte': ('gibibyte', 2 ** 33), 'tebibyte': ('tebibyte', 2 ** 43),
             'bit': ('bit', 1), 'kilobit': ('kilobit', 10 ** 3), 'megabit': ('megabit', 10 ** 6), 'gigabit': ('gigabit', 10 ** 9)},
    'energy': {'joule': ('joule', 1), 'kilojoule': ('kilojoule', 1000), 'calorie': ('calorie_th', CALORIE),
               'kilocalorie': ('kilocalorie_th', 1000 * CALORIE), 'watt-hour': ('watt hour', 3600),
               'kilowatt-hour': ('kilowatt hour', 3600 * 1000), 'btu': ('btu_IT', F('4186.8') * POUND * F(5, 9)),
               'foot-pound': ('foot lbf', FOOT * FORCE), 'electronvolt': ('eV', F('1.602176634e-19'))},
    'pressure': {'pascal': ('pascal', 1), 'kilopascal': ('kilopascal', 1000), 'hectopascal': ('hectopascal', 100),
                 'bar': ('bar', 10 ** 5), 'psi': ('psi', FORCE / INCH ** 2), 'atmosphere': ('atm', 101325),
                 'torr': ('torr', F(101325, 760)), 'millimeter-of-mercury': ('mmHg', F('13.5951') * GRAVITY)},
    'angle': {'degree': ('degree', PI / 180), 'radian': ('radian', 1), 'gradian': ('grade', PI / 200), 'turn': ('turn', 2 * PI),
              'arcminute': ('arcmin', PI / 180 / 60), 'arcsecond': ('arcsec', PI / 180 / 3600)},
}


def gnu(amount, source, target):
    have = f'{source}({amount})' if source.startswith('temp') else f'{amount} {source}'
    run = subprocess.run(['units', '--terse', '--output-format', '%.17g', have, target], capture_output=True, text=True)
    return float(run.stdout)


def decimals(value, digits):
    units = int(abs(value) * 10 ** digits + F(1, 2))
    text = str(units).rjust(digits + 1, '0')
    text = f'{text[:-digits]}.{text[-digits:]}'.rstrip('0').rstrip('.')
    return ('-' if value < 0 and units else '') + text


def text_of(value):
    if value == 0 or abs(value) >= F(1, 10 ** 6):
        return decimals(value, 6)
    exponent = 0
    while abs(value) * 10 ** exponent < 1:
        exponent += 1
    rounds_up = abs(value) * 10 ** (exponent + 5) + F(1, 2) >= 10 ** 6
    return decimals(value, exponent + (4 if rounds_up else 5))


def rows(category, source, target, amounts):
    (name, size), (other, into) = UNITS[category][source], UNITS[category][target]
    for amount in amounts:
        if category == 'temperature':
            exact = (F(amount) + size[1]) * size[0] / into[0] - into[1]
            scale = max(abs(exact), 273)  # GNU units converts via kelvin, in doubles
        else:
            exact = F(amount) * size / into
            scale = abs(exact)
        gnu_result = gnu(amount, name, other)
        assert abs(F(gnu_result) - exact) <= scale * F(1, 10 ** 14), (source, target, amount, gnu_result, float(exact))
        yield [category, source, target, amount, gnu_result, float(exact), text_of(exact)]


table = []
for category, units in UNITS.items():
    for source in units:
        for target in units:
            if source == target:
                continue
            if category == 'temperature':
                zero = {'celsius': '-273.15', 'fahrenheit': '-459', 'kelvin': '0'}[source]
                amounts = [zero, '-40', '0', '32', '98.6', '100', '1000000.5', '0.1']
                amounts = amounts if source != 'kelvin' else [amount for amount in amounts if amount != '-40'][1:]
            else:
                amounts = ['1', str(rng.randint(1, 10 ** rng.randint(1, 7)) / 1000)]
            table += rows(category, source, target, amounts)
print('[\n' + ',\n'.join(json.dumps(row, separators=(',', ':')) for row in table) + '\n]')
