"""Facts about 2,000 addresses from Python's ipaddress: python3 engine.oracle.py > engine.oracle.json"""
import ipaddress
import json
import random

random.seed(20261121)
blocks = """0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.168.0.0/16
198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4 255.255.255.255/32 ::1/128 ::/128 ::ffff:0:0/96
64:ff9b::/96 64:ff9b:1::/48 2001::/23 2001:2::/48 2001:3::/32 2001:4:112::/48 2001:20::/28 2001:db8::/32 2002::/16
fc00::/7 fe80::/10 ff00::/8 2000::/3""".split()


def address(version, value):
    return (ipaddress.IPv4Address if version == 4 else ipaddress.IPv6Address)(value)


picked = []
for block in blocks:
    net = ipaddress.ip_network(block)
    first, last, top = int(net[0]), int(net[-1]), 2**net.max_prefixlen - 1
    values = {first - 1, first, last, last + 1, random.randint(first, last), random.randint(first, last)}
    picked += [address(net.version, value) for value in sorted(values) if 0 <= value <= top]
for _ in range(620):
    picked.append(address(4, random.getrandbits(32)))
    groups = [random.choice([0, 0, 0, random.getrandbits(16), random.getrandbits(4)]) for _ in range(8)]
    picked.append(address(6, int("".join(f"{group:04x}" for group in groups), 16)))
    picked.append(address(6, (0b001 << 125) | random.getrandbits(125)))


def facts(ip):
    return [
        ip.exploded if random.random() < 0.3 else str(ip).upper() if random.random() < 0.3 else str(ip),
        ip.version,
        str(ip),
        str(int(ip)),
        ip.reverse_pointer,
        "multicast" if ip.is_multicast else "global" if ip.is_global else "special",
    ]


print("[" + ",\n".join(json.dumps(facts(ip)) for ip in dict.fromkeys(picked)) + "]")
