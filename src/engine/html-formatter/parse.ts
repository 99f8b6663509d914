import { type DefaultTreeAdapterMap, Parser } from 'parse5'

/** So much is parsed between two breaths. */
const stepSize = 1 << 15

/** As parse5 makes it. */
export type Document = DefaultTreeAdapterMap['document']

/** Parses a document, step by step; each yields the share done. */
export function* parseIn(html: string, parser = new Parser<DefaultTreeAdapterMap>()): Generator<number, Document> {
  for (let at = 0; ; ) {
    let end = Math.min(at + stepSize, html.length)
    // Both halves of a character at once.
    if ((html.charCodeAt(end - 1) & 0xfc00) === 0xd800) end++
    const isLast = end >= html.length
    parser.tokenizer.write(html.slice(at, end), isLast)
    if (isLast) return parser.document
    at = end
    yield at / html.length
  }
}
