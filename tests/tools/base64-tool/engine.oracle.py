"""Files and Base64 as Python's standard library makes them: python3 engine.oracle.py > engine.oracle.json"""

import base64, bz2, gzip, io, json, lzma, random, sqlite3, struct, tarfile, tempfile, wave, zipfile, zlib

random.seed(64)


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png():
    head = struct.pack(">IIBBBBB", 1, 1, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(b"\0abc")) + chunk(b"IEND", b"")


def archive(make):
    out = io.BytesIO()
    make(out)
    return out.getvalue()


def zipped(out):
    with zipfile.ZipFile(out, "w") as file:
        file.writestr("a.txt", "a")


def tarred(out):
    with tarfile.open(fileobj=out, mode="w") as file:
        info = tarfile.TarInfo("a.txt")
        info.size = 1
        file.addfile(info, io.BytesIO(b"a"))


def sound(out):
    with wave.open(out, "w") as file:
        file.setnchannels(1)
        file.setsampwidth(1)
        file.setframerate(8000)
        file.writeframes(b"\x80" * 8)


def database():
    with tempfile.NamedTemporaryFile() as file:
        connection = sqlite3.connect(file.name)
        connection.execute("create table t (a)")
        connection.commit()
        connection.close()
        return open(file.name, "rb").read(600)


kinds = {
    "png": png(),
    "gzip": gzip.compress(b"a", mtime=0),
    "bzip2": bz2.compress(b"a"),
    "xz": lzma.compress(b"a"),
    "zip": archive(zipped),
    "tar": archive(tarred)[:600],
    "wav": archive(sound),
    "sqlite": database(),
    "json": json.dumps({"a": [1, None]}).encode(),
    "text": "Grüße".encode(),
    "binary": bytes([0xC3, 0x28, 0xFF]),
}

arrays = [random.randbytes(random.randrange(0, 200)) for _ in range(100)]
texts = ["a", "ä", "€", "👋", "a\0b", "\ufeffa", "東京", "مرحبا", "e\u0301", " \n\t x"]
print(
    json.dumps(
        {
            "kinds": {kind: base64.b64encode(data).decode() for kind, data in kinds.items()},
            "bytes": [
                {
                    "hex": data.hex(),
                    "standard": base64.b64encode(data).decode(),
                    "urlSafe": base64.urlsafe_b64encode(data).decode(),
                    "wrapped": base64.encodebytes(data).decode(),
                }
                for data in arrays
            ],
            "texts": [{"text": text, "base64": base64.b64encode(text.encode()).decode()} for text in texts],
        },
        indent=1,
    )
)
