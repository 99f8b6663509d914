import { Binary } from 'lucide-react'
import type { Output } from '../../../src/engine/base64-tool/base64-tool'
import type { ToolPage } from '../../pages/page'

export const page: ToolPage<Output> = {
  icon: Binary,
  alsoCalled: 'jwt token data uri encode decode',
  example: (value) => `${value.text.slice(0, 9)}…`,
  isCode: true,
  receives: { text: 'text', json: 'text', html: 'text' },
  howItWorks: [
    'Base64 turns every 3 bytes into 4 characters from a set of 64, so any data can be sent as plain text (RFC 4648). Text is first converted to UTF-8, which covers accents and emoji, or to the character set you choose under Options.',
    'The decoder also accepts URL-safe Base64, missing padding, line breaks and data URIs. It identifies the file type, previews common images and shows every byte in hex. You can also encode and decode Base32, Base58 and hex.',
    'Paste a JSON Web Token (JWT) to see its header, payload and expiration time. Add the secret or public key to check the signature.',
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
    'Base64 isn’t encryption. Anyone can decode it, so it doesn’t protect passwords or personal data.',
    'A valid signature shows that a token was signed with the matching key, not that you should trust it. Encrypted tokens (JWE) can’t be decrypted.',
    'File types are guessed from the first bytes, so a rare or damaged file may be unknown.',
    'Base58 is limited to 10,000 bytes.',
    'Files over 100 MB may exceed your browser’s memory. A file’s result over 8 MB is available only as a download.',
  ],
  sources: [
    {
      name: 'RFC 4648, The Base16, Base32, and Base64 Data Encodings',
      href: 'https://www.rfc-editor.org/rfc/rfc4648',
    },
    { name: 'RFC 2397, The “data” URL scheme', href: 'https://www.rfc-editor.org/rfc/rfc2397' },
    { name: 'RFC 7519, JSON Web Token (JWT)', href: 'https://www.rfc-editor.org/rfc/rfc7519' },
    { name: 'WHATWG, MIME Sniffing', href: 'https://mimesniff.spec.whatwg.org/' },
  ],
  faq: [
    {
      question: 'Why does Base64 end with = or ==?',
      answer:
        'The equal signs pad the last group to 4 characters. One = means the last group holds 2 bytes, and == means 1. “Ma” becomes TWE=, and “M” becomes TQ==.',
    },
    {
      question: 'How much bigger does Base64 make a file?',
      answer:
        'About a third, because 3 bytes become 4 characters. A file of 1,000,000 bytes becomes 1,333,336 characters. Line breaks, as in email attachments, add a little more.',
    },
    {
      question: 'What is URL-safe Base64?',
      answer:
        'It’s a variant that uses - and _ instead of + and /, which have special meanings in web addresses. The = padding is often omitted. Choose Base64 (URL-safe) in the toolbar and, if you like, “Without = padding” under Options.',
    },
    {
      question: 'Is it safe to paste a JWT and its key here?',
      answer:
        'Both stay in your browser, and the key isn’t saved. Copy link includes the token but never the key. Treat a token for a live system like a password.',
    },
    {
      question: 'What does “Failed to encode text” mean?',
      answer:
        'The text contains a broken character, often an emoji that another program cut in half, and UTF-8 can’t represent it. Delete it at the line and column in the message.',
    },
  ],
  samples: [
    {
      name: 'Decode a JWT',
      value: {
        mode: 'decode',
        text: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
      },
    },
    { name: 'Encode accents and emoji', value: { mode: 'encode', text: 'Grüße 👋' } },
  ],
}
