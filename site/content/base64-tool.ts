import type { Words } from '../pages/page'

export const words: Words = {
  about: [
    'Base64 writes any bytes in 64 harmless characters, so that a picture, a key or a certificate can travel where only text may: in a mail, a stylesheet, a JSON field, an address. Here text and files go both ways, and everything stays in your browser.',
    'Pasted Base64 may be URL-safe (- and _), without its padding, wrapped over many lines, or a whole data: address. What comes out is named by its first bytes: a PNG, a PDF, a gzip archive, JSON. Pictures are drawn, text is shown, and whatever it is can be saved as a file.',
  ],
  howItWorks: [
    'Text is turned into UTF-8, three bytes become four characters, and the last group is padded with “=” (RFC 4648, section 4). So the result is about a third larger than the input.',
    'Decoding skips white space, reads both alphabets and a data: address, takes padding that is absent or right, and refuses the rest: the line and the column of the first wrong character are named.',
    'Files are read and coded one megabyte at a time, so that 100 MB do not stop the page.',
  ],
  limits: [
    'Base64 hides nothing and protects nothing: anybody can decode it.',
    'What the bytes are is a guess by how they begin; the rest of a file may be damaged. SVG is shown as text, because a drawing can hold scripts.',
    'A result of more than 8 MB is saved as a file and not shown.',
  ],
  sources: [
    { name: 'RFC 4648, The Base16, Base32, and Base64 Data Encodings', href: 'https://www.rfc-editor.org/rfc/rfc4648' },
    { name: 'RFC 2397, The “data” URL scheme', href: 'https://www.rfc-editor.org/rfc/rfc2397' },
    { name: 'WHATWG, MIME Sniffing', href: 'https://mimesniff.spec.whatwg.org/' },
  ],
  faq: [
    {
      question: 'Is my file uploaded?',
      answer: 'No. The tool makes no request at all: the file is read and coded by your browser, also offline.',
    },
    {
      question: 'What does “Failed to encode text” mean?',
      answer:
        'The text holds half a character, called a lone surrogate, often the remains of an emoji that was cut in two. UTF-8 cannot hold it. The line and the column are named: delete it there.',
    },
    {
      question: 'Why does my string end in = or ==?',
      answer:
        'Base64 works in groups of three bytes. When one or two are left over, “==” or “=” fills the last group to four characters. Many programs leave them out; both are read here.',
    },
    {
      question: 'What is URL-safe Base64?',
      answer:
        'The same with - and _ in place of + and /, which mean something else in addresses and file names. JSON Web Tokens use it, without padding. It is recognized by itself.',
    },
  ],
  samples: [
    { name: 'A token’s payload', value: { mode: 'decode', text: 'eyJzdWIiOiIxMjM0NSIsIm5hbWUiOiJBbm4ifQ' } },
    { name: 'Umlauts and emoji', value: { mode: 'encode', text: 'Grüße 👋' } },
  ],
}
