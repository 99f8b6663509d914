/** 0 to 255, without leading zeros. */
const byte = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`

export interface Preset {
  readonly id: string
  readonly pattern: string
  readonly flags: string
  /** Sample text with matches and near misses. */
  readonly sample: string
}

/**
 * The common patterns (docs/rules.md). All run in linear time on any text: repetitions are bounded, or a failed one
 * hasn't passed any position where a match could start.
 */
export const presets: readonly Preset[] = [
  {
    // Length limits from RFC 5321, 4.5.3.1.1, and RFC 1035, 2.3.4.
    id: 'email',
    pattern: String.raw`\b[\w.%+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,63}\b`,
    flags: 'g',
    sample: 'Write to ann@example.com or bob.lee+news@mail.example.co.uk, not to ann@home or @ann.',
  },
  {
    id: 'phone-us',
    pattern: String.raw`(?<!\d)(?:\+?1[-. ]?)?(?:\(\d{3}\) ?|\d{3}[-. ]?)\d{3}[-. ]?\d{4}(?!\d)`,
    flags: 'g',
    sample: 'Call (555) 010-1234, 555-010-5678 or +1 555.010.9999, not 555-0101.',
  },
  {
    id: 'url',
    pattern: String.raw`\bhttps?:\/\/[^\s<>"]*[^\s<>".,:;!?'()\]]`,
    flags: 'g',
    sample: 'Read https://example.com/docs?page=2#top (or http://localhost:8080/), not ftp://example.com.',
  },
  {
    id: 'ip-address',
    pattern: String.raw`(?<![\d.])(?:${byte}\.){3}${byte}(?!\.?\d)`,
    flags: 'g',
    sample: 'From 192.168.1.254 to 8.8.8.8, not 256.1.1.1, 1.2.3 or 1.2.3.4.5.',
  },
  {
    id: 'date',
    pattern: String.raw`\b(?:0[1-9]|1[0-2])\/(?:0[1-9]|[12]\d|3[01])\/\d{4}\b`,
    flags: 'g',
    sample: 'Due 12/31/2026, billed 01/05/2027, not 13/01/2026 or 1/5/2027.',
  },
  {
    id: 'hex-color',
    pattern: String.raw`#(?:[\da-fA-F]{8}|[\da-fA-F]{6}|[\da-fA-F]{3,4})\b`,
    flags: 'g',
    sample: 'Blue is #3b82f6, black #000, half of it #00000080; not #12345 or #xyz.',
  },
  {
    // 16 digits in groups of 4, or American Express's groups of 4, 6 and 5.
    id: 'credit-card',
    pattern: String.raw`\b(?:(?:\d{4}[- ]?){3}\d{4}|3[47]\d{2}[- ]?\d{6}[- ]?\d{5})\b`,
    flags: 'g',
    sample: 'Test cards: 4111 1111 1111 1111, 5555-5555-5555-4444 and 378282246310005, not 1234 5678.',
  },
  {
    id: 'html-tags',
    pattern: String.raw`<\/?[A-Za-z][^<>]*>`,
    flags: 'g',
    sample: '<p class="note">One <b>bold</b> word<br/></p> where 1 < 2 and 3 > 2.',
  },
]
