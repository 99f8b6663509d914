import { Braces } from 'lucide-react'
import type { Output } from '../../../src/engine/json-editor/json-editor'
import type { ToolPage } from '../../pages/page'

export const page: ToolPage<Output> = {
  icon: Braces,
  alsoCalled: 'validate pretty print lint parse',
  example: () => '{ "a": 1.0 }',
  isCode: true,
  receives: { json: 'text' },
  howItWorks: [
    'The editor checks your text against the JSON standard, RFC 8259, and shows the line and column of the first error and how to fix it. Format, Minify and Sort keys don’t rewrite values, so 12345678901234567890 and 1.0 keep every digit.',
    'Query finds values with a JSONPath (RFC 9535) or a JSON Pointer. Compare lists what was added, removed, changed or moved in a second text, and creates a JSON Patch. Schema checks your text against a JSON Schema (2020-12).',
    'When you edit a key or value in the tree, the rest of your text stays the same. Convert creates YAML, CSV, JSON Lines or TypeScript types. Repair fixes common mistakes, such as comments, single quotes, missing brackets and Python’s True and None, and lists what it changed.',
  ],
  facts: [
    {
      title: 'Not allowed in JSON',
      rows: [
        ['Trailing comma', '[1, 2,]'],
        ['Comment', '// note'],
        ['Single quotes', "{'a': 1}"],
        ['Unquoted key', '{a: 1}'],
        ['Leading zero', '007'],
        ['NaN, undefined', '[NaN]'],
      ],
    },
    {
      title: 'JSON data types',
      text: 'JSON has objects, arrays, strings, numbers, booleans and null. It has no date type, so dates are usually written as strings, such as "2024-12-26".',
    },
  ],
  limits: [
    'Other documents that a schema refers to aren’t loaded. The format idn-hostname isn’t checked.',
    'Queries and schema checks stop after 10 seconds, comparisons after 60.',
    'Repair guesses what you meant. For example, NaN and missing values become null, and comments are removed.',
    'There’s no fixed size limit, but very large files can be slow or exceed your browser’s memory.',
  ],
  sources: [
    {
      name: 'RFC 8259, The JavaScript Object Notation (JSON) Data Interchange Format',
      href: 'https://www.rfc-editor.org/rfc/rfc8259',
    },
    {
      name: 'RFC 9535, JSONPath: Query Expressions for JSON',
      href: 'https://www.rfc-editor.org/rfc/rfc9535',
    },
    {
      name: 'JSON Schema 2020-12',
      href: 'https://json-schema.org/draft/2020-12',
    },
    {
      name: 'RFC 6901, JavaScript Object Notation (JSON) Pointer',
      href: 'https://www.rfc-editor.org/rfc/rfc6901',
    },
  ],
  faq: [
    {
      question: 'Why is a trailing comma an error in JSON?',
      answer:
        'In JSON, a comma must be followed by another value or key. JavaScript and Python allow an extra one at the end of a list, so it’s easy to leave one in. Repair removes it.',
    },
    {
      question: 'Why is there a warning about a large number?',
      answer:
        'JavaScript can’t store every whole number above 9,007,199,254,740,991, so the last digits of a long ID may change. The editor keeps them all. If you control the data, store long IDs as strings.',
    },
    {
      question: 'Are duplicate keys allowed in JSON?',
      answer:
        'The standard advises against them but doesn’t forbid them. Many programs keep only the last value. The editor keeps all of them and shows a warning.',
    },
    {
      question: 'How do I convert YAML or CSV to JSON?',
      answer:
        'Paste it or drop the file into the editor, then select Convert to JSON in the status bar. In CSV, IDs with leading zeros, such as 007, stay text. In YAML, 007 is the number 7 unless it’s in quotes.',
    },
    {
      question: 'Is my JSON uploaded?',
      answer: 'No. Everything runs in your browser, and your JSON isn’t sent to a server.',
    },
  ],
  samples: [
    { name: 'Large numbers', value: { text: '{"id":12345678901234567890,"price":1.0,"mass":1E+2}' } },
    { name: 'Trailing comma', value: { text: '{\n  "name": "Ada",\n  "born": 1815,\n}' } },
    {
      name: 'Query',
      value: {
        text: '{"books":[{"title":"Emma","price":8.5},{"title":"Ulysses","price":14}]}',
        query: '$.books[?@.price < 10].title',
      },
    },
    { name: 'Duplicate key', value: { text: '{"name":"Ada","name":"Grace"}' } },
  ],
  props: { editor: true },
}
