import { type DefaultTreeAdapterMap, defaultTreeAdapter, Parser } from 'parse5'

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

/** The parser created far more elements than there are tags: unclosed formatting elements keep multiplying. */
export class Tangled extends Error {}

/** A parser that records where elements, attributes and comments are. Its `parseIn` throws `Tangled`. */
export function locatingParser(html: string): Parser<DefaultTreeAdapterMap> {
  let left = html.length + 1000
  return new Parser<DefaultTreeAdapterMap>({
    sourceCodeLocationInfo: true,
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement: (...args) => {
        if (left-- === 0) throw new Tangled()
        return defaultTreeAdapter.createElement(...args)
      },
    },
  })
}

export type Node = DefaultTreeAdapterMap['node']
export type Element = DefaultTreeAdapterMap['element']

export const childrenOf = (node: Node): readonly Node[] =>
  'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : []

/** All nodes in document order, with the content of templates. */
export function* walk(root: Node): Generator<Node> {
  const rest: Node[] = [root]
  for (let node = rest.pop(); node; node = rest.pop()) {
    yield node
    const children = childrenOf(node)
    for (let at = children.length - 1; at >= 0; at--) rest.push(children[at] as Node)
  }
}

const htmlNamespace = 'http://www.w3.org/1999/xhtml'
export const isHtmlElement = (node: Node): node is Element => 'tagName' in node && node.namespaceURI === htmlNamespace
