/** A word in lowercase with straight apostrophes. */
export interface Token {
  readonly word: string
  /** UTF-16 code unit offsets; `end` is exclusive. */
  readonly start: number
  readonly end: number
}

/** Letters, marks and digits with inner apostrophes. In scripts without spaces, each character is a word. */
const pattern =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]\p{M}*|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{M}\p{N}]+)*/gu

const stepSize = 1 << 12

/** The words of a text in order: 'It’s well-known' gives it's, well, known. Yields the progress. */
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
