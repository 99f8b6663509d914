import { Languages } from 'lucide-react'
import type { ToolPage } from '../../pages/page'

export const page: ToolPage = {
  icon: Languages,
  alsoCalled: 'which language translate from',
  receives: { text: 'text' },
  howItWorks: [
    'The script narrows the choice first: Greek or Thai letters, for example, leave only one of the 60 languages. A model called eld then compares the groups of letters in your text with those typical of each language.',
    'Long texts are split into passages of about 240 letters, and up to 24 passages from across the text are checked. The percentages show how much of the text was assigned to each language.',
  ],
  facts: [
    {
      title: 'Accuracy in our test',
      rows: [
        ['38 languages together', '98.9%'],
        ['English', '99.9%'],
        ['French', '99.7%'],
        ['Spanish', '99.0%'],
        ['German', '99.0%'],
        ['Norwegian (lowest)', '91.6%'],
      ],
    },
    {
      title: 'The 60 languages',
      rows: [
        [
          'Latin alphabet',
          'Albanian, Azerbaijani, Basque, Catalan, Croatian, Czech, Danish, Dutch, English, Estonian, Finnish, French, German, Hungarian, Icelandic, Italian, Latvian, Lithuanian, Malay, Norwegian, Polish, Portuguese, Romanian, Slovak, Slovenian, Spanish, Swedish, Tagalog, Turkish, Vietnamese, Yoruba',
        ],
        ['Cyrillic', 'Belarusian, Bulgarian, Russian, Serbian, Ukrainian'],
        ['Arabic alphabet', 'Arabic, Kurdish, Persian, Urdu'],
        ['Scripts of India', 'Bengali, Gujarati, Hindi, Kannada, Malayalam, Marathi, Odia, Punjabi, Tamil, Telugu'],
        ['East Asia', 'Chinese, Japanese, Korean'],
        ['Other scripts', 'Amharic, Armenian, Georgian, Greek, Hebrew, Lao, Thai'],
      ],
    },
  ],
  limits: [
    'Fewer than 24 letters usually aren’t enough. A text in a language that isn’t on the list is usually assigned to one that is.',
    'Similar languages are sometimes confused. In our test, most of the Norwegian texts it got wrong were identified as Danish.',
    'Serbian is recognized in Cyrillic letters only, and Kurdish in Arabic letters only.',
    'The other 22 languages were tested with only 49 sentences. All were identified correctly, but that’s too few for a percentage.',
  ],
  sources: [
    {
      name: 'eld 2.1.0, Efficient Language Detector (extra-small data) by Nito T.M., Apache-2.0 license',
      href: 'https://github.com/nitotm/efficient-language-detector-js',
    },
  ],
  faq: [
    {
      question: 'How accurate is the language detector?',
      answer:
        'In our test with 35,382 messages in 38 languages, it was right 98.9% of the time. The messages are from the translations of Lighthouse, a web testing tool, and may have been part of the model’s training data. Expect more mistakes in short or mixed texts.',
    },
    {
      question: 'Why does it say “Not enough text”?',
      answer:
        'With fewer than 24 letters, the detector can’t reliably distinguish similar languages. Add a sentence or two. A Chinese character counts as 3 letters, and a single word is enough in scripts such as Greek or Korean.',
    },
    {
      question: 'Can it detect several languages in one text?',
      answer:
        'Yes, if each part is long enough. Every passage of about 240 letters counts for one language, so a page that’s half French and half German shows both. A single foreign word doesn’t show up.',
    },
    {
      question: 'Is my text uploaded?',
      answer:
        'No. The first time you use the detector, your browser loads the language model from this site. It then checks the text on your device and doesn’t send it anywhere.',
    },
  ],
  samples: [
    {
      name: 'A sentence in Dutch',
      value: { text: 'Alle mensen worden vrij en gelijk in waardigheid en rechten geboren.' },
    },
    { name: 'A single word', value: { text: 'Hola' } },
  ],
}
