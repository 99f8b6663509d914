"""Codes as other generators write them, by ZXing's 'Barcode contents' and the RFCs, with their fields.

python3 engine.content.oracle.py > engine.content.oracle.json
"""

import json
import random
from urllib.parse import quote

random.seed(17)
words = ["Home", "Café 5 GHz", "a;b", "c:d", "e,f", 'say "hi"', "back\\slash", "日本", "x" * 20, "100%", "München"]

def escaped(text, special):
    return "".join("\\" + letter if letter in special else letter for letter in text)

cases = []

def add(kind, text, fields):
    cases.append({"kind": kind, "text": text, "fields": {name: value for name, value in fields.items() if value}})

for number in range(80):
    name, password = random.choice(words), random.choice(words)
    security = random.choice(["WPA", "WPA2", "wpa", "WEP", "nopass", ""])
    hidden = random.choice(["", "true", "false"])
    parts = [f"S:{escaped(name, chr(92) + ';,:' + chr(34))}"]
    is_open = security in ("nopass", "")
    if security:
        parts.append(f"T:{security}")
    if not is_open:
        parts.append(f"P:{escaped(password, chr(92) + ';,:' + chr(34))}")
    if hidden:
        parts.append(f"H:{hidden}")
    random.shuffle(parts)
    fields = {
        "name": name,
        "password": "" if is_open else password,
        "security": "WEP" if security == "WEP" else "nopass" if is_open else "WPA",
        "hidden": "true" if hidden == "true" else "",
    }
    add("wifi", f"WIFI:{';'.join(parts)};;", fields)

for number in range(30):
    first, last = random.choice(["Ann", "Zoë", "李"]), random.choice(["Lee", "O'Neil", "Öztürk"])
    phone, email, org = "+15550100", "ann@example.com", random.choice(words)
    add(
        "contact",
        f"MECARD:N:{last},{first};TEL:{phone};EMAIL:{email};ORG:{escaped(org, chr(92) + ';,:' + chr(34))};;",
        {"firstName": first, "lastName": last, "phone": phone, "email": email, "organization": org},
    )

for number in range(40):
    first, last, title = random.choice(["Ann", "Zoë"]), random.choice(["Lee", "Öz;türk"]), random.choice(words)
    version = random.choice(["2.1", "3.0", "4.0"])
    tel = random.choice(["TEL:+15550100", "TEL;TYPE=CELL:+15550100", "item1.TEL;VALUE=uri:tel:+15550100"])
    lines = ["BEGIN:VCARD", f"VERSION:{version}", f"N:{escaped(last, ';,' + chr(92))};{first};;;", tel,
             f"TITLE:{escaped(title, ';,' + chr(92))}", "ADR;TYPE=WORK:;;1 Main St;Portland;OR;97201;USA", "END:VCARD"]
    add(
        "contact",
        random.choice(["\r\n", "\n"]).join(lines),
        {"firstName": first, "lastName": last, "phone": "+15550100", "jobTitle": title,
         "address": "1 Main St, Portland, OR, 97201, USA"},
    )

for number in range(30):
    subject, body = random.choice(words), random.choice(words)
    if number % 2:
        add("email", f"mailto:ann@example.com?body={quote(body)}&subject={quote(subject)}",
            {"address": "ann@example.com", "subject": subject, "body": body})
    else:
        special = chr(92) + ";,:" + chr(34)
        add("email", f"MATMSG:TO:ann@example.com;SUB:{escaped(subject, special)};BODY:{escaped(body, special)};;",
            {"address": "ann@example.com", "subject": subject, "body": body})

for number in range(30):
    body = random.choice(words)
    shape = [f"sms:+15550100?body={quote(body)}", f"smsto:+15550100:{body}", f"SMS:+15550100:{body}"][number % 3]
    add("sms", shape, {"number": "+15550100", "body": body})

for number in range(10):
    latitude, longitude = round(random.uniform(-90, 90), 5), round(random.uniform(-180, 180), 5)
    add("location", f"geo:{latitude},{longitude}?q={latitude},{longitude}", {"latitude": str(latitude), "longitude": str(longitude)})

for number in range(10):
    summary = random.choice(words)
    add(
        "event",
        "\r\n".join(["BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT", f"SUMMARY:{escaped(summary, ';,' + chr(92))}",
                     "DTSTART:20260329T173000Z", "DTEND:20260329T190000Z", "LOCATION:Room 1", "END:VEVENT", "END:VCALENDAR"]),
        {"title": summary, "start": "2026-03-29 17:30 UTC", "end": "2026-03-29 19:00 UTC", "place": "Room 1"},
    )

print(json.dumps(cases, ensure_ascii=False, indent=0))
