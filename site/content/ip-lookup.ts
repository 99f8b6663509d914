import type { Words } from '../pages/page'

export const words: Words = {
  props: { auto: true },
  about: [
    'Shows the public IP address that this device is seen under, and what a lookup service knows of it: the place, the provider, the time zone, the currency. Or type any IPv4 or IPv6 address.',
    'Addresses that have no place on a map, such as 192.168.1.1, are explained at once, without asking anybody.',
  ],
  howItWorks: [
    'The place and the provider come from ipapi.co. Opening this page asks it for your own address, so it learns that address, as every server does that you visit; a lookup tells it the address you typed. Nothing is kept on this page.',
    'The rest is worked out in your browser from the address alone: what it is for, by the registries of IANA; its class in the old scheme of 1981; the address as one number, of 32 bits for IPv4 and 128 for IPv6; and the name under which its host name is asked for in the DNS.',
  ],
  limits: [
    'A place by IP address is a guess about a network, not about a person. The country is usually right, the city often not; behind a VPN, a company network or a phone it may be another country.',
    'The service limits how many questions it answers from one network in a day. Then this page says so; what an address tells by itself is still shown.',
  ],
  sources: [
    {
      name: 'IANA IPv4 special-purpose address registry',
      href: 'https://www.iana.org/assignments/iana-ipv4-special-registry',
    },
    {
      name: 'IANA IPv6 special-purpose address registry',
      href: 'https://www.iana.org/assignments/iana-ipv6-special-registry',
    },
    { name: 'RFC 791, Internet Protocol (classes)', href: 'https://www.rfc-editor.org/rfc/rfc791' },
    { name: 'RFC 5952, how IPv6 addresses are written', href: 'https://www.rfc-editor.org/rfc/rfc5952' },
    { name: 'RFC 3596, reverse names of IPv6', href: 'https://www.rfc-editor.org/rfc/rfc3596' },
  ],
  faq: [
    {
      question: 'Why does my computer show another address than this page?',
      answer:
        'Your computer shows its address inside your home or office, such as 192.168.1.20. The router speaks to the internet with one public address for all devices behind it, and that is the one seen from outside.',
    },
    {
      question: 'Why is my city wrong?',
      answer:
        'Services guess the place of a network from registries and measurements. Many providers register all their addresses in one city.',
    },
    {
      question: 'Can an IP address tell who I am?',
      answer:
        'Not by itself. It names a network; only the provider knows which customer had an address at a given time, and many customers often share one.',
    },
    {
      question: 'What is an address of class A, B or C?',
      answer:
        'Until 1993 the first bits of an IPv4 address fixed how large its network was. Today networks have any size, and the class is of historical interest. IPv6 never had classes.',
    },
  ],
  samples: [
    { name: 'A public resolver', value: { ip: '8.8.8.8' } },
    { name: 'A home network', value: { ip: '192.168.1.1' } },
    { name: 'IPv6, for use in examples', value: { ip: '2001:db8::1' } },
  ],
}
