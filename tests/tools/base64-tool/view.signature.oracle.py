"""JWTs signed by Python's cryptography: python3 view.signature.oracle.py > view.signature.oracle.json

New keys each time. The private ones aren't kept.
"""

import base64, datetime, hashlib, hmac, json

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, ed25519, padding, rsa, utils
from cryptography.x509.oid import NameOID

HASHES = {"256": hashes.SHA256(), "384": hashes.SHA384(), "512": hashes.SHA512()}
CURVES = {"256": ec.SECP256R1(), "384": ec.SECP384R1(), "512": ec.SECP521R1()}
PEM, SPKI = serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo


def b64(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def number(value, size=None):
    return b64(value.to_bytes(size or (value.bit_length() + 7) // 8, "big"))


def sign(algorithm, key, data):
    kind, bits = algorithm[:2], algorithm[2:]
    if kind == "HS":
        return hmac.new(key, data, "sha" + bits).digest()
    if kind == "RS":
        return key.sign(data, padding.PKCS1v15(), HASHES[bits])
    if kind == "PS":
        digest = HASHES[bits]
        return key.sign(data, padding.PSS(padding.MGF1(digest), digest.digest_size), digest)
    if kind == "ES":
        r, s = utils.decode_dss_signature(key.sign(data, ec.ECDSA(HASHES[bits])))
        size = (key.curve.key_size + 7) // 8
        return r.to_bytes(size, "big") + s.to_bytes(size, "big")
    return key.sign(data)


def token(algorithm, key, kid):
    header = {"alg": algorithm, "typ": "JWT", "kid": kid}
    payload = {"sub": "1234567890", "name": "Grüße", "exp": 1900000000}
    data = ".".join(b64(json.dumps(part).encode()) for part in (header, payload)).encode()
    return data.decode() + "." + b64(sign(algorithm, key, data))


def certificate(key, digest):
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "example.com")])
    start = datetime.datetime(2026, 1, 1)
    builder = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
    builder = builder.serial_number(7).not_valid_before(start).not_valid_after(start.replace(year=2036))
    return builder.sign(key, digest).public_bytes(PEM).decode()


def jwk(algorithm, key, kid):
    public = key.public_key()
    if algorithm[:2] in ("RS", "PS"):
        numbers = public.public_numbers()
        return {"kty": "RSA", "kid": kid, "n": number(numbers.n), "e": number(numbers.e)}
    if algorithm[:2] == "ES":
        numbers, size = public.public_numbers(), (public.curve.key_size + 7) // 8
        curve = {256: "P-256", 384: "P-384", 521: "P-521"}[public.curve.key_size]
        return {"kty": "EC", "kid": kid, "crv": curve, "x": number(numbers.x, size), "y": number(numbers.y, size)}
    raw = public.public_bytes(serialization.Encoding.Raw, serialization.PublicFormat.Raw)
    return {"kty": "OKP", "kid": kid, "crv": "Ed25519", "x": b64(raw)}


def make(algorithm):
    if algorithm[:2] in ("RS", "PS"):
        return rsa.generate_private_key(65537, 2048)
    if algorithm[:2] == "ES":
        return ec.generate_private_key(CURVES[algorithm[2:]])
    return ed25519.Ed25519PrivateKey.generate()


cases = []
for bits in ("256", "384", "512"):
    for secret in (b"secret", "Schlüssel 🔑".encode(), bytes(range(64)).hex().encode(), b"your-256-bit-secret"):
        text = secret.decode()
        keys = {"text": text, "base64": base64.b64encode(secret).decode(), "jwk": json.dumps({"kty": "oct", "k": b64(secret)})}
        cases.append({"algorithm": "HS" + bits, "token": token("HS" + bits, secret, "a"), "keys": keys, "other": text + "x"})

for algorithm in [kind + bits for kind in ("RS", "PS", "ES") for bits in ("256", "384", "512")] + ["EdDSA"]:
    for kid in ("a", "b"):
        key, other = make(algorithm), make(algorithm)
        own = jwk(algorithm, key, kid)
        public = key.public_key()
        keys = {
            "spki": public.public_bytes(PEM, SPKI).decode(),
            "certificate": certificate(key, None if algorithm == "EdDSA" else hashes.SHA256()),
            "jwk": json.dumps(own),
            "jwks": json.dumps({"keys": [jwk(algorithm, other, "other"), own]}),
            "jwks without kid": json.dumps({"keys": [{**jwk(algorithm, other, ""), "kid": "x"}, {**own, "kid": "y"}]}),
            "jwks of all kinds": json.dumps({"keys": [{"kty": "oct", "k": "AAAA"}, jwk("ES256", make("ES256"), kid), own]}),
        }
        if algorithm[:2] in ("RS", "PS"):
            keys["pkcs1"] = public.public_bytes(PEM, serialization.PublicFormat.PKCS1).decode()
        private = key.private_bytes(PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()).decode()
        cases.append(
            {
                "algorithm": algorithm,
                "token": token(algorithm, key, kid),
                "keys": keys,
                "other": other.public_key().public_bytes(PEM, SPKI).decode(),
                "private": private.replace(private[40:80], "A" * 40),
            }
        )

print(json.dumps({"cases": cases}, indent=1))
