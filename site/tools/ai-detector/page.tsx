import { ScanEye } from 'lucide-react'
import type { ToolPage } from '../../pages/page'

export const page: ToolPage = {
  icon: ScanEye,
  alsoCalled: 'gpt llm robot essay check',
  receives: { text: 'text' },
  howItWorks: [
    'The detector looks for 14 writing habits in English text. Stock phrases, formal verbs, vague quantifiers and an average sentence length between 20 and 30 words add points. Opinions, contractions, fillers, emotional words and repeated ! or ? take points away.',
    'Every text starts at 30. The points are added up, divided by twice the number of words and multiplied by 100, and the result is added to the 30. The score is limited to 0 to 100. There’s no language model behind it. Matches are highlighted, so you can judge them yourself.',
  ],
  facts: [
    {
      title: 'Points per match',
      rows: [
        ['Sentence length 20 to 30', '+25'],
        ['AI-typical phrases', '+20'],
        ['Formal transition words', '+15'],
        ['Formal verbs', '+15'],
        ['Descriptive adjectives', '+12'],
        ['Conclusion markers', '+10'],
        ['Abstract nouns', '+10'],
        ['Vague quantifiers', '+8'],
        ['Repeated words', '+8'],
        ['Repeated ! or ?', '−10'],
        ['Emotional words', '−12'],
        ['Filler words', '−15'],
        ['Informal contractions', '−18'],
        ['Personal opinions', '−20'],
      ],
    },
  ],
  limits: [
    'The score is a rough measure of style. It proves nothing, so don’t use it to accuse anyone or to grade their work.',
    'Formal writing by people can score high, and edited AI text can score low. In a 2023 study, AI detectors often misjudged essays by non-native English writers (Liang et al.).',
    'The word lists are English, so the score means little for text in other languages.',
    'A few words decide the score of a short text: the 15-word sample “Formal and vague” scores 100.',
  ],
  sources: [
    { name: 'Points, formula and word lists: Pegboard’s own, not based on a study' },
    {
      name: 'Liang et al., GPT detectors are biased against non-native English writers, Patterns 4(7), 2023',
      href: 'https://doi.org/10.1016/j.patter.2023.100779',
    },
  ],
  faq: [
    {
      question: 'Does a high score mean a text was written by AI?',
      answer:
        'No. It means that the text has habits often associated with AI, such as stock phrases and formal transitions. Many people write that way too, especially in essays and reports.',
    },
    {
      question: 'How accurate is this AI detector?',
      answer:
        'Its accuracy hasn’t been measured. Use it to find stiff or vague passages in your own writing, not to decide who wrote something.',
    },
    {
      question: 'Why does plain text score 30%?',
      answer:
        'Every text starts at 30, and points are added or taken away from there. If no habit is found, the score stays at 30. It doesn’t mean a 30% chance that AI wrote the text.',
    },
    {
      question: 'Is my text uploaded?',
      answer:
        'No. The text is analyzed in your browser and stays on your device. It isn’t sent to an AI service or any other website.',
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
      name: 'Casual and chatty',
      value: {
        text: "Honestly, I think it's kind of amazing!! We didn't plan it, you know, and we're so happy.",
      },
    },
  ],
}
