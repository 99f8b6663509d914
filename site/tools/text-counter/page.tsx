import { LetterText } from 'lucide-react'
import type { Output } from '../../../src/engine/text-counter/text-counter'
import { number } from '../../examples/figures'
import type { ToolPage } from '../../pages/page'

export const page: ToolPage<Output> = {
  icon: LetterText,
  alsoCalled: 'word count characters letters',
  example: (value) => `${number(value.words)} words`,
  receives: { text: 'text', json: 'text', html: 'text' },
  howItWorks: [
    'Words, sentences and characters are counted by the Unicode rules for text segmentation (UAX #29). In Chinese, Japanese and Thai, a dictionary in your browser finds the words. An accented letter or a family emoji counts as one character, because that’s what readers see.',
    'Blank lines separate paragraphs. Reading time assumes 200 words a minute and is rounded up to the next full minute. You also get code points, UTF-16 units and UTF-8 bytes, which many databases and programs count instead.',
  ],
  facts: [
    {
      title: 'Reading time',
      rows: [
        ['500 words', '3 minutes'],
        ['1,000 words', '5 minutes'],
        ['2,000 words', '10 minutes'],
        ['5,000 words', '25 minutes'],
      ],
    },
    {
      title: 'How long is 👨‍👩‍👧‍👦?',
      rows: [
        ['Characters', '1'],
        ['Code points', '7'],
        ['UTF-16 units', '11'],
        ['UTF-8 bytes', '25'],
      ],
    },
  ],
  limits: [
    'Each part of a hyphenated word counts separately, so “well-known” is two words. Word processors usually count one.',
    'An abbreviation can look like the end of a sentence: “Dr. Smith went to Washington.” counts as two sentences.',
    'Browsers use different dictionaries for Chinese, Japanese and Thai, so those word counts can differ slightly.',
  ],
  sources: [
    { name: 'Unicode Standard Annex #29, Text Segmentation', href: 'https://www.unicode.org/reports/tr29/' },
    { name: 'ECMA-402, Intl.Segmenter', href: 'https://tc39.es/ecma402/' },
  ],
  faq: [
    {
      question: 'Do spaces count as characters?',
      answer:
        'It depends on who’s asking, so you get both numbers. “Characters” includes spaces and line breaks, and “Without spaces” doesn’t. If the instructions don’t say, assume that spaces count.',
    },
    {
      question: 'Why does Microsoft Word show a different word count?',
      answer:
        'Microsoft Word counts everything between two spaces as one word, so “well-known” is one. This counter follows Unicode and counts two. Both count “can’t” and “3.14” as one word each.',
    },
    {
      question: 'How long does it take to read 1,000 words?',
      answer:
        'About 5 minutes at 200 words a minute, the speed this counter assumes. Technical text takes longer, and light reading takes less.',
    },
    {
      question: 'Why does an emoji count as several characters on other sites?',
      answer:
        'Many programs count UTF-16 units or bytes instead of visible characters. The family emoji 👨‍👩‍👧‍👦 is 1 character, but 7 code points, 11 UTF-16 units and 25 bytes.',
    },
    {
      question: 'Is my text uploaded?',
      answer:
        'No. Your browser does the counting, and the text stays on your device. After your first visit, the counter also works offline.',
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
    { name: 'Family emoji', value: { text: '👨‍👩‍👧‍👦' } },
  ],
}
