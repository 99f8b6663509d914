import { type DefaultTreeAdapterMap, defaultTreeAdapter, InsertionMode as Mode, Parser, type Token } from 'parse5'
import { type Language, languageOf } from './code/language'
import { type Kind, kindOf } from './kinds'
import { type Document, parseIn, Tangled } from './parse'

export { Tangled } from './parse'

type Element = DefaultTreeAdapterMap['element']
type ParentNode = DefaultTreeAdapterMap['parentNode']
type Markup = Token.TagToken | Token.CommentToken | Token.DoctypeToken

/** A tag, comment or doctype as written in the source, with what the parser made of it. */
export interface Piece {
  readonly start: number
  readonly end: number
  readonly isTag: boolean
  /** A line ends before it or starts after it anyway, so whitespace there is never rendered. */
  edgeBefore: boolean
  readonly edgeAfter: boolean
  /** It renders nothing and separates nothing: the content before and after it is adjacent. */
  readonly clear: boolean
  /** It gets its own line where whitespace is insignificant. */
  readonly breakBefore: boolean
  readonly breakAfter: boolean
  /** The matching end tag or start tag, or -1 if there is none. */
  partner: number
  /** The number of source elements around it, and around what follows it. */
  readonly depth: number
  readonly depthAfter: number
  /** Whitespace after it would be inserted here, with no other effect on the parser. */
  readonly calm: boolean
  /** Whitespace after it is never rendered. */
  readonly holder: boolean
  /** The content after it is preserved as written. */
  readonly verbatim: boolean
  /** Text after it is moved out of a table, or dropped. */
  readonly noText: boolean
  /** The language of the code after it, if it's the tag of a script or style. Not in SVG, where it may have markup. */
  readonly code: Language | undefined
}

/** Insertion modes that drop whitespace. */
const outerModes: readonly Mode[] = [Mode.INITIAL, Mode.BEFORE_HTML, Mode.BEFORE_HEAD]
const noTextModes: readonly Mode[] = [
  Mode.IN_TABLE,
  Mode.IN_TABLE_BODY,
  Mode.IN_ROW,
  Mode.IN_COLUMN_GROUP,
  Mode.IN_FRAMESET,
  Mode.AFTER_FRAMESET,
  Mode.AFTER_AFTER_FRAMESET,
]

/** A parser that records the pieces alongside the tree. */
class Recorder extends Parser<DefaultTreeAdapterMap> {
  readonly pieces: Piece[] = []
  /** A second `<html>` or `<body>` tag added attributes to the first, which affects all earlier content. */
  isRestyled = false
  readonly #kinds = new Map<ParentNode, Kind>()
  readonly #verbatims = new Set<ParentNode>()
  /** The pieces that started the source elements. */
  readonly #begun = new Map<ParentNode | undefined, number>()
  readonly #frame: Record<string, number> = {}
  #depth = 0
  #made = 0
  /** The current piece, how much it changed, and the elements of its name that it created and closed. */
  #name: string | undefined
  #busy = false
  #changes = 0
  #created: Element | undefined
  #ended: Element | undefined

  constructor(mostElements: number) {
    const tree = defaultTreeAdapter
    super({
      sourceCodeLocationInfo: true,
      treeAdapter: {
        ...tree,
        createElement: (...args) => {
          if (this.#made++ > mostElements) throw new Tangled()
          this.#changes++
          this.#created = tree.createElement(...args)
          return this.#created
        },
        adoptAttributes: (element, attributes) => {
          tree.adoptAttributes(element, attributes)
          const kind = kindOf(element.tagName, element.namespaceURI, element.attrs)
          if (kind.verbatim || !kind.block) this.isRestyled = true
        },
        insertBefore: (parent, node, table) => {
          this.#foster(table)
          tree.insertBefore(parent, node, table)
        },
        insertTextBefore: (parent, text, table) => {
          this.#foster(table)
          tree.insertTextBefore(parent, text, table)
        },
      },
    })
    // Tags need source positions; nodes don't.
    this.options = { ...this.options, sourceCodeLocationInfo: false }
  }

  /** Content moved to before a table is inline with what precedes the table's tag. */
  #foster(table: DefaultTreeAdapterMap['node']): void {
    const piece = this.pieces[this.#begun.get(table as Element) ?? -1]
    if (piece) piece.edgeBefore = false
  }

  override onItemPush(node: ParentNode, id: number, isTop: boolean): void {
    super.onItemPush(node, id, isTop)
    this.#changes++
    if (this.#kindOf(node).verbatim) this.#verbatims.add(node)
  }

  override onItemPop(node: ParentNode, isTop: boolean): void {
    super.onItemPop(node, isTop)
    this.#changes++
    this.#verbatims.delete(node)
    const begun = this.pieces[this.#begun.get(node) ?? -1]
    if (begun && begun.partner < 0) {
      begun.partner = this.pieces.length
      this.#depth--
    }
    if (this.#isNamed(node)) this.#ended = node as Element
  }

  override onStartTag(token: Token.TagToken): void {
    this.#record(token, () => super.onStartTag(token))
  }
  override onEndTag(token: Token.TagToken): void {
    this.#record(token, () => super.onEndTag(token))
  }
  override onComment(token: Token.CommentToken): void {
    this.#record(token, () => super.onComment(token))
  }
  override onDoctype(token: Token.DoctypeToken): void {
    this.#record(token, () => super.onDoctype(token))
  }

  #record(token: Markup, process: () => void): void {
    // The parser processes a token again if text in a table was pending.
    if (this.#busy || !token.location) {
      process()
      return
    }
    const before = this.openElements.current
    this.#busy = true
    this.#name = 'tagName' in token ? token.tagName : undefined
    this.#changes = 0
    this.#created = this.#ended = undefined
    process()
    this.#busy = false
    this.pieces.push(this.#sides(token, before, token.location))
  }

  /** How the piece just processed relates to its neighbors. */
  #sides(token: Markup, before: unknown, { startOffset: start, endOffset: end }: Token.Location): Piece {
    const name = this.#name
    const { current } = this.openElements
    const created = this.#isNamed(this.#created) ? this.#created : undefined
    const isOpened = created !== undefined && created === current
    const isEnd = this.#ended !== undefined && (created !== undefined || current !== before)
    const kind = this.#kindOf(isEnd && !isOpened ? this.#ended : created)
    let partner = isEnd && !isOpened ? (this.#begun.get(this.#ended) ?? -1) : -1
    if (isOpened) {
      this.#begun.set(created, this.pieces.length)
      if (name === 'html' || name === 'body') this.#frame[name] = this.pieces.length
      this.#depth++
    }
    // Both stay open: what follows is inserted into them.
    const closed = this.#changes === 0 ? this.pieces[this.#frame[name ?? ''] ?? -1] : undefined
    if (closed && closed.partner < 0 && this.insertionMode !== Mode.IN_BODY) {
      closed.partner = this.pieces.length
      partner = this.#frame[name ?? ''] ?? -1
    }
    const isAlone = name === undefined || kind.block || kind.unseen
    const depth = this.#lineDepth()
    const { calm, holder, verbatim, noText } = this.#state('data' in token || this.#changes > 0)
    // Not with spread properties: there are hundreds of thousands of pieces, and such objects are slow.
    return {
      start,
      end,
      isTag: name !== undefined,
      edgeBefore: kind.block,
      edgeAfter: kind.block,
      clear: kind.unseen || this.#changes === 0 || name === undefined,
      breakBefore: isAlone && (name === undefined || created !== undefined),
      breakAfter: (isAlone && !isOpened) || (closed !== undefined && name === 'body'),
      partner,
      depth: closed ? closed.depth : depth - (isOpened ? 1 : 0),
      depthAfter: depth,
      code: isOpened && this.insertionMode === Mode.TEXT ? languageOf(created.tagName, created.attrs) : undefined,
      calm,
      holder,
      verbatim,
      noText,
    }
  }

  /** How the parser would treat whitespace after it. After ignored content, the whitespace may be next to text. */
  #state(isSeen: boolean) {
    const mode = this.insertionMode
    const { inForeignNode } = this.tokenizer
    const { holder } = this.#kindOf(this.openElements.current)
    const { newest } = this.activeFormattingElements
    const isOuter = outerModes.includes(mode)
    const noText = noTextModes.includes(mode) && !inForeignNode
    /** Whitespace in the body reopens formatting elements that other elements closed. */
    const isOpen = newest === null || !('element' in newest) || this.openElements.contains(newest.element)
    return {
      calm: inForeignNode || isOuter || (noText ? holder : isOpen),
      holder: isOuter || (holder && isSeen),
      verbatim: mode === Mode.TEXT || this.#verbatims.size > 0,
      noText,
    }
  }

  #lineDepth(): number {
    if (this.insertionMode === Mode.AFTER_AFTER_BODY) return 0
    const body = this.insertionMode === Mode.AFTER_BODY ? this.pieces[this.#frame.body ?? -1] : undefined
    return body ? body.depth : this.#depth
  }

  #isNamed(node: ParentNode | undefined): boolean {
    if (!node || !('tagName' in node) || this.#name === undefined) return false
    return node.tagName === this.#name || (/^h[1-6]$/.test(node.tagName) && /^h[1-6]$/.test(this.#name))
  }

  #kindOf(node: ParentNode | undefined): Kind {
    const known = node && this.#kinds.get(node)
    if (known) return known
    const { tagName = '', namespaceURI = '', attrs = [] } = (node ?? {}) as Partial<Element>
    const kind = kindOf(tagName, namespaceURI, attrs)
    if (node) this.#kinds.set(node, kind)
    return kind
  }
}

/** Parses a text with LF line breaks. Without pieces if it must stay unchanged. Throws `Tangled`. */
export function* record(html: string): Generator<number, { document: Document; pieces: readonly Piece[] }> {
  const recorder = new Recorder(html.length + 1000)
  const document = yield* parseIn(html, recorder)
  return { document, pieces: recorder.isRestyled ? [] : recorder.pieces }
}
