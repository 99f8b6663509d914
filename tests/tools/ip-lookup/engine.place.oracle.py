"""Clocks by Python's zoneinfo: python3 engine.place.oracle.py > engine.place.oracle.json"""
import json
import random
from datetime import datetime, timezone
from zoneinfo import ZoneInfo

random.seed(20261126)
zones = """America/New_York America/Los_Angeles America/Sao_Paulo America/St_Johns Europe/London Europe/Berlin Asia/Kolkata
Asia/Kathmandu Asia/Tokyo Australia/Adelaide Australia/Lord_Howe Pacific/Auckland Pacific/Kiritimati Pacific/Pago_Pago
Africa/Nairobi UTC""".split()
start, end = datetime(2015, 1, 1, tzinfo=timezone.utc), datetime(2026, 1, 1, tzinfo=timezone.utc)
found = []
for _ in range(300):
    there, here = random.choice(zones), random.choice(zones)
    instant = random.randrange(int(start.timestamp()), int(end.timestamp()))
    at, home = (datetime.fromtimestamp(instant, ZoneInfo(zone)) for zone in (there, here))
    ahead = (at.utcoffset() - home.utcoffset()).total_seconds() / 60
    days = (at.date() - home.date()).days
    found.append([there, here, instant * 1000, at.strftime("%Y-%m-%dT%H:%M"), int(ahead), days])
print(json.dumps(found).replace("], ", "],\n"))
