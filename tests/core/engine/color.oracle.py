"""Expected values of color.test.ts and color-generator/engine.test.ts, by CSS Color 4's sample code (sRGB, XYZ D65, OKLab, OKLCH)
and WCAG 2.2's relative luminance: python3 color.oracle.py > color.oracle.json"""
import json
import math
import random

RGB_XYZ = [[506752 / 1228815, 87881 / 245763, 12673 / 70218], [87098 / 409605, 175762 / 245763, 12673 / 175545],
           [7918 / 409605, 87881 / 737289, 1001167 / 1053270]]
XYZ_RGB = [[12831 / 3959, -329 / 214, -1974 / 3959], [-851781 / 878810, 1648619 / 878810, 36519 / 878810],
           [705 / 12673, -2585 / 12673, 705 / 667]]
XYZ_LMS = [[0.8190224379967030, 0.3619062600528904, -0.1288737815209879],
           [0.0329836539323885, 0.9292868615863434, 0.0361446663506424],
           [0.0481771893596242, 0.2642395317527308, 0.6335478284694309]]
LMS_LAB = [[0.2104542683093140, 0.7936177747023054, -0.0040720430116193],
           [1.9779985324311684, -2.4285922420485799, 0.4505937096174110],
           [0.0259040424655478, 0.7827717124575296, -0.8086757549230774]]
LAB_LMS = [[1, 0.3963377773761749, 0.2158037573099136], [1, -0.1055613458156586, -0.0638541728258133],
           [1, -0.0894841775298119, -1.2914855480194092]]
LMS_XYZ = [[1.2268798758459243, -0.5578149944602171, 0.2813910456659647],
           [-0.0405757452148008, 1.1122868032803170, -0.0717110580655164],
           [-0.0763729366746601, -0.4214933324022432, 1.5869240198367816]]
rng = random.Random(1976)


def times(matrix, vector):
    return [sum(a * b for a, b in zip(row, vector)) for row in matrix]


def light(channel):
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def channel(light):
    return 12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055


def channels(text):
    return [int(text[at:at + 2], 16) / 255 for at in (1, 3, 5)]


def to_oklch(text):
    lms = times(XYZ_LMS, times(RGB_XYZ, [light(c) for c in channels(text)]))
    l, a, b = times(LMS_LAB, [math.copysign(abs(v) ** (1 / 3), v) for v in lms])
    return l, math.hypot(a, b), math.degrees(math.atan2(b, a)) % 360


def to_rgb(l, c, h):
    lab = [l, c * math.cos(math.radians(h)), c * math.sin(math.radians(h))]
    return [channel(v) for v in times(XYZ_RGB, times(LMS_XYZ, [v ** 3 for v in times(LAB_LMS, lab)]))]


def fits(l, c, h):
    return all(-1e-4 < v < 1 + 1e-4 for v in to_rgb(l, c, h))


def mapped(l, c, h):
    """The greatest chroma up to c that sRGB has at this lightness and hue, by steps that are halved as they overshoot."""
    if not fits(l, c, h):
        chroma, step = 0.0, c / 2
        while step > 1e-12:
            if fits(l, chroma + step, h):
                chroma += step
            step /= 2
        c = chroma
    return c, [min(1, max(0, v)) * 255 for v in to_rgb(l, c, h)]


def sure(steps):
    """Not half-way between two steps of a channel, where a last digit decides."""
    return all(abs(v - math.floor(v) - 0.5) > 1e-3 for v in steps)


def text_of(steps):
    return '#' + ''.join(f'{math.floor(v + 0.5):02x}' for v in steps)


def luminance(text):
    return sum(k * light(c) for k, c in zip((0.2126, 0.7152, 0.0722), channels(text)))


def cut(ratio):
    return math.floor(ratio * 100 + 1e-9) / 100


def levels(own, count):
    """Of all places that own can have among count + 1 equal steps, the one with the greatest step."""
    best = None
    for darker in range(count + 1):
        room = ([(own - 0.25) / darker] if darker else []) + ([(0.95 - own) / (count - darker)] if darker < count else [])
        if best is None or min(room) > best[0]:
            best = (min(room), darker)
    step, darker = best
    return [own + k * step for k in range(count - darker, -darker - 1, -1) if k]


PLACES = {'complementary': [(180, 0), (0, 1), (180, 1), (0, 2)], 'triadic': [(120, 0), (240, 0), (0, 1), (0, 2)],
          'analogous': [(-60, 0), (-30, 0), (30, 0), (60, 0)]}


def palette(base, kind):
    l, c, h = to_oklch(base)
    if kind == 'monochromatic' or c < 0.02:
        wanted = [(level, c, h) for level in levels(l, 4)]
    else:
        heights = [(min(0.85, max(0.4, l)), c)] + [(level, mapped(level, c, h)[0]) for level in levels(l, 2)]
        wanted = [(*heights[level], h + turn) for turn, level in PLACES[kind]]
    steps = [mapped(*each)[1] for each in wanted]
    return [base] + [text_of(s) for s in steps] if all(sure(s) for s in steps) else None


def any_hex():
    return '#%06x' % rng.randrange(2 ** 24)


known = ['#3b82f6', '#8b5cf6', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#00ffff', '#ff00ff', '#ffffff', '#000000',
         '#808080', '#010203', '#fefefe', '#767676', '#777777', '#595959', '#949494']
colors = []
for base in known + [any_hex() for _ in range(120)]:
    l, c, h = to_oklch(base)
    y = luminance(base)
    colors.append({'hex': base, 'l': round(l, 7), 'c': round(c, 7), 'h': round(h, 4) if c > 1e-4 else None,
                   'black': cut((y + 0.05) / 0.05), 'white': cut(1.05 / (y + 0.05))})
wanted = []
while len(wanted) < 150:
    l, c, h = round(rng.uniform(0.05, 0.99), 3), round(rng.uniform(0, 0.4), 3), round(rng.uniform(-360, 720), 1)
    chroma, steps = mapped(l, c, h)
    if sure(steps):
        wanted.append({'l': l, 'c': c, 'h': h, 'hex': text_of(steps), 'within': chroma == c})
palettes = []
for base in known + [any_hex() for _ in range(40)]:
    for kind in ['complementary', 'triadic', 'analogous', 'monochromatic']:
        found = palette(base, kind)
        if found:
            palettes.append({'type': kind, 'colors': found})


def rows(cases):
    return '[\n' + ',\n'.join('    ' + json.dumps(case) for case in cases) + '\n  ]'


print('{\n  "colors": ' + rows(colors) + ',\n  "wanted": ' + rows(wanted) + ',\n  "palettes": ' + rows(palettes) + '\n}')
