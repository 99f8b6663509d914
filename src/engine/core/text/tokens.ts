/** A word of a text: in lower case, its apostrophes straight. */
export interface Token {
  readonly word: string
  /** In UTF-16 code units; `end` is behind the last one. */
  readonly start: number
  readonly end: number
}

/** Letters, marks and digits, apostrophes inside; scripts written without spaces give a word for each character. */
const pattern =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]\p{M}*|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{M}\p{N}]+)*/gu

const stepSize = 1 << 12

/** The words of a text, in order: 'It’s well-known' gives it's, well, known. Yields how far it is. */
export function* readTokens(text: string): Generator<number, Token[]> {
  const tokens: Token[] = []
  for (const found of text.matchAll(pattern)) {
    const [whole] = found
    const start = found.index
    tokens.push({ word: whole.toLowerCase().replaceAll('’', "'"), start, end: start + whole.length })
    if (tokens.length % stepSize === 0) yield start
  }
  return tokens
}
