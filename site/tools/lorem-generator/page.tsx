import { Pilcrow } from 'lucide-react'
import type { Output } from '../../../src/engine/lorem-generator/lorem-generator'
import type { ToolPage } from '../../pages/page'

export const page: ToolPage<Output> = {
  icon: Pilcrow,
  alsoCalled: 'placeholder filler dummy text',
  example: (value) => `${value.text.split(' ', 2).join(' ')}…`,
  howItWorks: [
    'Words are picked at random from a list of 75: the 63 in the standard lorem ipsum passage and 12 more from its source, a text by Cicero. Within a sentence, no word appears twice in a row.',
    'A sentence has 5 to 14 words and starts with a capital letter. A paragraph has 3 to 7 sentences. Click Generate for a new text.',
  ],
  facts: [
    {
      title: 'Where lorem ipsum comes from',
      text: 'It’s a scrambled passage from De finibus bonorum et malorum, which Cicero wrote in 45 BC. “Lorem” is cut from “dolorem,” a form of the Latin word for pain.',
    },
    {
      title: 'Text length',
      rows: [
        ['1 sentence', '5–14 words'],
        ['1 paragraph', '15–98 words'],
        ['3 paragraphs', '45–294 words'],
        ['50 paragraphs', '750–4,900 words'],
      ],
    },
  ],
  limits: [
    'You can generate up to 50 paragraphs, sentences or words at a time.',
    'The text isn’t correct Latin and has no meaning. Replace it before you publish.',
    'Your final text will wrap differently, so check headings and buttons with real words too.',
  ],
  sources: [
    {
      name: 'Cicero, De finibus bonorum et malorum, book 1, sections 32 and 33',
      href: 'https://www.thelatinlibrary.com/cicero/fin1.shtml',
    },
  ],
  faq: [
    {
      question: 'Why doesn’t the text start with “Lorem ipsum dolor sit amet”?',
      answer:
        'Every word is random, including the first. That way, blocks of text on one page don’t all start the same. If you need the classic opening, type it in front.',
    },
    {
      question: 'What does lorem ipsum mean?',
      answer:
        'Nothing. It’s a passage by Cicero with words cut and rearranged until it no longer made sense. The original phrase is “dolorem ipsum,” which means “pain itself.”',
    },
    {
      question: 'How many words are in 3 paragraphs of lorem ipsum?',
      answer:
        'Between 45 and 294 words here, and about 143 on average. If you need an exact length, choose Words and enter a number up to 50.',
    },
    {
      question: 'Can I copy lorem ipsum as HTML?',
      answer:
        'Yes. Copy as HTML puts each paragraph in a <p> element on its own line. Sentences and words become a single paragraph.',
    },
  ],
  samples: [
    { name: '3 paragraphs', value: { type: 'paragraphs', count: '3' } },
    { name: '2 sentences', value: { type: 'sentences', count: '2' } },
    { name: '50 words', value: { type: 'words', count: '50' } },
  ],
}
