"""Where Python's json, strict, stops in texts broken at random: python3 engine.oracle.py > engine.oracle.json

Each case is a text and [line, column], or [] where Python refuses a constant, or null where it takes the text.
"""
import json
import random

WHOLE = [
    '{"a": [1, -2.5e+3, 0, 1E2], "b/c": {"~": true, "": null}}',
    '[\n  "x\\u00e9\\n",\n  {"k": false},\n  [[], {}]\n]',
    '{"\U0001f600": "\U0001f600\\"", "n": [0.10, 10, 100]}',
    '"text"', '-0.0', 'null', '[[[[1]]]]',
]
LETTERS = list(' \n\t{}[]:,"\\/0123456789-+.eEtrufalsn\'#xN') + ['\ufeff', '\u00a0', '\x00', '\x1f', '\x7f', '\U0001f600', '//', '/*']
rng = random.Random(8259)


def broken(text):
    for _ in range(rng.choice([1, 1, 2])):
        at = rng.randrange(len(text) + 1)
        text = text[:at] + rng.choice(['', rng.choice(LETTERS)]) + text[at + rng.choice([0, 1, 1, 3]):]
    return text


def refuse(name):
    raise ValueError(name)


def stop(text):
    try:
        json.loads(text, parse_constant=refuse)
    except json.JSONDecodeError as error:
        return [error.lineno, error.colno]
    except ValueError:
        return []
    return None


texts = sorted({broken(rng.choice(WHOLE)) for _ in range(1500)} - {''})
print('[\n' + ',\n'.join(json.dumps([text, stop(text)]) for text in texts) + '\n]')
