import type { Words } from '../pages/page'

export const words: Words = {
  about: [
    'Give it two texts and it shows the passages that stand in both, side by side, with the share of each text that is shared. That part is a real comparison: an essay and its source, two versions of a page, an answer and the text it leans on.',
    'For a single text it gives a style score instead. That score counts phrases; it is not a search, and nothing was looked up.',
  ],
  howItWorks: [
    'Comparison: both texts are read as words, without case and punctuation. Runs of five words are fingerprinted by winnowing (k = 5, w = 4), so a shared passage of eight words or more cannot be missed, one of five to seven may be, and one under five is never reported. Each match is checked word by word and stretched as far as both texts agree.',
    'Style score: citation-style phrases 15 points, common sources 25, copy-paste words 30, generic conclusions 10, academic phrases 20, each repeated sentence opening 20, an average word longer than 6.5 characters 15. The sum ÷ (1.5 × words) × 100 + 5, at most 95, plus half the mean similarity of the simulated sources. Above 70 the risk is called High, above 40 Medium.',
  ],
  limits: [
    'The potential sources are simulated: four kinds, a made-up similarity, no titles and no links. They add up to 14.5 points to the style score, always the same ones for the same text, and mean nothing.',
    'A passage in other words, or in another order, is not found. What two texts quote from a third is shared all the same: read the passages before you judge.',
  ],
  sources: [
    {
      name: 'Schleimer, Wilkerson, Aiken: Winnowing: Local Algorithms for Document Fingerprinting (SIGMOD 2003)',
      href: 'https://doi.org/10.1145/872757.872770',
    },
  ],
  faq: [
    {
      question: 'Does it search the web?',
      answer:
        'No. Nothing is looked up and nothing leaves your browser. To check against a source, paste the source as the second text.',
    },
    {
      question: 'Is the score the same when I check the same text again?',
      answer:
        'Yes. Half the mean similarity of the simulated sources is part of it, and those depend on the text alone.',
    },
    {
      question: 'What does the share of overlap mean?',
      answer:
        'Of all words of a text, those that stand in the shared passages found. It is given for both texts, as a short one can lie wholly inside a long one.',
    },
  ],
  samples: [
    {
      name: 'Two texts that share a passage',
      value: {
        text: 'According to Wikipedia, the quick brown fox jumps over the lazy dog. In conclusion, foxes are quick.',
        other: 'We all learned that the quick brown fox jumps over the lazy dog, and typists learn it still.',
      },
    },
    {
      name: 'One text, for its style',
      value: {
        text: 'Studies show that reading helps memory. Studies show that it calms as well. According to Wikipedia, books are older than paper. In conclusion, it is a good habit.',
        other: '',
      },
    },
  ],
}
