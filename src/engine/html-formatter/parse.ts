import { type DefaultTreeAdapterMap, Parser } from 'parse5'

/** Characters parsed between two pauses. */
const stepSize = 1 << 15

/** A parse5 document. */
export type Document = DefaultTreeAdapterMap['document']

/** Parses a document in steps. Each yields the progress. */
export function* parseIn(html: string, parser = new Parser<DefaultTreeAdapterMap>()): Generator<number, Document> {
  for (let at = 0; ; ) {
    let end = Math.min(at + stepSize, html.length)
    // Keeps surrogate pairs together.
    if ((html.charCodeAt(end - 1) & 0xfc00) === 0xd800) end++
    const isLast = end >= html.length
    parser.tokenizer.write(html.slice(at, end), isLast)
    if (isLast) return parser.document
    at = end
    yield at / html.length
  }
}
