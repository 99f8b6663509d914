/** Openings of novels and everyday sentences, with typographic quotes and dashes. */
const english = [
  'It is a truth universally acknowledged, that a single man in possession of a good fortune must be in want of a wife.',
  'Call me Ishmael.',
  '“There was no possibility of taking a walk that day,” she said; we had been wandering since 9.30 a.m.',
  'Alice was beginning to get very tired of sitting by her sister on the bank, and of having nothing to do.',
  '“And what is the use of a book,” thought Alice, “without pictures or conversations?”',
  'Mr. Bennet was so odd a mixture of quick parts, sarcastic humour, reserve and caprice!',
  'You don’t know about me, without you have read a book by the name of The Adventures of Tom Sawyer; but that ain’t no matter.',
  'The rent rose by 3.5% in 2024, to $1,250.00 a month – more than he had ever paid (see table 4).',
  'Write to ann@example.com, or look at https://example.com/docs?page=2 before Friday.',
  'Did nobody ask her well-meaning brother-in-law?',
  'He paused… then went on.',
  'The café in the Rue de l’Église serves crème brûlée until half past ten in the evening.',
]

const others = [
  'Все люди рождаются свободными и равными в своем достоинстве и правах.',
  'Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι στην αξιοπρέπεια και τα δικαιώματα.',
  'يولد جميع الناس أحراراً متساوين في الكرامة والحقوق.',
  'כל בני אדם נולדו בני חורין ושווים בערכם ובזכויותיהם.',
  'सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता और समानता प्राप्त है।',
  '人人生而自由，在尊严和权利上一律平等。他们赋有理性和良心。',
  'すべての人間は、生まれながらにして自由であり、かつ、尊厳と権利とについて平等である。',
  'มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกันในเกียรติศักดิ์และสิทธิ',
  '모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다.',
  'Lunch? 🍕👍🏽 with the family 👨‍👩‍👧‍👦 in 🇫🇷, 12:30!',
]

const kinds = { 'English prose': english, 'mixed scripts': [...english, ...others, ...others] }

export type Kind = keyof typeof kinds

/** At least this many bytes of UTF-8, in paragraphs of five sentences. The same text on every call. */
export function prose(kind: Kind, bytes: number): string {
  const sentences = kinds[kind].map((text) => ({ text, bytes: new TextEncoder().encode(text).length + 1 }))
  const parts: string[] = []
  let seed = 1
  for (let written = 0; written < bytes; ) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    const sentence = sentences[Math.floor((seed / 2 ** 32) * sentences.length)]
    if (!sentence) break
    parts.push(sentence.text, parts.length % 10 === 8 ? '\n\n' : ' ')
    written += sentence.bytes
  }
  return parts.join('')
}
