import type { Words } from '../pages/page'

export const words: Words = {
  about: [
    'Filler text shows how a layout holds up before the real words are there. Choose paragraphs, sentences or words, say how many, and copy the text plain or as HTML paragraphs. Each press makes another one.',
    'Under the text stand its counts, so that you can fill a teaser of fifty words or a page of a thousand.',
  ],
  howItWorks: [
    'The vocabulary has 75 words: the 63 of the passage that printers have used for decades, and twelve from the book it was cut out of, Cicero’s De finibus bonorum et malorum. A sentence has 5 to 14 words and a paragraph 3 to 7 sentences, each length as likely as the others.',
    'Words are drawn by your browser’s cryptographic random source, none twice in a row within a sentence. Each sentence begins with a capital and ends with a period; single words come without either.',
  ],
  limits: [
    'From 1 to 50 paragraphs, sentences or words at a time. A count that is no number counts as 1, and the field says so.',
    'The text is Latin by its words only. It has no grammar and no meaning, and search engines see that: take it out before a page goes live.',
  ],
  sources: [
    {
      name: 'Cicero, De finibus bonorum et malorum, book 1, 32 and 33',
      href: 'https://www.thelatinlibrary.com/cicero/fin1.shtml',
    },
  ],
  faq: [
    {
      question: 'Does the text begin with “Lorem ipsum dolor sit amet”?',
      answer: 'Only by chance. Every word is drawn, so two mock-ups side by side do not read the same.',
    },
    {
      question: 'What does “Copy as HTML” give?',
      answer: 'Each paragraph in a <p> element on a line of its own. Sentences and words come in one.',
    },
    {
      question: 'How many words do three paragraphs make?',
      answer:
        'Between 45 and 294, and 142 or 143 on average: a paragraph has five sentences on average, a sentence nine and a half words.',
    },
  ],
  samples: [
    { name: 'Three paragraphs', value: { type: 'paragraphs', count: '3' } },
    { name: 'Two sentences', value: { type: 'sentences', count: '2' } },
    { name: 'Fifty words', value: { type: 'words', count: '50' } },
  ],
}
