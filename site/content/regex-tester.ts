import type { Words } from '../pages/page'

export const words: Words = {
  about: [
    'Tries a JavaScript regular expression on your text and shows every match, its place and its groups. For programmers, for people who search logs and tables, and for learning what a pattern really does. Eight common patterns are a press away.',
  ],
  howItWorks: [
    'Your browser’s own JavaScript engine runs the pattern, so it behaves as it will in your code. With the flag g all matches are found, without it the first. Places are counted from 0 in UTF-16 units, as JavaScript does. A group that took no part is told apart from one that matched nothing.',
    'It runs in a background worker and is stopped after 2 seconds, so a pattern that would freeze a tab only says that it took too long.',
  ],
  limits: [
    'JavaScript’s syntax: patterns of Perl, Python or PCRE can differ. It finds and does not replace. Up to 100,000 matches are listed, the rest counted. Where a page allows no workers, it checks whether the pattern is valid and matches nothing. The common patterns check a form, not whether a mailbox or card exists.',
  ],
  sources: [
    { name: 'ECMAScript language specification, RegExp', href: 'https://tc39.es/ecma262/' },
    { name: 'Email lengths: RFC 5321, 4.5.3.1.1', href: 'https://www.rfc-editor.org/rfc/rfc5321' },
    { name: 'Domain names: RFC 1035, 2.3.4', href: 'https://www.rfc-editor.org/rfc/rfc1035' },
  ],
  faq: [
    {
      question: 'Why does ".*" match too much?',
      answer:
        'A quantifier takes as much as it can. In the text She said "yes" and then "no" the pattern ".*" has one match, from the first quote to the last. Write ".*?" or "[^"]*" for two.',
    },
    {
      question: 'What makes a pattern slow?',
      answer:
        'A quantifier inside a quantifier, such as (a+)+, can split a text in more ways than can be tried. Write a+ instead.',
    },
    {
      question: 'Why does a dot match half an emoji?',
      answer: 'Without the flag u a pattern reads UTF-16 units, and 😀 has two. With u it is one.',
    },
    {
      question: 'What do the flags mean?',
      answer:
        'g all matches, i upper and lower case alike, m lets ^ and $ match at each line, s lets the dot match line ends, u reads whole Unicode characters, y matches only where the last match ended.',
    },
  ],
  samples: [
    {
      name: 'Named groups',
      value: { pattern: '(?<year>\\d{4})-(?<month>\\d{2})', flags: 'g', text: '2024-12 and 2025-01' },
    },
    {
      name: 'What stands in quotes',
      value: { pattern: '"([^"]*)"', flags: 'g', text: 'She said "yes" and then "no".' },
    },
    { name: 'The first word of each line', value: { pattern: '^\\w+', flags: 'gm', text: 'one two\nthree four' } },
  ],
}
