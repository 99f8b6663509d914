import type { Words } from '../pages/page'

export const words: Words = {
  about: [
    'Paste a text and see which habits of style in it are often said to sound like AI, and which sound like a person talking. Every hit is listed with its points and marked in the text, so you can see what made the score and change it if you wish.',
    'It is a writing aid. It cannot tell who wrote a text, and nobody should be judged by it.',
  ],
  howItWorks: [
    'Each hit adds or takes away points: AI-typical phrases +20, formal transition words and formal verbs +15, descriptive adjectives +12, conclusion markers and abstract nouns +10, vague quantifiers and repeated words +8; personal opinions −20, informal contractions −18, fillers −15, emotional words −12, repeated ! or ? −10. An average sentence length between 20 and 30 words adds 25.',
    'The score is the sum ÷ (2 × words) × 100 + 30, kept within 0 and 100. Confidence only says how many kinds of hits there were: more than three is High, two or three Medium.',
  ],
  limits: [
    'The lists hold English words, so other languages score near 30. Short texts swing widely: one word can move ten words from one end to the other. Formal writing by people scores high, and chatty text by a model scores low.',
    'No model reads your text and nothing is sent anywhere. The short wait before the answer is made on purpose; counting takes milliseconds.',
  ],
  sources: [
    { name: 'The points and the formula are from this tool’s own specification; the word lists are made by hand' },
    {
      name: 'Liang et al., GPT detectors are biased against non-native English writers, Patterns 4(7), 2023',
      href: 'https://doi.org/10.1016/j.patter.2023.100779',
    },
  ],
  faq: [
    {
      question: 'Does a high score prove that a text was written by AI?',
      answer:
        'No. It counts words and habits that people use as well. Even trained detectors have wrongly marked essays by people whose first language is not English (Liang et al.).',
    },
    {
      question: 'Why do I get 30% for a plain text?',
      answer: 'The formula begins at 30. A text without a single hit stays there.',
    },
    {
      question: 'Is my text uploaded?',
      answer: 'No. It is analyzed in your browser.',
    },
    {
      question: 'How long may a text be?',
      answer:
        'There is no limit of ours: a megabyte is analyzed in the background. Marks are drawn in its first 20,000 characters, and all of it counts.',
    },
  ],
  samples: [
    {
      name: 'Formal and vague',
      value: {
        text: 'Moreover, it is important to note that innovative solutions facilitate numerous improvements across various organizations.',
      },
    },
    {
      name: 'Somebody talking',
      value: { text: "Honestly, I think it's kind of amazing!! We didn't plan it, you know, and we're so happy." },
    },
  ],
}
