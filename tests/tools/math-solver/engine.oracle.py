"""10,000 random expressions and their results: python3 engine.oracle.py > engine.oracle.json

Each is written as people type it, and in Python, which evaluates it with the numbers of numbers.py. A row is
'expression=result' for an exact result, 'expression~result' for one with 15 digits, or 'expression!code' for an error.
"""
import json
import random
import re
from pathlib import Path
from runpy import run_path

NUMBERS = run_path(str(Path(__file__).with_name('numbers.py')))
shown, Rejected, NAMES = NUMBERS['shown'], NUMBERS['Rejected'], NUMBERS['NAMES']
rng = random.Random(355113)
FUNCTIONS = ['sqrt', 'cbrt', 'abs', 'exp', 'ln', 'log', 'log2', 'floor', 'ceil', 'round', 'sin', 'cos', 'tan', 'asin', 'acos', 'atan']
SPACE = ['', '', '', ' ']


def number():
    kind = rng.random()
    if kind < 0.5:
        return str(rng.randint(0, 20))
    if kind < 0.7:
        return str(rng.randint(0, 99999))
    if kind < 0.95:
        return rng.choice(['0.', '.', f'{rng.randint(1, 99)}.']) + str(rng.randint(1, 9999))
    return f'{rng.randint(1, 99)}e{rng.choice(["", "+", "-"])}{rng.randint(0, 9)}'


def primary(depth, exact):
    """The typed text, the Python text, and whether it can follow a number without an operator."""
    kind = rng.random()
    if depth == 0 or kind < 0.45:
        text = number()
        return text, f'N("{text}")', False
    if kind < 0.7 or exact:
        typed, python = sums(depth - 1, exact)
        return f'({typed})', f'({python})', True
    if kind < 0.78:
        return rng.choice([('π', 'PI', True), ('pi', 'PI', True), ('e', 'E', True)])
    if kind < 0.82:
        text = str(rng.randint(0, 99))
        return f'√{text}', f'sqrt(N("{text}"))', True
    name = rng.choice(FUNCTIONS)
    typed, python = sums(depth - 1, exact)
    return f'{name}({typed})', f'{name}{"_" if name in ("abs", "round") else ""}({python})', True


def after(depth, exact):
    typed, python, joins = primary(depth, exact)
    kind = rng.random()
    if kind < 0.03:
        text = str(rng.randint(0, 12))
        return f'{text}!', f'factorial(N("{text}"))', False
    if kind < 0.06:
        return f'{typed}%', f'hundredth({python})', False
    if kind < 0.09:
        sign, power = rng.choice([('²', '2'), ('³', '3')])
        return f'{typed}{sign}', f'({python})**N("{power}")', False
    if kind < 0.11 and not exact:
        return f'{typed}°', f'degrees({python})', False
    return typed, python, joins


def powers(depth, exact):
    typed, python, joins = after(depth, exact)
    if rng.random() < 0.15:
        sign = rng.choice(['^', '^', ' ^ ', '**'])
        if rng.random() < 0.15:
            low, high = rng.choice(['2', '3']), rng.choice(['2', '3', '-1', '-2'])
            return f'{typed}{sign}{low}{sign}{high}', f'({python})**N("{low}")**{plus(high)}', False
        power = rng.choice(['0', '1', '2', '2', '3', '5', '-1', '-2'] + ([] if exact else ['0.5', '1.5', '-0.5', '(1/3)']))
        return f'{typed}{sign}{power}', f'({python})**{plus(power)}', False
    return typed, python, joins


def plus(power):
    if power == '(1/3)':
        return '(N("1")/N("3"))'
    return f'-N("{power[1:]}")' if power.startswith('-') else f'N("{power}")'


def products(depth, exact):
    typed, python, _ = powers(depth, exact)
    if rng.random() < 0.1:
        sign = rng.choice(['-', '−', '+', '--'])
        typed, python = sign + typed, ('-' * (sign.count('-') + sign.count('−'))) + python
    if rng.random() < 0.12:
        other, its, joins = powers(depth, exact)
        if joins:
            # 5%(3) would be 5 mod 3, 'pi' and 'e' would join the next word, and 2e-5 would be a number.
            if not typed.endswith(('%', 'i', 'e', 'π')) and not other.startswith('e'):
                typed, python = typed + rng.choice(SPACE) + other, f'{python}*{its}'
    while rng.random() < 0.35:
        other, its, _ = powers(depth, exact)
        sign, py = rng.choice([('*', '*'), ('×', '*'), ('·', '*'), (' x ', '*'), ('/', '/'), ('÷', '/'), ('/', '/'), (' mod ', '%')])
        if rng.random() < 0.08:
            other, its = '-' + other, '-' + its
        space = rng.choice(SPACE)
        typed, python = f'{typed}{space}{sign}{space}{other}', f'{python}{py}{its}'
    return typed, python


def sums(depth, exact):
    typed, python = products(depth, exact)
    while rng.random() < 0.45:
        sign, py = rng.choice([('+', '+'), ('+', '+'), ('-', '-'), ('−', '-'), ('–', '-')])
        space = rng.choice(SPACE)
        if rng.random() < 0.06:
            share = str(rng.randint(1, 99))
            if typed.endswith('%'):
                continue
            typed, python = f'{typed}{space}{sign}{space}{share}%', f'({python})*(N("1"){py}hundredth(N("{share}")))'
            continue
        other, its = products(depth, exact)
        # A percentage on the right would refer to the left operand.
        if other.endswith('%'):
            continue
        typed, python = f'{typed}{space}{sign}{space}{other}', f'{python}{py}{its}'
    return typed, python


rows = []
seen = set()
while len(rows) < 10000:
    exact = len(rows) % 10 < 6
    typed, python = sums(rng.choice([1, 2, 2, 3]), exact)
    if len(typed) > 44 or re.fullmatch(r'[\d.()]*', typed) or typed in seen:
        continue
    try:
        result = shown(eval(python, NAMES).value)
    except Rejected as rejected:
        if rng.random() < 0.6:
            continue
        result = '!' + str(rejected)
    if len(result) > 45:
        continue
    seen.add(typed)
    rows.append(typed + result)
print('[\n' + ',\n'.join(json.dumps(row, ensure_ascii=False) for row in rows) + '\n]')
