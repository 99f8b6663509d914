import type { Words } from '../pages/page'

export const words: Words = {
  howItWorks: [
    'Base64 turns every 3 bytes into 4 characters from a set of 64, so any data can travel as plain text (RFC 4648). Text is first converted to UTF-8, which covers accents and emoji.',
    'The decoder also accepts URL-safe Base64, missing padding, line breaks and data URIs. It identifies the file type from the first bytes and previews common image formats. You can download the decoded file.',
  ],
  facts: [
    {
      title: 'Base64 alphabet',
      rows: [
        ['0–25', 'A–Z'],
        ['26–51', 'a–z'],
        ['52–61', '0–9'],
        ['62', '+ (URL-safe: -)'],
        ['63', '/ (URL-safe: _)'],
        ['Padding', '='],
      ],
    },
    {
      title: 'Size after encoding',
      rows: [
        ['3 bytes', '4 characters'],
        ['1,000 bytes', '1,336 characters'],
        ['1,000,000 bytes', '1,333,336 characters'],
      ],
    },
  ],
  limits: [
    'Base64 isn’t encryption. Anyone can decode it without a key, so it doesn’t protect passwords or personal data.',
    'The encoder uses the standard alphabet with + and /, and adds no line breaks.',
    'File types are guessed from the first bytes. A rare or damaged file may be labeled “Unknown file type.”',
    'Files over 100 MB may exceed your browser’s memory. If a file’s result is over 8 MB, it isn’t shown, but you can download it.',
  ],
  sources: [
    {
      name: 'RFC 4648, The Base16, Base32, and Base64 Data Encodings',
      href: 'https://www.rfc-editor.org/rfc/rfc4648',
    },
    { name: 'RFC 2397, The “data” URL scheme', href: 'https://www.rfc-editor.org/rfc/rfc2397' },
    { name: 'WHATWG, MIME Sniffing', href: 'https://mimesniff.spec.whatwg.org/' },
  ],
  faq: [
    {
      question: 'Why does Base64 end with = or ==?',
      answer:
        'The equal signs pad the last group to 4 characters. One = means that the last group holds 2 bytes, and == means that it holds 1. “Ma” becomes TWE=, and “M” becomes TQ==.',
    },
    {
      question: 'How much bigger does Base64 make a file?',
      answer:
        'About a third, because 3 bytes become 4 characters. A file of 1,000,000 bytes becomes 1,333,336 characters. Line breaks, as in email attachments, add a little more.',
    },
    {
      question: 'What is URL-safe Base64?',
      answer:
        'It’s a variant that uses - and _ instead of + and /, which have special meanings in web addresses. The = padding is often left off. JSON Web Tokens (JWTs) use this variant, and you can decode it here.',
    },
    {
      question: 'Is my file uploaded?',
      answer: 'No. Your browser reads and converts the file, and nothing is sent to a server. The same goes for text.',
    },
    {
      question: 'What does “Failed to encode text” mean?',
      answer:
        'The text contains a broken character, often an emoji that another program cut in half. UTF-8 can’t represent it. Delete it at the line and column shown in the message, and the rest will encode.',
    },
  ],
  samples: [
    { name: 'Decode a JWT payload', value: { mode: 'decode', text: 'eyJzdWIiOiIxMjM0NSIsIm5hbWUiOiJBbm4ifQ' } },
    { name: 'Encode accents and emoji', value: { mode: 'encode', text: 'Grüße 👋' } },
  ],
}
