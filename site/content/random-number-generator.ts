import type { Words } from '../pages/page'

export const words: Words = {
  about: [
    'Pick a winner, draw lottery numbers, shuffle an order or throw a die. Give the lowest and the highest number, say how many you want, and press Generate. The dice buttons fill in 1 to 6, 10, 20 or 100 and throw once.',
    'Every draw is counted, so that you can tell a new 6 from the old one. A list can be copied with commas, or as a column for a spreadsheet.',
  ],
  howItWorks: [
    'Your browser’s cryptographic random source gives 32 bits at a time, 53 for wide ranges. The numbers it can give rarely divide evenly by the size of your range; what is left over is drawn again, not folded over, so every number in the range is as likely as the others, both ends included.',
    'Without duplicates, the draw is the first steps of a Fisher–Yates shuffle. Only the places that have been moved are remembered, so a thousand different numbers out of nine quadrillion take no more memory than a thousand out of two thousand.',
  ],
  limits: [
    'Whole numbers from −9,007,199,254,740,991 to 9,007,199,254,740,991 (2⁵³ − 1 either way), up to 1,000 at a time.',
    'Nobody but you sees a draw. For a raffle that others must be able to check, draw before witnesses or use a public source of randomness.',
  ],
  sources: [
    { name: 'Web Cryptography API: getRandomValues', href: 'https://www.w3.org/TR/WebCryptoAPI/' },
    { name: 'Knuth, The Art of Computer Programming, volume 2, 3.4.2: algorithm P (shuffling)' },
  ],
  faq: [
    {
      question: 'Are the lowest and the highest number drawn too?',
      answer: 'Yes. From 1 to 6 means 1, 2, 3, 4, 5 and 6, each with a chance of one in six.',
    },
    {
      question: 'How do I draw lottery numbers?',
      answer:
        'For six of 49, set the minimum to 1, the maximum to 49 and the quantity to 6, and tick No duplicates. The numbers come in the order in which they were drawn.',
    },
    {
      question: 'The same number came twice in a row. Is that random?',
      answer:
        'It is. With a die it happens in one throw of six. If no number may repeat within a draw, tick No duplicates; separate draws know nothing of each other.',
    },
    {
      question: 'Can I draw decimals?',
      answer:
        'Not directly. Draw from a range that is ten times as wide and divide by ten: 0 to 1,000 then gives 0.0 to 100.0, each tenth as likely as the others.',
    },
  ],
  samples: [
    { name: 'Lottery, 6 of 49', value: { min: '1', max: '49', quantity: '6', unique: true } },
    { name: 'Heads 0, tails 1', value: { min: '0', max: '1', quantity: '1', unique: false } },
    { name: 'Five dice', value: { min: '1', max: '6', quantity: '5', unique: false } },
    { name: 'Order of ten players', value: { min: '1', max: '10', quantity: '10', unique: true } },
  ],
}
