"""Networks by Python's ipaddress: python3 engine.subnet.oracle.py > engine.subnet.oracle.json"""
import ipaddress
import json
import random

random.seed(20261126)


def net_of(version, value, prefix):
    """Not ip_network, which reads small numbers as IPv4."""
    kind = ipaddress.IPv4Network if version == 4 else ipaddress.IPv6Network
    return kind((value, prefix), strict=False)


groups = {}


def ip(version, value):
    return (ipaddress.IPv4Address if version == 4 else ipaddress.IPv6Address)(value)


def bits(version):
    return 32 if version == 4 else 128


def anywhere(version):
    """An address, often a round one or near an end."""
    top = 2 ** bits(version) - 1
    value = random.choice([random.getrandbits(bits(version)), random.getrandbits(12), top - random.getrandbits(12)])
    return ip(version, (value >> random.choice([0, 0, 4, 8])) if value > 4096 else value)


def network(version=None, least=0):
    version = version or random.choice([4, 6])
    prefix = random.randint(least, bits(version))
    return net_of(version, int(anywhere(version)), prefix)


def hosts(net):
    """The first and last of net.hosts(), and how many, without listing 2^128 of them."""
    if net.num_addresses <= 4096:
        found = list(net.hosts())
        return [str(found[0]), str(found[-1]), str(len(found))]
    # As in hosts(): without the ends for IPv4, without the Subnet-Router anycast address for IPv6.
    end = 1 if net.version == 4 else 0
    return [str(net[1]), str(net[-1 - end]), str(net.num_addresses - 1 - end)]


# What is typed, in every form that Python reads too, and the network.
typed = []
for _ in range(400):
    version = random.choice([4, 4, 6])
    at, prefix = anywhere(version), random.randint(0, bits(version))
    net = net_of(version, int(at), prefix)
    forms = [f"{at}/{prefix}", f"{at.exploded}/{prefix}"]
    if version == 4:
        forms += [f"{at}/{net.netmask}", f"{at} {net.netmask}"]
        # Python reads 0.0.0.0 and 255.255.255.255 as masks, as we do.
        if 0 < prefix < 32:
            forms += [f"{at}/{net.hostmask}", f"{at} {net.hostmask}"]
    form = random.choice(forms)
    assert str(ipaddress.ip_network(form.replace(" ", "/"), strict=False)) == str(net)
    typed.append([form, str(net), str(at)])
groups["typed"] = typed

# What neither Python nor we read as a network.
wrong = """10.0.0.0/33 10.0.0.0/-1 10.0.0.0/ 10.0.0.0/a 10.0.0.0/255.0.255.0 10.0.0.0/255.255.0.255 10.0.0.0/1.2.3.4
10.0.0.0/255.255.255 10.0.0.0/255.255.255.256 10.0.0/8 10/8 256.0.0.0/8 2001:db8::/129 2001:db8::/ffff:: 2001:db8:/32
:::/0 10.0.0.0/8/8 10.0.0.0//8 01.0.0.0/8 ::g/64 1.2.3.4.5/8 1.2.3.4/255.255.255.254.0 1.2.3.4/32.0 2001:db8::/3.2
fe80::1/64/64 10.0.0.0/0x8 10.0.0.0/+8 10.0.0.0/8. 10.0.0.0/.8 10.0.0.0/١٦""".split()
for _ in range(200):
    at = anywhere(4)
    mask = ip(4, random.getrandbits(32))
    wrong.append(f"{at}/{mask}")
for form in wrong:
    try:
        ipaddress.ip_network(form, strict=False)
        raise SystemExit(f"{form} is a network")
    except ValueError:
        pass
groups["wrong"] = wrong

# Facts about a network. Every prefix length is there.
picked = [net_of(v, int(anywhere(v)), p) for v in (4, 6) for p in range(bits(v) + 1)]
picked += [network() for _ in range(240)]
groups["facts"] = [
    [
        str(net),
        str(net.network_address),
        str(net.broadcast_address),
        *hosts(net),
        str(net.netmask),
        str(net.hostmask),
        str(net.num_addresses),
        bin(int(net.netmask))[2:].zfill(bits(net.version)),
        str(net.supernet()) if net.prefixlen else "",
    ]
    for net in picked
]

# Parts: how many, the first five, the last one.
split = []
for _ in range(300):
    net = network()
    longer = random.randint(0, min(20, net.max_prefixlen - net.prefixlen))
    parts = list(net.subnets(prefixlen_diff=longer)) if longer <= 12 else None
    if parts is None:
        found = net.subnets(prefixlen_diff=longer)
        first = [str(next(found)) for _ in range(5)]
        split.append([str(net), net.prefixlen + longer, str(2**longer), first, None])
    else:
        split.append([str(net), net.prefixlen + longer, str(len(parts)), [str(p) for p in parts[:5]], str(parts[-1])])
groups["split"] = split

# Whether a network contains an address or a network (subnet_of), or only overlaps with it.
contains = []
for _ in range(500):
    net = network()
    other = random.choice(
        [
            net,
            network(net.version),
            net_of(net.version, int(net[0]) + random.randrange(min(net.num_addresses, 2**60)), net.max_prefixlen),
            net_of(net.version, int(net[0]), random.randint(net.prefixlen, net.max_prefixlen)),
            net_of(net.version, int(net[0]), random.randint(0, net.prefixlen)),
            network(10 - net.version),
            net_of(net.version, min(int(net[-1]) + 1, 2**net.max_prefixlen - 1), net.max_prefixlen),
            net_of(net.version, max(int(net[0]) - 1, 0), net.max_prefixlen),
        ]
    )
    same = other.version == net.version
    verdict = "inside" if same and other.subnet_of(net) else "partly" if same and other.overlaps(net) else "outside"
    contains.append([str(net), str(other[0]) if other.num_addresses == 1 else str(other), verdict])
groups["contains"] = contains

# Ranges as the fewest networks.
ranges = []
for _ in range(300):
    version = random.choice([4, 6])
    first = anywhere(version)
    span = random.choice([0, 1, 8, 300, 2**16, 2**31, 2**90])
    last = ip(version, min(int(first) + random.randint(0, span), 2 ** bits(version) - 1))
    ranges.append([f"{first}-{last}", [str(n) for n in ipaddress.summarize_address_range(first, last)]])
groups["ranges"] = ranges

# Lists as the fewest networks. Python doesn't mix versions.
lists = []
for _ in range(250):
    version = random.choice([4, 6])
    base = network(version, 8)
    given = []
    for _ in range(random.randint(2, 12)):
        prefix = random.randint(max(base.prefixlen, bits(version) - 10), bits(version))
        value = int(base[0]) + random.randrange(min(base.num_addresses, 1024))
        given.append(net_of(version, value, prefix))
    lists.append([[str(n) for n in given], [str(n) for n in ipaddress.collapse_addresses(given)]])
groups["lists"] = lists

# Contents of IPv6 addresses: IPv4-mapped, 6to4 and Teredo (server, client).
inside = []
for _ in range(240):
    head, shift = random.choice([(0xFFFF, 32), (0x2002, 112), (0x20010000, 96), (random.getrandbits(16), 112)])
    at = ipaddress.IPv6Address((head << shift) | random.getrandbits(shift))
    inside.append(
        [
            str(at),
            at.exploded,
            str(at.ipv4_mapped or ""),
            str(at.sixtofour or ""),
            [str(part) for part in at.teredo] if at.teredo else [],
        ]
    )
groups["inside"] = inside

# EUI-64 identifiers (RFC 4291, appendix A) made from hardware addresses.
macs = []
for _ in range(200):
    octets = [random.getrandbits(8) for _ in range(6)]
    identifier = bytes([octets[0] ^ 2, *octets[1:3], 0xFF, 0xFE, *octets[3:]])
    at = ipaddress.IPv6Address((random.getrandbits(64) << 64) | int.from_bytes(identifier, "big"))
    macs.append([str(at), ":".join(f"{octet:02x}" for octet in octets)])
groups["macs"] = macs


def zone(net, cut):
    """The name of a network that ends between two labels."""
    labels = net[0].reverse_pointer.split(".")
    return ".".join(labels[(net.max_prefixlen - cut) // (8 if net.version == 4 else 4) :])


# Zones for reverse DNS: one for each network that ends between two labels.
zones = []
for _ in range(240):
    net = network()
    step = 8 if net.version == 4 else 4
    cut = -(-net.prefixlen // step) * step
    if net.version == 4 and 24 < net.prefixlen < 32:
        continue
    parts = list(net.subnets(new_prefix=cut))
    zones.append([str(net), zone(parts[0], cut), zone(parts[-1], cut), len(parts)])
groups["zones"] = zones

print(json.dumps(groups).replace("]], ", "]],\n"))
