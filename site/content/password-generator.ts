import type { Words } from '../pages/page'

export const words: Words = {
  about: [
    'Makes a random password of 4 to 50 characters from the kinds you allow: lowercase, uppercase, digits and symbols. For a new account, a Wi-Fi key, or the one password that opens your password manager. It tells the strength and the entropy in bits.',
  ],
  howItWorks: [
    'Every character is drawn by the browser’s cryptographic random source, each as likely as the next. A draw that lacks one of the chosen kinds is thrown away whole, so all passwords that fit are equally likely.',
    'Entropy is the logarithm to base 2 of how many passwords could have been drawn: each bit more doubles the work of someone who tries them all. The label goes by length and kinds: under 8 characters weak, under 12 medium, from 16 with all four kinds very strong, else strong.',
  ],
  limits: [
    'Entropy says how hard a password is to guess, not whether a site keeps it safely or a false page asks for it. Quotes and the backslash are left out of the symbols, because some forms mangle them. The password is not stored here: once you leave the page nobody can bring it back.',
  ],
  sources: [
    { name: 'W3C, Web Cryptography API: getRandomValues', href: 'https://www.w3.org/TR/WebCryptoAPI/' },
    {
      name: 'NIST SP 800-63B, Digital Identity Guidelines',
      href: 'https://pages.nist.gov/800-63-3/sp800-63b.html',
    },
  ],
  faq: [
    {
      question: 'How long should a password be?',
      answer:
        '16 characters of all kinds have 103 bits, far beyond what can be tried; 12 have 77, and 8 have 50, which is too little where a stolen list can be searched offline.',
    },
    {
      question: 'Is length better than symbols?',
      answer: 'Mostly. 20 lowercase letters have 94 bits, 12 characters of all four kinds 77.',
    },
    {
      question: 'Is it safe to make a password on a web page?',
      answer:
        'This one is made in your browser and sent nowhere; you can disconnect before you press Generate. Keep it in a password manager, and use it for one account only.',
    },
    {
      question: 'Should I change passwords regularly?',
      answer: 'NIST says no: change one when there is a sign that it is known to others.',
    },
  ],
  samples: [
    { name: '20 characters, all kinds', value: { length: '20', characters: 'lowercase uppercase digits symbols' } },
    { name: '16 without symbols', value: { length: '16', characters: 'lowercase uppercase digits' } },
    { name: '20 lowercase letters', value: { length: '20', characters: 'lowercase' } },
  ],
}
