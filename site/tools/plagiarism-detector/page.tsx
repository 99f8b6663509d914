import { Files } from 'lucide-react'
import type { Output } from '../../../src/engine/plagiarism-detector/plagiarism-detector'
import type { ToolPage } from '../../pages/page'

export const page: ToolPage<Output> = {
  icon: Files,
  alsoCalled: 'copied text similarity compare',
  example: (value) => `${value.comparison?.sharedWords} words`,
  receives: { text: 'text' },
  howItWorks: [
    'With two texts, the detector finds the passages they share, ignoring case and punctuation. It uses winnowing, a method published by Schleimer, Wilkerson and Aiken in 2003. The overlap is the share of a text’s words that are in those passages.',
    'The style score is for the first text alone. It counts phrases such as “according to” and “in conclusion,” adds up to 14.5 points for made-up sources, and is capped at 95. It’s a rough score, and nothing is looked up for it.',
  ],
  facts: [
    {
      title: 'Shared passages by length',
      rows: [
        ['8 words or more', 'Found'],
        ['5 to 7 words', 'Sometimes found'],
        ['Up to 4 words', 'Ignored'],
      ],
    },
    {
      title: 'What counts as plagiarism',
      text: 'Plagiarism is using another person’s words or ideas without credit. A quotation with a source isn’t plagiarism, even if every word matches.',
    },
  ],
  limits: [
    'It doesn’t search the web, books or journals. It compares only the two texts you paste.',
    'Paraphrases and translations aren’t found, because the same words have to appear in the same order.',
    'The sources labeled “Simulated example” are made up, but they count toward the style score. The score proves nothing, so don’t use it to accuse anyone.',
  ],
  sources: [
    {
      name: 'Schleimer, Wilkerson, Aiken: Winnowing: Local Algorithms for Document Fingerprinting (SIGMOD 2003)',
      href: 'https://doi.org/10.1145/872757.872770',
    },
  ],
  faq: [
    {
      question: 'Does this plagiarism checker search the internet?',
      answer:
        'No. It compares two texts that you paste, in your browser. To check a text against the web or published papers, you need a service that has its own database.',
    },
    {
      question: 'What percentage of overlap is plagiarism?',
      answer:
        'No percentage proves it. Quotations, titles and set phrases overlap too, and one copied paragraph in a long paper may be only a few percent. Read the shared passages side by side and judge for yourself.',
    },
    {
      question: 'How is the overlap calculated?',
      answer:
        'The number of words in shared passages is divided by the number of words in the text. In the sample “Compare two texts,” 9 of the 17 words are shared, so the overlap is 53%. For the second text, it’s 9 of 18, or 50%.',
    },
    {
      question: 'Will the same text get the same score again?',
      answer:
        'Yes. The random part of the style score is derived from the text, so the same text gets the same score every time. Changing a single letter can change the score.',
    },
    {
      question: 'Are my texts uploaded?',
      answer:
        'No. Both texts are compared in your browser and stay on your device. They aren’t sent to a server or added to a database.',
    },
  ],
  samples: [
    {
      name: 'Compare two texts',
      value: {
        text: 'According to Wikipedia, the quick brown fox jumps over the lazy dog. In conclusion, foxes are quick.',
        other: 'We all learned that the quick brown fox jumps over the lazy dog, and typists learn it still.',
      },
    },
    {
      name: 'Score the style of one text',
      value: {
        text: 'Studies show that reading helps memory. Studies show that it calms as well. According to Wikipedia, books are older than paper. In conclusion, it is a good habit.',
        other: '',
      },
    },
  ],
}
