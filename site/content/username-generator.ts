import type { Words } from '../pages/page'

export const words: Words = {
  about: [
    'Twelve usernames at a press, for a game, a shop, a forum or a mailbox. Choose a style (cool, cute, professional or gaming), a length, and whether digits may stand at the end. Copy one, or all twelve.',
    'Under the list are eight other ways to write the first name: in small letters, with an underscore, a period or a hyphen, and with a word before it, for when somebody else has been faster.',
  ],
  howItWorks: [
    'A name is two words of the chosen style, drawn by your browser’s cryptographic random source; no two of the twelve have the same two words. A short name has 12 characters or fewer, digits included, and no word is cut in half for it. A long one has a third word.',
    'All names that can be drawn (262,656 of them, with every suffix and every number) and their variations have been searched for offensive words in ten languages, also across the seam of two words and with digits read as letters. Numbers that hate groups use as codes are left out.',
  ],
  limits: [
    'Availability on this page is simulated: 70 in 100 names are marked available at random, and no site is asked. Only the site where you sign up can tell.',
    'A list of offensive words is never complete, least of all in languages it does not cover.',
  ],
  sources: [
    {
      name: 'Anti-Defamation League, Hate on Display: numeric symbols left out of the digits',
      href: 'https://www.adl.org/resources/hate-symbols/search',
    },
  ],
  faq: [
    {
      question: 'Is a name marked “Available” really free?',
      answer:
        'Not on this page: the mark is simulated and says so. A site that puts this tool on its own pages can give it a real check; then each name is asked for, and a name that could not be checked is shown as such.',
    },
    {
      question: 'Should my username contain my name or year of birth?',
      answer:
        'Better not where strangers read it: both help to find you elsewhere and to guess answers to security questions.',
    },
    {
      question: 'Should I use the same username everywhere?',
      answer:
        'One name makes you easy to find, which is good for a business and bad for privacy: anybody can put the accounts together.',
    },
    {
      question: 'Which characters do sites allow?',
      answer:
        'Nearly all take letters and digits, which is all that the twelve names have. Underscores, periods and hyphens differ from site to site; try the variations.',
    },
  ],
  samples: [
    { name: 'Short, for a game', value: { style: 'gaming', length: 'short', numbers: true } },
    { name: 'For a business', value: { style: 'professional', length: 'medium', numbers: false } },
    { name: 'Cute and long', value: { style: 'cute', length: 'long', numbers: false } },
  ],
}
