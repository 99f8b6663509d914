"""How Python's yaml (PyYAML 6) and csv read what the converter prints, and random files that they print:
python3 engine.convert.oracle.py > engine.convert.oracle.json

`printed`: [JSON text, PyYAML's reading of our YAML, csv's rows of our CSV] for convert-printed.json, which
`PEGBOARD_PRINT=1 npx vitest run tests/tools/json-editor/engine.convert` writes. `yaml`: [YAML text, JSON]. `csv`: [CSV text,
separator, rows].
"""
import csv
import io
import json
import os
import random
import sys

import yaml

here = os.path.dirname(os.path.abspath(__file__))
rng = random.Random(1.2)
WORDS = ['yes', 'No', 'off', 'null', '~', '', 'true', '1.0', '007', '2024-01-01', '10:30', '0x1F', ' a', 'a ', 'a: b', 'a #b',
         '- x', '#', 'two\nlines', 'end\n', '\n', 'é', '日本', '\U0001f600', '"q"', "it's", 'C:\\dir', 'tab\there', '[x]', '{y}', '*a', '&a',
         '!t', '%', '@', '`', 'long ' * 30, '=1+1', 'a,b', 'x;y', ' ', 'a\r\nb', '<<', '=', '.5', '+1', '1_000', '0b1', '.inf', 'NaN', 'k?']


def scalar():
    return rng.choice([rng.choice(WORDS), rng.choice(WORDS), rng.randrange(-10**6, 10**6), rng.random() * 1000, True, False, None, 12345678901234567890])


def value(depth):
    kind = rng.randrange(4) if depth else 0
    if kind == 1:
        return [value(depth - 1) for _ in range(rng.randrange(4))]
    if kind == 2:
        return {rng.choice(WORDS): value(depth - 1) for _ in range(rng.randrange(4))}
    return scalar()


def rows_of(text, separator=','):
    return list(csv.reader(io.StringIO(text, newline=''), delimiter=separator))


def random_csv():
    separator = rng.choice([',', ';', '\t', '|'])
    width = rng.randrange(2, 6)
    out = io.StringIO(newline='')
    writer = csv.writer(out, delimiter=separator, quoting=rng.choice([csv.QUOTE_MINIMAL, csv.QUOTE_ALL, csv.QUOTE_NONNUMERIC]),
                        lineterminator=rng.choice(['\n', '\r\n']))
    header = [f'c{i}' for i in range(width)]
    rows = [header] + [[str(scalar()) for _ in range(width)] for _ in range(rng.randrange(1, 6))]
    writer.writerows(rows)
    return [out.getvalue(), separator, rows_of(out.getvalue(), separator)]


# Written by hand; PyYAML's reading is the expected one. Only what YAML 1.1 and 1.2 read alike.
HAND = ['a: &x {k: 1}\nb: *x\n', 'base: &b\n  x: 1\n  y: 2\nc:\n  <<: *b\n  y: 3\n', 'l:\n- &a 1\n- *a\n', 'm:\n  <<: [{a: 1}, {a: 2, b: 3}]\n  c: 4\n',
        'k: |\n  two\n  lines\nf: >\n  folded\n  text\n\n  more\n', 'k: |-\n  strip\nl: |+\n  keep\n\n\nm: end\n', '"q\\u00e9\\n": \'it\'\'s\'\n', '- - 1\n  - 2\n- {a: [b, c]}\n',
        '# note\na: 1 # more\n', '? long\n: value\n', 'plain\n  over lines\n', 'a:\n  b:\n    - c: 1\n      d: 2\n', '[]\n', '{}\n', '- ~\n-\n- null\n', 'x: !!str 12\ny: !!int "3"\n',
        '%YAML 1.1\n---\na: 1\n', 'big: 12345678901234567890\nf: 1.50\nneg: -3\n', '&r\na: 1\n', 'a: "x\n  y"\n']

printed = json.load(open(os.path.join(here, 'convert-printed.json')))
dumped = []
for _ in range(220):
    data = value(3)
    text = yaml.safe_dump(data, allow_unicode=rng.random() < 0.5, default_flow_style=rng.choice([None, True, False]), sort_keys=False,
                          width=rng.choice([40, 80, 1000]), explicit_start=rng.random() < 0.2)
    dumped.append([text, yaml.safe_load(text)])
dumped += [[text, yaml.safe_load(text)] for text in HAND]
json.dump({
    'printed': [[text, yaml.safe_load(made), rows_of(table)] for text, made, table in printed],
    'yaml': dumped,
    'csv': [random_csv() for _ in range(260)],
}, sys.stdout, indent=None, separators=(',', ':'))
