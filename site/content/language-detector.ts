import { languages } from '../../src/engine/language-detector/languages'
import type { Words } from '../pages/page'

const names = Object.values(languages)
  .map(({ name }) => name)
  .sort()

export const words: Words = {
  about: [
    `Paste a sentence and see which language it is written in. It knows ${names.length} languages, and says so when there is not enough text to tell.`,
    'Useful before translating, or for sorting letters and reviews.',
  ],
  howItWorks: [
    'The script comes first: Greek, Hebrew, Thai or Hangul letters belong to one language each. Among the languages that share a script, a model of letter groups decides. A long text is read in up to 24 passages, and a percentage is the share of the text in each language. Above 60% confidence is High if the model is sure, above 30% Medium.',
    'English, Spanish, French, German, Italian, Portuguese and Turkish also get a score from lists: 2 points for each common word, 1 for each typical group of letters. It doesn’t decide the language.',
    'It identifies 98.9% of 35,382 messages from the translations of Lighthouse into 38 languages correctly: all of those in Arabic, Japanese or Vietnamese, and 91.6% of those in Norwegian, which it sometimes takes for Danish. In the 22 other languages it was right in 49 of 49 sentences of the Declaration of Human Rights. The model’s training data isn’t published.',
  ],
  limits: [
    'Below 24 letters, or 8 Chinese characters, it lists the languages that the text could be in and decides only where the script belongs to a single language. It most often mistakes neighbors such as Norwegian and Danish, and takes a language that it doesn’t know for the nearest one. Serbian is known in Cyrillic letters, Kurdish in Arabic ones.',
    'Flags are pictures to find a language by; many languages are spoken in many countries.',
  ],
  sources: [
    {
      name: 'eld 2.1.0, efficient language detector, extra-small data, by Nito T.M. (Apache-2.0)',
      href: 'https://github.com/nitotm/efficient-language-detector-js',
    },
  ],
  faq: [
    {
      question: 'Which languages does it detect?',
      answer: `${names.slice(0, -1).join(', ')} and ${names.at(-1)}.`,
    },
    {
      question: 'Is my text sent anywhere?',
      answer:
        'No. The model, about 240 kB, is fetched from this site when you first press the button, and runs in your browser.',
    },
    {
      question: 'Why does it say that there is not enough text?',
      answer: 'A word or two often belong to several languages. A sentence is enough in most cases.',
    },
  ],
  samples: [
    { name: 'Dutch', value: { text: 'Alle mensen worden vrij en gelijk in waardigheid en rechten geboren.' } },
    { name: 'Too short', value: { text: 'Hola' } },
  ],
}
