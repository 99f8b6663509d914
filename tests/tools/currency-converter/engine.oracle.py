"""Expected values with exact fractions: python3 engine.oracle.py > engine.oracle.json"""
import json
import random
from fractions import Fraction

rng = random.Random(1944)
CODES = ['USD', 'EUR', 'GBP', 'JPY', 'CAD', 'AUD', 'CHF', 'CNY', 'INR', 'BRL', 'TRY', 'RUB']


def fixed(value, digits):
    """Decimal text, rounded half away from zero. All values are at least 0."""
    text = str(int(value * 10 ** digits + Fraction(1, 2))).rjust(digits + 1, '0')
    return text[:-digits] + '.' + text[-digits:]


def case(amount, source, target, base, rates):
    price = {**{code: Fraction(rate) for code, rate in rates.items()}, base: Fraction(1)}
    rate = price[target] / price[source]
    return {'amount': amount, 'from': source, 'to': target, 'base': base, 'rates': {c: float(r) for c, r in rates.items()},
            'rate': fixed(rate, 15), 'result': fixed(Fraction(amount) * rate, 10)}


def some_rate():
    return rng.choice([f'{rng.randint(1, 99)}', f'{rng.uniform(0.3, 2):.4f}', f'{rng.uniform(2, 200):.2f}',
                       f'{rng.uniform(0.001, 0.1):.6f}', f'{rng.uniform(1000, 90000):.1f}'])


def some_amount():
    return rng.choice(['0', '1', '0.01', '0.1', '19.99', str(rng.randint(1, 10 ** 6)),
                       f'{rng.randint(1, 10 ** 9) / 100:.2f}', f'0.{rng.randint(1, 999999):06d}'])


cases = []
for _ in range(240):
    base, *others = rng.sample(CODES, rng.randint(3, 6))
    rates = {code: some_rate() for code in others}
    if rng.random() < 0.5:
        rates[base] = '1'
    source, target = (base, rng.choice(others)) if rng.random() < 0.5 else rng.choices([base, *others], k=2)
    cases.append(case(some_amount(), source, target, base, rates))
# Ties at the tenth decimal.
for k in [1, 3, 5, 7, 9, 11, 99, 12345]:
    cases.append(case('0.00001', 'USD', 'EUR', 'USD', {'EUR': f'{k * 5}e-6'}))
    cases.append(case(str(k), 'EUR', 'USD', 'USD', {'EUR': '2048'}))
print('[\n' + ',\n'.join('  ' + json.dumps(case) for case in cases) + '\n]')
