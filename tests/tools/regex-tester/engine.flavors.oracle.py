"""
What other languages make of JavaScript patterns as the tool converts them: whether they compile, and what they match.
Python's own re; PCRE2 10.42 (the library of GNU grep), with PCRE2_UTF and PCRE2_UCP as PHP's u modifier sets them;
and java.util.regex of Java 17, by engine.flavors.oracle.java.

python3 tests/tools/regex-tester/engine.flavors.oracle.py > tests/tools/regex-tester/engine.flavors.oracle.json
"""
import base64
import ctypes
import json
import re
import subprocess

printed = subprocess.run(
    ["npx", "vite-node", "tests/tools/regex-tester/print-flavors.ts"], capture_output=True, text=True, check=True
).stdout
data = json.loads(printed)
texts = data["texts"]


def units(text, at):
    """An index in UTF-16 code units."""
    return len(text[:at].encode("utf-16-le", "surrogatepass")) // 2


def in_python(pattern, flags):
    letters = 0
    for letter, flag in (("i", re.I), ("m", re.M), ("s", re.S)):
        letters |= flag if letter in flags else 0
    try:
        compiled = re.compile(pattern, letters)
    except (re.error, OverflowError) as error:
        return {"error": str(error)}
    spans = lambda m, t: [[units(t, m.start(g)), units(t, m.end(g))] if m.start(g) >= 0 else None for g in range(0, (m.re.groups) + 1)]
    return {"matches": [[spans(m, text) for m in compiled.finditer(text)] for text in texts]}


pcre = ctypes.CDLL("libpcre2-8.so.0")
pcre.pcre2_compile_8.restype = ctypes.c_void_p
pcre.pcre2_compile_8.argtypes = [ctypes.c_char_p, ctypes.c_size_t, ctypes.c_uint32, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p]
pcre.pcre2_match_data_create_from_pattern_8.restype = ctypes.c_void_p
pcre.pcre2_match_data_create_from_pattern_8.argtypes = [ctypes.c_void_p, ctypes.c_void_p]
pcre.pcre2_match_8.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t, ctypes.c_size_t, ctypes.c_uint32, ctypes.c_void_p, ctypes.c_void_p]
pcre.pcre2_get_ovector_pointer_8.restype = ctypes.POINTER(ctypes.c_size_t)
pcre.pcre2_get_ovector_pointer_8.argtypes = [ctypes.c_void_p]
CASELESS, DOTALL, MULTILINE, UCP, UTF = 0x8, 0x20, 0x400, 0x20000, 0x80000
UNSET = 2**64 - 1


def in_pcre(pattern, flags):
    try:
        source = pattern.encode()
    except UnicodeEncodeError as error:
        return {"error": str(error)}
    options = UCP | UTF
    for letter, flag in (("i", CASELESS), ("m", MULTILINE), ("s", DOTALL)):
        options |= flag if letter in flags else 0
    number, offset = ctypes.c_int(), ctypes.c_size_t()
    code = pcre.pcre2_compile_8(source, len(source), options, ctypes.byref(number), ctypes.byref(offset), None)
    if not code:
        return {"error": number.value}
    found = pcre.pcre2_match_data_create_from_pattern_8(code, None)
    vector = pcre.pcre2_get_ovector_pointer_8(found)

    def matches(text):
        subject = text.encode()
        place = lambda at: units(subject[:at].decode(), len(subject[:at].decode()))
        count_groups = ctypes.c_uint32()
        pcre.pcre2_pattern_info_8(ctypes.c_void_p(code), 4, ctypes.byref(count_groups))
        spans, start = [], 0
        while start <= len(subject):
            if pcre.pcre2_match_8(code, subject, len(subject), start, 0, found, None) < 0:
                break
            pairs = [(vector[2 * g], vector[2 * g + 1]) for g in range(count_groups.value + 1)]
            spans.append([None if a == UNSET else [place(a), place(b)] for a, b in pairs])
            begin, end = pairs[0]
            start = end
            if begin == end:
                start += 1
                while start < len(subject) and subject[start] & 0xC0 == 0x80:
                    start += 1
        return spans

    return {"matches": [matches(text) for text in texts]}


def in_java(cases):
    encode = lambda text: base64.b64encode(text.encode("utf-16-be", "surrogatepass")).decode() or "-"
    lines = [" ".join(map(encode, texts))] + [f"{encode(c['java'])} {c['flags'] or '-'}" for c in cases]
    run = subprocess.run(
        ["java", "tests/tools/regex-tester/engine.flavors.oracle.java"], input="\n".join(lines), capture_output=True, text=True, check=True
    )
    return [json.loads(line) for line in run.stdout.splitlines()]


java = in_java(data["cases"])
rows = []
for case, of_java in zip(data["cases"], java, strict=True):
    results = {"python": in_python(case["python"], case["flags"]), "php": in_pcre(case["php"], case["flags"]), "java": of_java}
    rows.append({**case, "results": results})
print("[\n" + ",\n".join(json.dumps(row, separators=(",", ":")) for row in rows) + "\n]")
