"""Texts in character sets, encoded by Python's codecs: python3 engine.charsets.oracle.py > engine.charsets.oracle.json

The tables of browsers (WHATWG) and Python differ in a few characters; those below are the same in both.
"""

import base64, json, random

random.seed(8859)

codecs = {
    "utf-8": "utf-8", "utf-16le": "utf-16-le", "utf-16be": "utf-16-be", "us-ascii": "ascii", "iso-8859-1": "latin-1",
    "iso-8859-2": "iso8859-2", "iso-8859-15": "iso8859-15", "windows-1250": "cp1250", "windows-1251": "cp1251",
    "windows-1252": "cp1252", "windows-1253": "cp1253", "windows-1254": "cp1254", "windows-1255": "cp1255",
    "windows-1256": "cp1256", "koi8-r": "koi8-r", "macintosh": "mac-roman", "shift_jis": "cp932", "euc-jp": "euc-jp",
    "gbk": "gbk", "big5": "big5", "euc-kr": "euc-kr",
}

samples = """Hello, World!|Grüße aus Köln|naïve café – “quoted”…|€ 12.50|Příliš žluťoučký kůň|Zażółć gęślą jaźń|Съешь же ещё|Ελληνικά|
İstanbul’da ışık|שלום עולם|مرحبا بالعالم|日本語のテキスト|カタカナ|漢字仮名交じり文|简体中文|繁體中文|한국어 텍스트|Œuvre|½ ¼ ²|a\tb\nc|👋 emoji|
№ 5|Ångström|ÿ|ž|„deutsch“|十五|東京タワー|서울|香港|ﾊﾝｶｸ""".replace("\n", "").split("|")

def is_shared(charset, text):
    """Whether browsers (WHATWG) and Python agree. EUC-JP: browsers read JIS X 0212 (0x8f), and don't write it. Shift_JIS: they
    write IBM's codes instead of NEC's (0xed, 0xee). Big5: another table of kana and Cyrillic. The euro sign is newer."""
    data = text.encode(codecs[charset], "ignore")
    leads = {"euc-jp": [0x8F], "shift_jis": [0xED, 0xEE], "big5": [0xC6, 0xC7, 0xC8]}.get(charset, [])
    return not any(lead in data for lead in leads) and not ("€" in text and charset in ("gbk", "big5", "euc-kr"))


def character(charset):
    """A character that the codec has, from one or two random bytes."""
    codec = codecs[charset]
    while True:
        data = random.randbytes(random.choice([1, 2]))
        try:
            text = data.decode(codec)
        except UnicodeDecodeError:
            continue
        # Control characters and private use differ; so do codes that don't survive a round trip.
        if len(text) == 1 and text.isprintable() and text.isalnum() and text.encode(codec) == data and is_shared(charset, text):
            return text

def entry(charset, text):
    try:
        return {"charset": charset, "text": text, "base64": base64.b64encode(text.encode(codecs[charset])).decode()}
    except UnicodeEncodeError as error:
        return {"charset": charset, "text": text, "character": text[error.start], "column": error.start + 1}

cases = [entry(charset, text) for charset in codecs for text in samples if is_shared(charset, text)]
cases += [entry(charset, "".join(character(charset) for _ in range(20))) for charset in codecs if not charset.startswith("utf") for _ in range(12)]
print(json.dumps({"cases": cases}, ensure_ascii=False, indent=1))
