/** A writing system and the supported languages that use it. */
export interface Script {
  /** ISO 15924. */
  readonly code: string
  readonly languages: readonly string[]
}

interface Letters extends Script {
  readonly pattern: RegExp
  /**
   * The weight of one character: a syllable or word counts as three letters, and a Latin letter as a quarter, because
   * texts in other scripts contain many Latin names.
   */
  readonly weight: number
}

const latin = `az ca cs da de en es et eu fi fr hr hu is it lt lv ms nl no pl pt ro sk sl sq sv tl tr vi yo`

const letters = (code: string, languages: string, weight = 1, script = code): Letters => ({
  code,
  languages: languages.split(' '),
  pattern: new RegExp(`\\p{sc=${script}}`, 'gu'),
  weight,
})

/** All scripts of the supported languages. Japanese uses Han characters too, so kana decide. */
const scripts: readonly Letters[] = [
  letters('Latn', latin, 0.25),
  letters('Cyrl', 'be bg ru sr uk'),
  letters('Arab', 'ar fa ku ur'),
  letters('Deva', 'hi mr'),
  letters('Hani', 'zh ja', 3),
  letters('Hang', 'ko', 3),
  ...'Armn hy|Beng bn|Ethi am|Geor ka|Grek el|Gujr gu|Guru pa|Hebr he|Knda kn|Laoo lo|Mlym ml|Orya or|Taml ta|Telu te|Thai th'
    .split('|')
    .map((row) => letters(row.slice(0, 4), row.slice(5))),
]

const japanese: Script = { code: 'Jpan', languages: ['ja'] }
const kana = /[\p{sc=Hira}\p{sc=Kana}]/gu

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** The dominant script of a text by weighted characters. Undefined if it isn't in the table. */
export function scriptOf(text: string): Script | undefined {
  const syllables = countOf(text, kana)
  let [most, found]: [number, Script | undefined] = [0, undefined]
  for (const { code, languages, pattern, weight } of scripts) {
    const count = (countOf(text, pattern) + (code === 'Hani' ? syllables : 0)) * weight
    if (count > most) [most, found] = [count, { code, languages }]
  }
  return found?.code === 'Hani' && syllables > 0 ? japanese : found
}
