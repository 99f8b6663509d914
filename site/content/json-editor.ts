import type { Words } from '../pages/page'

export const words: Words = {
  about: [
    'Paste JSON and see at once whether it is valid, where it is not, and what is in it. Format sets each value on its own line, Minify takes the white space out, Sort keys puts the members of every object in order.',
    'A text of 50 MB opens as a tree too, with the path to each value to copy.',
  ],
  howItWorks: [
    'The text is read letter by letter, by the grammar of RFC 8259, and what is printed is taken from your text, not from values that were read: 12345678901234567890, 1.0, 1E+2, \\u00e9 and a key that comes twice all come out as they went in. The browser’s own JSON.parse would round the first, write the second as 1 and drop one of two equal keys.',
    'A fault is told in the same words in every browser, with its line, its column and its path as a JSON Pointer (RFC 6901): /items/3/name is the name of the fourth item.',
    'Warnings tell of what is valid and yet goes wrong elsewhere: keys that come twice, whole numbers beyond 9,007,199,254,740,991, which JavaScript rounds, numbers that a double cannot hold, and halves of characters.',
    'Repair, offered where a text is not valid, rewrites what is nearly JSON: comments, single quotes, bare keys, commas too many or too few, Python’s True and None, brackets that were never closed, several values one after the other. It lists what it changed, and Undo takes it back.',
  ],
  limits: [
    'Repair guesses. NaN, Infinity and missing values become null, and a value between wrong quotes may end elsewhere than you meant: look through the list of changes.',
    'No line is indented by more than 512 columns. A text of over 50 MB may be more than a browser’s memory holds.',
  ],
  sources: [
    {
      name: 'RFC 8259, The JavaScript Object Notation (JSON) Data Interchange Format',
      href: 'https://www.rfc-editor.org/rfc/rfc8259',
    },
    { name: 'RFC 6901, JavaScript Object Notation (JSON) Pointer', href: 'https://www.rfc-editor.org/rfc/rfc6901' },
  ],
  faq: [
    {
      question: 'Why is a comma after the last value an error?',
      answer:
        'JavaScript allows it, JSON does not: RFC 8259 has a comma only between two values. Delete it, or press Repair.',
    },
    {
      question: 'Why am I warned of a large number?',
      answer:
        'JSON sets no limit, but JavaScript and many other languages read numbers as doubles, which keep whole numbers up to 2^53 − 1. Send a longer identifier as a string.',
    },
    {
      question: 'Is my data uploaded?',
      answer: 'No. It is read and written in your browser, and nothing is stored.',
    },
  ],
  samples: [
    { name: 'Digits that others round', value: { text: '{"id":12345678901234567890,"price":1.0,"mass":1E+2}' } },
    { name: 'A comma too many', value: { text: '{\n  "name": "Ada",\n  "born": 1815,\n}' } },
    { name: 'A key that comes twice', value: { text: '{"name":"Ada","name":"Grace"}' } },
  ],
}
