import type { Words } from '../pages/page'

export const words: Words = {
  about: [
    'Counts characters, words, sentences, paragraphs and lines, and estimates the reading time, while you type or paste. For essays with a word limit, posts and descriptions with a character limit, translations, and scripts. A text file can be dropped in.',
    'Long texts are counted in the background, so the page stays usable.',
  ],
  howItWorks: [
    'A character is what you see as one: a family emoji counts once. Words and sentences are found by Unicode’s rules, Chinese, Japanese and Thai included, as your browser knows them. A paragraph ends at a blank line. Reading time assumes 200 words a minute, rounded up to whole minutes.',
    'For programmers there are code points, UTF-16 units and bytes in UTF-8 as well.',
  ],
  limits: [
    'A period after an abbreviation can end a sentence: “Dr. Smith is here.” counts as two. Chinese, Japanese and Thai have no spaces, so their words come from a dictionary, and another browser may cut them differently.',
  ],
  sources: [
    {
      name: 'Unicode Standard Annex #29, Text Segmentation',
      href: 'https://www.unicode.org/reports/tr29/',
    },
    { name: 'ECMA-402, Intl.Segmenter', href: 'https://tc39.es/ecma402/' },
  ],
  faq: [
    {
      question: 'Are spaces counted as characters?',
      answer: 'Yes, and so are line ends. Beside it stands the count without them.',
    },
    {
      question: 'Why does my word processor count fewer words?',
      answer:
        'Many count what stands between spaces. By Unicode’s rules a hyphen parts words: “well-known” is 2 words here, “state-of-the-art” 4. “Can’t” and “3.14” are one each.',
    },
    {
      question: 'Why is one emoji many characters elsewhere?',
      answer:
        'Because others count what the computer stores. A family of four, 👨‍👩‍👧‍👦, is 1 character, 7 code points, 11 UTF-16 units and 25 bytes.',
    },
    {
      question: 'How is reading time worked out?',
      answer: 'Words ÷ 200, rounded up: 200 words are 1 minute, 201 are 2. Reading aloud takes longer.',
    },
    {
      question: 'Is my text sent anywhere?',
      answer: 'No. It is counted in your browser, and gone when you leave the page.',
    },
  ],
  samples: [
    {
      name: 'One long sentence',
      value: {
        text: 'Four score and seven years ago our fathers brought forth on this continent, a new nation, conceived in Liberty, and dedicated to the proposition that all men are created equal.',
      },
    },
    {
      name: 'Hyphens and apostrophes',
      value: { text: 'A well-known, state-of-the-art tool can’t count 3.14 as two.' },
    },
    { name: 'A family in one character', value: { text: '👨‍👩‍👧‍👦' } },
  ],
}
