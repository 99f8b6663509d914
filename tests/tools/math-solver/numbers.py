"""Numbers for engine.oracle.py: fractions, or 120-digit decimals after a root or function. Sine and pi use the recipes in
Python's documentation of `decimal`; inverse functions use Newton's method.
"""
import math
from decimal import ROUND_HALF_UP, Decimal as D, getcontext
from fractions import Fraction as F

getcontext().prec = 120
getcontext().rounding = ROUND_HALF_UP


class Rejected(Exception):
    pass


def decimal(x):
    return D(x.numerator) / D(x.denominator) if isinstance(x, F) else x


def pi():
    """The recipe from the documentation."""
    lasts, t, s, n, na, d, da = 0, D(3), 3, 1, 0, 0, 24
    while s != lasts:
        lasts, n, na, d, da = s, n + na, na + 8, d + da, da + 32
        t = (t * n) / d
        s += t
    return +s


PI = pi()


def sine(x):
    """The recipe from the documentation."""
    x = x % (2 * PI)
    i, lasts, s, fact, num, sign = 1, 0, x, 1, x, 1
    while s != lasts:
        lasts, i = s, i + 2
        fact *= i * (i - 1)
        num *= x * x
        sign *= -1
        s += num / fact * sign
    return clean(+s)


def cosine(x):
    return sine(x + PI / 2)


def clean(x):
    """Returns 0 or a short decimal if 120 digits can't distinguish the number from it."""
    if abs(x) < D(10) ** -100:
        return F(0)
    short = D(f'{x:.29e}')
    return F(short) if abs(x - short) < abs(x) * D(10) ** -100 else x


def magnitude(log10):
    """Rejects a power of ten beyond the limits."""
    if abs(log10) > 3000:
        raise Rejected('too-large' if log10 > 0 else 'too-small')


def need(holds, code):
    if not holds:
        raise Rejected(code)


class N:
    def __init__(self, value):
        self.value = F(value) if isinstance(value, str) else clean(value) if isinstance(value, D) else value
        if self.value != 0:
            magnitude(decimal(abs(self.value)).log10())

    def with_(self, other, operation):
        pair = self.value, other.value
        return N(operation(*(pair if all(isinstance(x, F) for x in pair) else map(decimal, pair))))

    def __add__(self, other):
        total = self.with_(other, lambda a, b: a + b)
        cancels = isinstance(total.value, D) and abs(total.value) < abs(decimal(self.value)) * D(10) ** -90
        return N(F(0)) if cancels else total

    def __sub__(self, other):
        return self + -other

    def __neg__(self):
        return N(-self.value)

    def __mul__(self, other):
        return self.with_(other, lambda a, b: a * b)

    def __truediv__(self, other):
        need(other.value != 0, 'division-by-zero')
        return self.with_(other, lambda a, b: a / b)

    def __mod__(self, other):
        return self - other * floor(self / other)

    def __pow__(self, other):
        a, b = self.value, other.value
        if a == 0:
            need(b >= 0, 'division-by-zero')
            return N(F(1 if b == 0 else 0))
        whole = F(b).denominator == 1
        need(whole or a > 0, 'not-real')
        magnitude(decimal(abs(a)).log10() * decimal(b))
        return N(a ** int(b) if whole else (decimal(b) * decimal(a).ln()).exp())


def floor(x):
    return N(F(math.floor(x.value)))


def factorial(x):
    need(F(x.value).denominator == 1 and x.value >= 0, 'not-defined')
    return N(F(math.factorial(int(x.value))))


def square_root(x):
    need(x.value >= 0, 'not-real')
    return N(decimal(x.value).sqrt())


def cube_root(x):
    root = N((decimal(abs(x.value)).ln() / 3).exp()) if x.value else x
    return root if x.value > 0 else -root


def logarithm(x):
    need(x.value >= 0, 'not-real')
    need(x.value > 0, 'not-defined')
    return N(decimal(x.value).ln())


def arctangent(x):
    """Newton's method on the tangent, starting from the platform's arctangent."""
    if abs(x.value) > 1:
        return N(PI / 2 * (1 if x.value > 0 else -1)) - arctangent(N('1') / x)
    y, x = D(math.atan(x.value)), decimal(x.value)
    for _ in range(4):
        s, c = decimal(sine(y)), decimal(cosine(y))
        y -= (s - x * c) * c / (s * s + c * c)
    return N(y)


def arcsine(x):
    need(abs(x.value) <= 1, 'not-real')
    if abs(x.value) == 1:
        return N(PI / 2 * int(x.value))
    return arctangent(N(decimal(x.value) / (1 - decimal(x.value) ** 2).sqrt()))


def tangent(x):
    s, c = N(sine(decimal(x.value))), N(cosine(decimal(x.value)))
    need(c.value != 0, 'not-defined')
    return s / c


NAMES = {'N': N, 'PI': N(PI), 'E': N(D(1).exp()), 'factorial': factorial, 'hundredth': lambda x: x / N('100'),
         'degrees': lambda x: x * N(PI) / N('180'),
         'sqrt': square_root, 'cbrt': cube_root, 'abs_': lambda x: N(abs(x.value)), 'exp': lambda x: NAMES['E'] ** x,
         'ln': logarithm, 'log': lambda x: logarithm(x) / logarithm(N('10')), 'log2': lambda x: logarithm(x) / logarithm(N('2')),
         'floor': floor, 'ceil': lambda x: -floor(-x), 'round_': lambda x: floor(x + N('0.5')) if x.value >= 0 else -floor(-x + N('0.5')),
         'sin': lambda x: N(sine(decimal(x.value))), 'cos': lambda x: N(cosine(decimal(x.value))), 'tan': tangent,
         'asin': arcsine, 'acos': lambda x: N(PI / 2) - arcsine(x), 'atan': arctangent}


def fifteen(value, exact=False):
    mantissa, exponent = f'{abs(decimal(value)):.14e}'.split('e')
    digits, exponent, sign = mantissa.replace('.', ''), int(exponent), '-' if value < 0 else ''
    digits = digits.rstrip('0') if exact else digits
    if exponent < -6 or exponent >= 15:
        return sign + f'{digits[0]}.{digits[1:]}'.rstrip('.') + f'e{exponent:+d}'
    if exponent < 0:
        return sign + '0.' + '0' * (-1 - exponent) + digits
    digits = digits.ljust(exponent + 1, '0')
    return sign + f'{digits[:exponent + 1]}.{digits[exponent + 1:]}'.rstrip('.')


def shown(value):
    if isinstance(value, D) or 10 ** value.denominator.bit_length() % value.denominator:
        return '~' + fifteen(value)
    places = value.denominator.bit_length()
    digits = str(abs(value.numerator) * 10 ** places // value.denominator).rjust(places + 1, '0')
    text = f'{digits[:-places]}.{digits[-places:]}'.rstrip('0').rstrip('.')
    if len(text) > 100 and len(text.lstrip('0.').replace('.', '').rstrip('0')) <= 15:
        return '=' + fifteen(value, exact=True)
    return '=' + ('-' if value < 0 else '') + text
