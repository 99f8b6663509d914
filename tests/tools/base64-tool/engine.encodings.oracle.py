"""Encodings as Python's standard library makes them: python3 engine.encodings.oracle.py > engine.encodings.oracle.json

Base58 isn't in the library: here it's one big integer in base 58, as in Bitcoin's description.
"""

import base64, json, random, textwrap

random.seed(4648)

BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"


def base58(data):
    number, text = int.from_bytes(data, "big"), ""
    while number:
        number, digit = divmod(number, 58)
        text = BASE58[digit] + text
    return "1" * (len(data) - len(data.lstrip(b"\0"))) + text


def case(data):
    b32 = base64.b32encode(data).decode()
    standard = base64.b64encode(data).decode()
    return {
        "hex": data.hex(),
        "upper": base64.b16encode(data).decode(),
        "separated": data.hex(":"),
        "spaced": data.hex(" ", 2),
        "base64": standard,
        "base64url": base64.urlsafe_b64encode(data).decode(),
        "base32": b32,
        "base32hex": base64.b32hexencode(data).decode(),
        "crockford": b32.rstrip("=").translate(str.maketrans(BASE32, CROCKFORD)),
        "base58": base58(data),
        "wrap64": "\n".join(textwrap.wrap(standard, 64)),
        "wrap76": base64.encodebytes(data).decode().rstrip("\n"),
        "wrap7": "\n".join(textwrap.wrap(data.hex(), 7)),
    }


sizes = [*range(1, 40), *[random.randrange(40, 90) for _ in range(150)]]
arrays = [random.randbytes(size) for size in sizes]
arrays += [b"\0" * zeros + random.randbytes(5) for zeros in range(1, 20)] + [b"\0" * 9, b"\xff" * 64]


def error(decode, text):
    try:
        decode(text)
        return False
    except Exception:
        return True


# Base32 and hex that Python accepts or refuses, to compare verdicts. Python wants padding and capital letters.
def mutated(text, alphabet):
    place = random.randrange(len(text))
    return text[:place] + random.choice(alphabet) + text[place + 1 :]


texts32 = [base64.b32encode(random.randbytes(random.randrange(1, 12))).decode() for _ in range(200)]
texts16 = [random.randbytes(random.randrange(1, 12)).hex() for _ in range(200)]
mutants32 = [mutated(text, BASE32 + "=01!") for text in texts32]
mutants16 = [mutated(text, "0123456789abcdefg!") for text in texts16] + [text[:-1] for text in texts16[:50]]

print(
    json.dumps(
        {
            "bytes": [case(data) for data in arrays],
            "base32": [[text, error(base64.b32decode, text)] for text in mutants32],
            "base16": [[text, error(bytes.fromhex, text)] for text in mutants16],
        },
        indent=1,
    )
)
