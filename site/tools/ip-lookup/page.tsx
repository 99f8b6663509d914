import { MapPin } from 'lucide-react'
import type { ToolPage } from '../../pages/page'

export const page: ToolPage = {
  icon: MapPin,
  alsoCalled: 'my ip address where location isp',
  isCode: true,
  props: { auto: true },
  howItWorks: [
    'When this page opens, it uses ipapi.co to find your public IP address, its approximate location and its network. If you look up another public address, that address is sent to ipapi.co.',
    'The rest is calculated in your browser: the address’s type, class, integer value and reverse DNS name. Private and reserved ranges come from the IANA registries.',
    'Enter a network to use the subnet calculator, which sends nothing. It accepts prefixes (10.0.0.0/8), masks (10.0.0.0 255.0.0.0), wildcard masks and ranges (10.0.0.1-10.0.0.9). It can split a network, test which addresses are inside, and combine several networks into the fewest.',
  ],
  facts: [
    {
      title: 'Private IPv4 ranges',
      rows: [
        ['10.0.0.0/8', '10.0.0.0 – 10.255.255.255'],
        ['172.16.0.0/12', '172.16.0.0 – 172.31.255.255'],
        ['192.168.0.0/16', '192.168.0.0 – 192.168.255.255'],
      ],
    },
    {
      title: 'IPv4 address classes',
      text: 'Classless routing (CIDR) replaced classes A, B and C in 1993.',
      rows: [
        ['Class A', '0–127'],
        ['Class B', '128–191'],
        ['Class C', '192–223'],
        ['Class D (multicast)', '224–239'],
        ['Class E (reserved)', '240–255'],
      ],
    },
  ],
  limits: [
    'The location is an estimate. The country is usually right, but the city can be wrong.',
    'Behind a VPN or proxy, you’ll see its address and location instead of your own.',
    'ipapi.co limits requests. If you get an error, try again later.',
    'Domain names and ports aren’t accepted. You can look up one location at a time.',
    'A split shows 64 subnets per page. You can test 500 addresses and combine 5,000 networks.',
  ],
  sources: [
    {
      name: 'IANA IPv4 Special-Purpose Address Registry',
      href: 'https://www.iana.org/assignments/iana-ipv4-special-registry',
    },
    {
      name: 'IANA IPv6 Special-Purpose Address Registry',
      href: 'https://www.iana.org/assignments/iana-ipv6-special-registry',
    },
    { name: 'RFC 791, Internet Protocol (classes)', href: 'https://www.rfc-editor.org/rfc/rfc791' },
    { name: 'RFC 4632, Classless Inter-domain Routing (CIDR)', href: 'https://www.rfc-editor.org/rfc/rfc4632' },
    { name: 'RFC 3021, 31-bit prefixes', href: 'https://www.rfc-editor.org/rfc/rfc3021' },
    { name: 'RFC 5952, IPv6 address text', href: 'https://www.rfc-editor.org/rfc/rfc5952' },
    { name: 'RFC 3596, DNS for IPv6 (reverse names)', href: 'https://www.rfc-editor.org/rfc/rfc3596' },
  ],
  faq: [
    {
      question: 'Why is my IP location wrong?',
      answer:
        'IP addresses belong to networks, not places. Location databases record where a provider registered or uses an address. For mobile networks and VPNs, that’s often far away.',
    },
    {
      question: 'Why does my computer show a different IP address?',
      answer:
        'Your computer shows its private address, such as 192.168.1.20, which works only inside your network. In IPv4, websites see your router’s public address, which your devices usually share.',
    },
    {
      question: 'Can someone find out who I am from my IP address?',
      answer:
        'Not from the address alone. It shows your internet provider and a rough location, but no name. Your provider can match it to a customer.',
    },
    {
      question: 'How many usable addresses does a subnet have?',
      answer:
        'In IPv4, all but the first (network) and last (broadcast): a /24 has 256 addresses, and 254 are usable. A /31 has two, for point-to-point links, and a /32 is a single address.',
    },
    {
      question: 'What do ipapi.co and ipify.org learn about me?',
      answer:
        'ipapi.co receives your IP address and the address you look up. ipify.org receives your IPv4 and IPv6 addresses, but only if you select “Show my IPv4 and IPv6.” The requests include no cookies.',
    },
  ],
  samples: [
    { name: 'Google’s public DNS server', value: { ip: '8.8.8.8' } },
    { name: 'Home network', value: { ip: '192.168.1.0/24' } },
    { name: 'Split a /16', value: { ip: '10.20.0.0 255.255.0.0', split: '/20' } },
    { name: 'IPv6 example address', value: { ip: '2001:db8::1' } },
  ],
}
