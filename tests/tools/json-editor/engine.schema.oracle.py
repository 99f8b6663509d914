"""Random JSON values checked against random JSON Schemas by python-jsonschema (Draft202012Validator, without formats).

Run: python3 tests/tools/json-editor/engine.schema.oracle.py > tests/tools/json-editor/engine.schema.oracle.json
"""

import json
import random

from jsonschema import Draft202012Validator

random.seed(17)
KEYS = ["a", "b", "id", "a/b", "m~n", "ä"]
SCALARS = [0, 1, -1, 2, 2.5, 0.3, 1e3, "", "a", "ab", "äö", "💡", "2024-02-30", True, False, None]


def value(depth=0):
    kind = random.random()
    if depth > 2 or kind < 0.5:
        return random.choice(SCALARS)
    if kind < 0.75:
        return [value(depth + 1) for _ in range(random.randint(0, 4))]
    return {key: value(depth + 1) for key in random.sample(KEYS, random.randint(0, 4))}


def schemas(depth, most=3):
    return [schema(depth + 1) for _ in range(random.randint(1, most))]


def named(depth):
    return {key: schema(depth + 1) for key in random.sample(KEYS, random.randint(1, 3))}


TYPES = ["object", "array", "string", "number", "integer", "boolean", "null"]
RULES = {
    "type": lambda d: random.choice([random.choice(TYPES), random.sample(TYPES, 2)]),
    "enum": lambda d: [value(2) for _ in range(3)],
    "const": lambda d: value(2),
    "multipleOf": lambda d: random.choice([1, 2, 0.5]),
    "maximum": lambda d: random.randint(-1, 3),
    "exclusiveMaximum": lambda d: random.randint(-1, 3),
    "minimum": lambda d: random.randint(-1, 3),
    "exclusiveMinimum": lambda d: random.randint(-1, 3),
    "maxLength": lambda d: random.randint(0, 2),
    "minLength": lambda d: random.randint(0, 2),
    "pattern": lambda d: random.choice(["^a", "b$", "^.$", "[äö]"]),
    "maxItems": lambda d: random.randint(0, 3),
    "minItems": lambda d: random.randint(0, 3),
    "uniqueItems": lambda d: random.random() < 0.8,
    "maxProperties": lambda d: random.randint(0, 3),
    "minProperties": lambda d: random.randint(0, 3),
    "required": lambda d: random.sample(KEYS, 1),
    "dependentRequired": lambda d: {random.choice(KEYS): random.sample(KEYS, 1)},
    "items": lambda d: schema(d + 1),
    "prefixItems": schemas,
    "contains": lambda d: schema(d + 1),
    "minContains": lambda d: random.randint(0, 2),
    "maxContains": lambda d: random.randint(0, 2),
    "properties": named,
    "patternProperties": lambda d: {random.choice(["^a", "b", "."]): schema(d + 1)},
    "additionalProperties": lambda d: schema(d + 1),
    "propertyNames": lambda d: schema(d + 1),
    "unevaluatedItems": lambda d: schema(d + 1),
    "unevaluatedProperties": lambda d: schema(d + 1),
    "dependentSchemas": named,
    "allOf": schemas,
    "anyOf": schemas,
    "oneOf": schemas,
    "not": lambda d: schema(d + 1),
    "if": lambda d: schema(d + 1),
    "then": lambda d: schema(d + 1),
    "else": lambda d: schema(d + 1),
    "$ref": lambda d: random.choice(["#/$defs/x", "#/$defs/y"]),
}


def schema(depth=0):
    if depth > 2 or random.random() < 0.1:
        return random.choice([True, True, False, {"type": random.choice(TYPES)}])
    return {name: RULES[name](depth) for name in random.sample(list(RULES), random.randint(1, 4))}


cases = []
while len(cases) < 1200:
    made = {**(s if isinstance(s := schema(), dict) else {}), "$defs": {"x": {"type": "string"}, "y": {"minItems": 1}}}
    data = value()
    valid = Draft202012Validator(made).is_valid(data)
    # Half of them valid.
    if valid == (len(cases) % 2 == 0):
        cases.append({"schema": json.dumps(made, ensure_ascii=False), "text": json.dumps(data, ensure_ascii=False), "valid": valid})

print("[\n" + ",\n".join(json.dumps(case, ensure_ascii=False) for case in cases) + "\n]")
