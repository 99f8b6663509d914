/**
 * Normalizes text for comparison with words from Intl: lowercase, no accents, Latin digits, straight quotes, no
 * invisible characters. 'Août', '１５', '١٥' and '5’11”' become 'aout', '15', '15' and `5'11"`.
 */
export function fold(text: string): string {
  return latinDigits(
    text
      .replace(/[’‘ʼʹ′`´]/g, "'")
      .replace(/[“”″]/g, '"')
      .replace(/[‐‑‒–—−]/g, '-')
      .normalize('NFKD')
      // Latin, Greek and Cyrillic accents, Arabic vowels and hamza, and invisible characters such as direction marks
      // and joiners.
      .replace(/[\u0300-\u036f\u064b-\u0655\p{Cf}]/gu, '')
      .normalize('NFC')
      .toLowerCase()
      .replace(/ı/g, 'i'),
  )
}

/** Unicode encodes the ten digits of a script consecutively, and digit ranges only border on other complete ranges. */
function latinDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) as number
    let first = code
    while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--
    return String((code - first) % 10)
  })
}
