"""Tables as Python's csv module writes them, with the rows that it reads back.

python3 engine.batch.oracle.py > engine.batch.oracle.json
"""

import csv
import io
import json
import random

random.seed(17)
pieces = [
    "https://example.com/", "?a=1&b=2", "Café", "日本語", "a,b", "c;d", "e\tf", 'say "hi"', "line\nbreak", "😀", "WIFI:T:WPA;S:x;P:y;;",
    "+1 555 0100", "100%", "=SUM(A1)", "'quoted'", "back\\slash", "plain", "B|C",
]

def text():
    return "".join(random.choice(pieces) for _ in range(random.randint(1, 3))).strip()

cases = []
for number in range(240):
    delimiter = [",", ";", "\t"][number % 3]
    has_header = number % 2 == 0
    columns = ["content", "name", "caption"]
    if has_header:
        random.shuffle(columns)
    rows = [
        {"content": text(), "name": f"file {index}", "caption": random.choice(["", "Scan me", "Table 4"])}
        for index in range(random.randint(2, 8))
    ]
    file = io.StringIO()
    writer = csv.writer(file, delimiter=delimiter, lineterminator=["\r\n", "\n"][number % 4 // 2])
    if has_header:
        writer.writerow([random.choice([column, column.title(), column.upper()]) for column in columns])
    for row in rows:
        writer.writerow([row[column] for column in columns])
    written = file.getvalue()
    back = list(csv.reader(io.StringIO(written, newline=""), delimiter=delimiter))
    assert [row for row in back if row][int(has_header):] == [[row[column] for column in columns] for row in rows]
    cases.append({"csv": written, "rows": [[row["content"], row["name"], row["caption"]] for row in rows]})

print(json.dumps(cases, ensure_ascii=False, indent=0))
