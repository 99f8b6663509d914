"""All clock changes from 1990 to 2037 in every zone, with Python's zoneinfo:

    pip install --target /tmp/tz tzdata==2026.4
    PYTHONPATH=/tmp/tz python3 engine.oracle.py > engine.oracle.json

'zones' and 'listed' come from that package (IANA 2026d). 'earlier' has the zones that differ in the system's data (2025b),
by the IANA release that changed them. Identical zones share a line: minutes ahead of UTC in 1990, then for each change
the minutes since the previous one (the first: since 1990-01-01T00:00Z) and the minutes ahead after it. Also checks that
Python treats every change as PEP 495 says: fold 0 uses the offset before the change, fold 1 the one after it.
"""

import importlib.resources
import io
import json
from datetime import datetime, timedelta, timezone
from pathlib import Path
from zoneinfo import ZoneInfo, available_timezones

import tzdata

EPOCH = datetime(1970, 1, 1, tzinfo=timezone.utc)
FIRST = int((datetime(1990, 1, 1, tzinfo=timezone.utc) - EPOCH).total_seconds())
LAST = int((datetime(2038, 1, 1, tzinfo=timezone.utc) - EPOCH).total_seconds())
SYSTEM = Path("/usr/share/zoneinfo")

# Changes to dates since 1990 in releases after 2025b, the system's version. Source: IANA's NEWS.
CHANGED = {
    "2026a": ["Europe/Chisinau", "Europe/Tiraspol"],  # EU transition times since 2022
    "2026b": ["America/Vancouver", "Canada/Pacific"],  # permanent -07
    # permanent -06; permanent +00
    "2026c": ["America/Edmonton", "America/Yellowknife", "Canada/Mountain", "Africa/Casablanca", "Africa/El_Aaiun"],
    "2026d": ["America/Inuvik", "America/Bogota"],  # permanent -06; a day in 1992
}
# Debian builds WET from the file backzone as a separate zone. Elsewhere it's a link to Europe/Lisbon.
PACKAGED = ["WET"]
# Placeholders for a zone that isn't set. Intl doesn't have them.
EXCLUDED = ["Factory", "localtime"]


def load(folder, name):
    return ZoneInfo.from_file(io.BytesIO(folder.joinpath(*name.split("/")).read_bytes()), key=name)


def offset(zone, second):
    return int((EPOCH + timedelta(seconds=second)).astimezone(zone).utcoffset().total_seconds())


def changes(zone):
    """Each change as seconds since 1970, with the offsets before and after. No two are within three days."""
    found, second = [], FIRST
    while second < LAST:
        before, until = offset(zone, second), min(second + 3 * 86_400, LAST)
        if offset(zone, until) != before:
            low, high = second, until
            while high - low > 1:
                middle = (low + high) // 2
                low, high = (middle, high) if offset(zone, middle) == before else (low, middle)
            found.append((high, before, offset(zone, high)))
        second = until
    return found


def check_fold(zone, second, before, after):
    start, end = (EPOCH.replace(tzinfo=None) + timedelta(seconds=second + at) for at in sorted((before, after)))
    moment = timedelta(seconds=1)
    for local, fold0, fold1 in [
        (start - moment, before, before),
        (start, before, after),
        (start + (end - start) / 2, before, after),
        (end - moment, before, after),
        (end, after, after),
    ]:
        for fold, expected in enumerate((fold0, fold1)):
            if local.replace(tzinfo=zone, fold=fold).utcoffset() != timedelta(seconds=expected):
                raise AssertionError(f"{zone} {local} fold {fold}")


def line(zone):
    numbers, last = [offset(zone, FIRST) / 60], FIRST
    for second, before, after in changes(zone):
        check_fold(zone, second, before, after)
        numbers += [(second - last) / 60, after / 60]
        last = second
    if any(number != int(number) for number in numbers):
        raise AssertionError(f"{zone} has seconds")
    return " ".join(str(int(number)) for number in numbers)


def grouped(lines):
    groups = {}
    for name, data in sorted(lines.items()):
        groups.setdefault(data, []).append(name)
    return [[" ".join(names), data] for data, names in groups.items()]


package = importlib.resources.files("tzdata") / "zoneinfo"
names = sorted(name for name in available_timezones() if name not in EXCLUDED)
now = {name: line(load(package, name)) for name in names if package.joinpath(*name.split("/")).is_file()}
then = {name: line(load(SYSTEM, name)) for name in now if (SYSTEM / name).is_file()}
differing = {name for name in then if then[name] != now[name]}
named = {name for changed in CHANGED.values() for name in changed}
if differing != named | set(PACKAGED) or now.keys() != then.keys():
    raise AssertionError(sorted(differing ^ (named | set(PACKAGED))))

system = (SYSTEM / "tzdata.zi").read_text().split("\n")[0].split()[-1]
listed = [row.split("\t")[2] for row in (package / "zone.tab").read_text().splitlines() if not row.startswith("#")]
print(
    json.dumps(
        {
            "version": tzdata.IANA_VERSION,
            "systemVersion": system,
            "listed": " ".join(sorted(listed)),
            "earlier": [
                {"until": until, "zones": grouped({name: then[name] for name in changed})}
                for until, changed in CHANGED.items()
            ],
            "zones": grouped(now),
        },
        indent=0,
    )
)
