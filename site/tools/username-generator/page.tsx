import { AtSign } from 'lucide-react'
import type { ToolPage } from '../../pages/page'

export const page: ToolPage = {
  icon: AtSign,
  alsoCalled: 'handle nickname gamertag',
  howItWorks: [
    'Each name joins two words in the style you choose. A style has 12 first words and 12 second words, which makes 144 pairs. Long names add World, Online, Live, Club or Studio, and you can add two digits. Enter your own word, and each name includes it.',
    'The built-in words are family-friendly. Automated tests search all 262,656 possible names for offensive words in ten languages, including words that could form where two parts meet. Numbers used as hate symbols or slang, such as 14, 69 and 88, aren’t used.',
  ],
  facts: [
    {
      title: 'Username lengths',
      rows: [
        ['Short', 'Up to 12 characters'],
        ['Medium', 'Two words'],
        ['Long', 'Two words and a suffix'],
      ],
    },
  ],
  limits: [
    'Availability is simulated: about 70% of the names are marked as available at random, and no website is asked.',
    'Names aren’t checked against trademarks. Search for a name before you use it for a business.',
    'Other visitors get names from the same words. Add your own word or numbers to make a duplicate less likely.',
    'No list of offensive words is complete. Say a name aloud before you choose it.',
  ],
  sources: [
    {
      name: 'Anti-Defamation League, Hate on Display: numeric hate symbols',
      href: 'https://www.adl.org/resources/hate-symbols/search',
    },
  ],
  faq: [
    {
      question: 'Is a username marked “Available” really available?',
      answer:
        'Not necessarily. The mark is simulated. To find out, try the name on the site where you want to sign up.',
    },
    {
      question: 'Should I use my real name as a username?',
      answer:
        'On professional profiles, yes. In games and forums, leave out your name, birth year and hometown. They help strangers identify you or guess the answers to your security questions.',
    },
    {
      question: 'Should I use the same username everywhere?',
      answer:
        'Only if you don’t mind that people can link your accounts. One name is easy to remember and easy to find. For accounts you want to keep separate, use different names.',
    },
    {
      question: 'What characters can I use in a username?',
      answer:
        'Most sites accept letters and digits, and many allow underscores, periods or hyphens. The names here contain only letters and digits, in any script if your word does. Their variations also use underscores, periods and hyphens.',
    },
  ],
  samples: [
    { name: 'Short gamertag', value: { style: 'gaming', length: 'short', numbers: true } },
    { name: 'Business name', value: { style: 'professional', length: 'medium', numbers: false } },
    { name: 'Long and cute', value: { style: 'cute', length: 'long', numbers: false } },
  ],
}
