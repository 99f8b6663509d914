"""The IANA special-purpose registries, and which of their ranges a network is in or contains, by Python's ipaddress:
python3 engine.registry.oracle.py iana-ipv4-special-registry-1.csv iana-ipv6-special-registry-1.csv > engine.registry.oracle.json
The files are from https://www.iana.org/assignments/iana-ipv4-special-registry and -ipv6-, as of 2026-07-18."""
import csv
import ipaddress
import json
import random
import re
import sys

random.seed(20261126)


def net_of(version, value, prefix):
    """Not ip_network, which reads small numbers as IPv4."""
    kind = ipaddress.IPv4Network if version == 4 else ipaddress.IPv6Network
    return kind((value, prefix), strict=False)


rows = []
for path in sys.argv[1:]:
    with open(path) as file:
        for row in csv.DictReader(file):
            for block in re.sub(r"\s*\[\d+\]", "", row["Address Block"]).split(", "):
                rfcs = [f"RFC {number}" for number in re.findall(r"\[RFC(\d+)\]", row["RFC"])]
                rows.append([block, row["Name"], rfcs])
blocks = [ipaddress.ip_network(block) for block, _, _ in rows]

cases = []
for block in blocks:
    top = 2**block.max_prefixlen - 1
    longer = random.randint(block.prefixlen, block.max_prefixlen)
    shorter = random.randint(0, block.prefixlen)
    for value, prefix in [
        (int(block[0]), block.prefixlen),
        (int(block[0]), longer),
        (int(block[-1]), block.max_prefixlen),
        (int(block[0]), shorter),
        (max(int(block[0]) - 1, 0), block.max_prefixlen),
        (min(int(block[-1]) + 1, top), block.max_prefixlen),
    ]:
        cases.append(net_of(block.version, value, prefix))

found = []
for case in cases:
    same = [(block, row) for block, row in zip(blocks, rows) if block.version == case.version]
    around = [block for block, _ in same if case.subnet_of(block)]
    parts = [block for block, _ in same if block.subnet_of(case) and block != case]
    found.append([str(case), sorted(str(b) for b in around), sorted(str(b) for b in parts)])
print(json.dumps({"rows": rows, "found": found}).replace("]], ", "]],\n"))
