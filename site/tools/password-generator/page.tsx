import { KeyRound } from 'lucide-react'
import type { Output } from '../../../src/engine/password-generator/password-generator'
import { example } from '../../pages/home.css'
import type { ToolPage } from '../../pages/page'

export const page: ToolPage<Output> = {
  icon: KeyRound,
  alsoCalled: 'passphrase secure strong secret',
  example: (value) => `${Math.floor(value.entropyBits)} bits`,
  picture: () => <span className={example}>••••••••••••</span>,
  howItWorks: [
    'Characters come from crypto.getRandomValues, your browser’s secure random source, and each one is equally likely. If a password lacks one of the types you chose, it’s discarded and a new one is drawn.',
    'Entropy measures the number of possible passwords in bits. Each extra bit doubles the number of guesses an attacker needs. The symbols are 28 ASCII characters. They don’t include quotes, backticks or backslashes, because some forms and scripts mishandle those.',
  ],
  facts: [
    {
      title: 'Entropy by length',
      rows: [
        ['8 characters, all types', '50.9 bits'],
        ['12 characters, all types', '77.4 bits'],
        ['16 characters, all types', '103.6 bits'],
        ['20 characters, all types', '129.7 bits'],
        ['20 lowercase letters', '94 bits'],
      ],
    },
    {
      title: 'Strength ratings',
      rows: [
        ['Weak', '4–7 characters'],
        ['Medium', '8–11 characters'],
        ['Strong', '12 or more'],
        ['Very Strong', '16 or more, all types'],
      ],
    },
  ],
  limits: [
    'The entropy figure applies to passwords drawn at random. One that you make up yourself is usually weaker than its length suggests.',
    'Passwords have 4 to 50 characters. Some sites allow fewer or reject certain symbols.',
    'Pegboard doesn’t store your passwords. Save yours in a password manager before you close the page.',
  ],
  sources: [
    { name: 'W3C, Web Cryptography API: getRandomValues', href: 'https://www.w3.org/TR/WebCryptoAPI/' },
    {
      name: 'NIST SP 800-63B-4, Digital Identity Guidelines: Authentication and Authenticator Management (2025)',
      href: 'https://pages.nist.gov/800-63-4/sp800-63b.html',
    },
  ],
  faq: [
    {
      question: 'How long should a password be?',
      answer:
        'Use 16 characters or more for email, banking and your password manager. NIST’s 2025 guidelines require at least 15 where a password is the only login step. With all four types, a random password of 16 characters has 103.6 bits of entropy.',
    },
    {
      question: 'Is a longer password better than one with symbols?',
      answer:
        'Usually, yes. A random password of 20 lowercase letters has 94 bits of entropy, compared with 77.4 bits for 12 characters of all four types. It’s also easier to type on a phone.',
    },
    {
      question: 'Is it safe to use an online password generator?',
      answer:
        'Yes, if the password is created on your device and isn’t sent anywhere, as on this page. To check, disconnect from the internet and click Generate: you’ll still get new passwords.',
    },
    {
      question: 'How often should I change my passwords?',
      answer:
        'Only when there’s a reason, such as a data breach. NIST’s guidelines say that sites must not require regular changes. Using a strong, unique password for each account matters more.',
    },
  ],
  samples: [
    {
      name: '20 characters, all types',
      value: { length: '20', characters: 'lowercase uppercase digits symbols' },
    },
    { name: '16 without symbols', value: { length: '16', characters: 'lowercase uppercase digits' } },
    { name: '20 lowercase letters', value: { length: '20', characters: 'lowercase' } },
  ],
}
