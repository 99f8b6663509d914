import { Regex } from 'lucide-react'
import type { Input, Output } from '../../../src/engine/regex-tester/regex-tester'
import type { ToolPage } from '../../pages/page'

export const page: ToolPage<Output, Input> = {
  icon: Regex,
  alsoCalled: 'regexp regular expression pattern match',
  example: (_, input) => `/${input.pattern.slice(0, 8)}…/`,
  isCode: true,
  receives: { text: 'text', json: 'text', html: 'text' },
  howItWorks: [
    'Your browser’s JavaScript engine runs the pattern, so you see the matches that your own code would find in this browser. With the g flag (Global), all matches are counted and the first 100,000 are listed. Without it, you get only the first match.',
    'Matching runs in the background and stops after 2 seconds, so a slow pattern can’t freeze the page. Positions start at 0 and count UTF-16 units, like indexes in a JavaScript string.',
    'In the other views, you can replace or list the matches, split the text, read what each token means, run your own tests, and get code for 8 languages with notes on what differs.',
  ],
  facts: [
    {
      title: 'Flags',
      rows: [
        ['g', 'All matches'],
        ['i', 'Ignore case'],
        ['m', '^ and $ match at each line'],
        ['s', 'Dot matches line breaks'],
        ['u', 'Match whole code points'],
        ['v', 'Like u, with set notation'],
        ['y', 'Start where the last match ended'],
        ['d', 'Positions of groups'],
      ],
    },
    {
      title: 'Regex cheat sheet',
      rows: [
        ['\\d', 'Digit, 0 to 9'],
        ['\\w', 'Letter, digit or _'],
        ['\\s', 'Whitespace'],
        ['.', 'Any character except a line break'],
        ['* + ?', '0 or more, 1 or more, 0 or 1'],
        ['[^a]', 'Any character except a'],
        ['(?:ab)', 'Non-capturing group'],
        ['(?=a)', 'Lookahead: followed by a'],
      ],
    },
  ],
  limits: [
    'Patterns use JavaScript syntax. Syntax from other languages, such as possessive quantifiers, isn’t supported.',
    'The common patterns are practical, not exhaustive. An address that matches the email pattern may not exist.',
    'Patterns with set operations or inline flags, such as (?i:a), get no speed warning. The time limit still applies.',
  ],
  sources: [
    { name: 'ECMAScript Language Specification, RegExp', href: 'https://tc39.es/ecma262/' },
    { name: 'recheck: how slow patterns are found', href: 'https://makenowjust-labs.github.io/recheck/' },
    {
      name: 'RFC 5321, section 4.5.3.1.1: lengths in the email pattern',
      href: 'https://www.rfc-editor.org/rfc/rfc5321',
    },
    {
      name: 'RFC 1035, section 2.3.4: lengths of domain names',
      href: 'https://www.rfc-editor.org/rfc/rfc1035',
    },
  ],
  faq: [
    {
      question: 'Why does ".*" match too much?',
      answer:
        'The asterisk is greedy: it matches as much as it can. In "yes" and "no", the pattern ".*" finds 1 match, from the first quote to the last. Use ".*?" or "[^"]*" to find 2.',
    },
    {
      question: 'What is catastrophic backtracking?',
      answer:
        'A pattern such as (a+)+$ can match the same letters in a huge number of ways. If the match fails, the engine tries all of them before it gives up. The tester warns you about such a pattern and underlines the cause. Here, a+$ finds the same matches much faster.',
    },
    {
      question: 'How do I test a pattern against many examples?',
      answer:
        'Open Tests and add strings that must match or must not match. As you edit the pattern, each shows whether it passes. Copy link includes them if they fit.',
    },
    {
      question: 'Why does a dot match half an emoji?',
      answer:
        'Without the u or v flag, JavaScript matches UTF-16 units, and most emoji take up two. In 🙂 the pattern . finds 2 matches. Add the u flag and it finds 1.',
    },
    {
      question: 'How do I match a whole word?',
      answer:
        'Put \\b on both sides. In “cat concat cats”, \\bcat\\b finds 1 match, while cat finds 3. In JavaScript, \\b doesn’t treat accented letters as part of a word.',
    },
  ],
  samples: [
    {
      name: 'Capture year and month',
      value: { pattern: '(?<year>\\d{4})-(?<month>\\d{2})', flags: 'g', text: '2024-12 and 2025-01' },
    },
    {
      name: 'Find text in quotes',
      value: { pattern: '"([^"]*)"', flags: 'g', text: 'She said "yes" and then "no".' },
    },
    {
      name: 'First word of each line',
      value: { pattern: '^\\w+', flags: 'gm', text: 'one two\nthree four' },
    },
  ],
  props: { editor: true },
}
