import { type DefaultTreeAdapterMap, defaultTreeAdapter, InsertionMode, Parser, type Token } from 'parse5'
import { type Node, Tangled } from '../parse'
import { Findings, type Place } from './findings'
import { optionalEnds, tableParts, voids } from './models'
import { namedAt, syntaxCodeOf } from './syntax-errors'
import { templateTagsIn } from './template-tags'

type ParentNode = DefaultTreeAdapterMap['parentNode']

const placeOf = (node: Node | ParentNode): Place | undefined => {
  if (!('tagName' in node)) return undefined
  const place = node.sourceCodeLocation
  return place?.startTag ?? place ?? undefined
}
const nameOf = (node: Node | ParentNode | undefined) => (node && 'tagName' in node ? node.tagName.toLowerCase() : '')

/** A parser that collects what's wrong with tags: unclosed, without a start, nested wrongly, or ignored. */
export class LintParser extends Parser<DefaultTreeAdapterMap> {
  readonly found = new Findings()
  /** Start tags of html, head and body, or a doctype: it's a whole document. */
  isWhole = false
  #popped: ParentNode[] = []
  #created: string[] = []
  #busy = false
  #token: Token.TagToken | undefined
  readonly #open = new Map<string, number>()
  /** Paragraphs that a start tag ended. */
  readonly #endedParagraphs: { readonly place: Place; readonly name: string; readonly line: number }[] = []
  /** Elements that another's end tag ended, by name. Their own may follow. */
  readonly #ended = new Map<string, { readonly place: Place; readonly other: string; readonly otherLine: number }[]>()
  #ignoredForms = 0
  #left: number

  constructor(html: string) {
    const tree = defaultTreeAdapter
    const isInTemplateTag = templateTagsIn(html)
    super({
      sourceCodeLocationInfo: true,
      onParseError: (error) => {
        const code = syntaxCodeOf(error.code)
        if (!code) return
        const named = namedAt(html, code, error)
        const place = named?.place ?? error
        if (!isInTemplateTag(place.startOffset)) this.found.add(code, place, named && { name: named.name })
      },
      treeAdapter: {
        ...tree,
        createElement: (...args) => {
          if (this.#left-- === 0) throw new Tangled()
          this.#created.push(args[0])
          return tree.createElement(...args)
        },
        insertBefore: (parent, node, table) => {
          if (this.#token && 'tagName' in node) this.#add('not-in-table', placeOf(node), nameOf(node))
          tree.insertBefore(parent, node, table)
        },
        insertTextBefore: (parent, text, table) => {
          if (text.trim()) this.#addText()
          tree.insertTextBefore(parent, text, table)
        },
      },
    })
    this.#left = html.length + 1000
  }

  #add(code: Parameters<Findings['add']>[0], place: Place | undefined, name: string): void {
    this.found.add(code, place, { name })
  }

  #addText(): void {
    const token = this.pendingCharacterTokens.find(({ chars }) => chars.trim())
    this.found.add('text-in-table', token?.location)
  }

  override onItemPush(node: ParentNode, id: number, isTop: boolean): void {
    super.onItemPush(node, id, isTop)
    const name = nameOf(node)
    this.#open.set(name, (this.#open.get(name) ?? 0) + 1)
  }

  override onItemPop(node: ParentNode, isTop: boolean): void {
    super.onItemPop(node, isTop)
    const name = nameOf(node)
    this.#open.set(name, (this.#open.get(name) ?? 0) - 1)
    this.#popped.push(node)
  }

  override onDoctype(token: Token.DoctypeToken): void {
    this.isWhole = true
    if (this.insertionMode !== InsertionMode.INITIAL) this.found.add('misplaced-doctype', token.location)
    super.onDoctype(token)
  }

  override onStartTag(token: Token.TagToken): void {
    this.#watch(
      token,
      () => super.onStartTag(token),
      () => this.#afterStart(token),
    )
  }

  override onEndTag(token: Token.TagToken): void {
    const above = this.#busy ? [] : this.#above(token.tagName)
    this.#watch(
      token,
      () => super.onEndTag(token),
      () => this.#afterEnd(token, above),
    )
  }

  override onEof(token: Token.EOFToken): void {
    // The parser processes it again after closing a title, script or textarea.
    if (this.#busy) {
      super.onEof(token)
      return
    }
    this.#busy = true
    this.#popped = []
    super.onEof(token)
    for (const node of [...this.#popped, ...this.openElements.items.slice(0, this.openElements.stackTop + 1)]) {
      if (node && !optionalEnds.has(nameOf(node))) this.#add('unclosed', placeOf(node), nameOf(node))
    }
  }

  /** The parser processes a token again if text in a table was pending. */
  #watch(token: Token.TagToken, process: () => void, judge: () => void): void {
    if (this.#busy || !token.location) {
      process()
      return
    }
    this.#busy = true
    this.#token = token
    this.#popped = []
    this.#created = []
    process()
    this.#busy = false
    this.#token = undefined
    judge()
  }

  /** The open elements inside the one that an end tag names. */
  #above(name: string): readonly ParentNode[] {
    if (nameOf(this.openElements.current) === name || !this.#open.get(name)) return []
    const above: ParentNode[] = []
    for (let at = this.openElements.stackTop; at >= 0; at--) {
      const node = this.openElements.items[at] as ParentNode
      if (nameOf(node) === name) return above
      above.push(node)
    }
    return []
  }

  #afterEnd(token: Token.TagToken, above: readonly ParentNode[]): void {
    const { tagName: name } = token
    const place = token.location as Place
    const closed = this.#popped.find((node) => placeOf(node) && isClosedBy(nameOf(node), name))
    const start = closed && placeOf(closed)
    const waiting = this.#ended.get(name)
    const late = waiting?.at(-1)
    if (late && (!start || start.startOffset === late.place.startOffset)) {
      waiting?.pop()
      this.found.drop('unclosed', late.place)
      this.found.add('misnested', late.place, { name, other: late.other, otherLine: late.otherLine })
      return
    }
    if (start) this.#endInside(token, closed, above)
    else if (name === 'form' && this.#ignoredForms > 0) this.#ignoredForms--
    else if (!/^(?:html|head|body)$/.test(name)) this.#addStray(name, place)
  }

  /** An end tag that also ends the elements inside its own. */
  #endInside(token: Token.TagToken, closed: ParentNode, above: readonly ParentNode[]): void {
    const { tagName, location } = token
    const details = { other: `</${tagName}>`, otherLine: location?.startLine ?? 1 }
    const isOther = nameOf(closed) !== tagName
    if (isOther) this.found.add('unclosed', placeOf(closed), { name: nameOf(closed), ...details })
    for (const node of above) {
      const name = nameOf(node)
      const place = placeOf(node)
      if (!place) continue
      const waiting = this.#ended.get(name) ?? []
      waiting.push({ place, ...details })
      this.#ended.set(name, waiting)
      if (!optionalEnds.has(name)) this.found.add('unclosed', place, { name, ...details })
    }
  }

  /** In the standard, a select may contain a button. The parser doesn't know that yet, and drops its tags. */
  #isNewSelect(name: string): boolean {
    return name === 'button' && Boolean(this.#open.get('select'))
  }

  #addStray(name: string, place: Place): void {
    const paragraph = name === 'p' ? this.#endedParagraphs.pop() : undefined
    if (paragraph) this.found.add('block-in-p', paragraph.place, { name: paragraph.name, otherLine: paragraph.line })
    else if (!this.#isNewSelect(name)) this.#add(voids.has(name) ? 'void-end-tag' : 'stray-end-tag', place, name)
  }

  #afterStart(token: Token.TagToken): void {
    const { tagName: name } = token
    const place = token.location as Place
    if (/^(?:html|head|body)$/.test(name)) this.isWhole = true
    for (const node of this.#popped) {
      const [other, start] = [nameOf(node), placeOf(node)]
      if (!start || start.startOffset === place.startOffset) continue
      if (other === 'p') this.#endedParagraphs.push({ place, name, line: start.startLine })
      if (other === name && /^(?:a|button|nobr|select|table)$/.test(name))
        this.found.add('nested-same', place, { name, otherLine: start.startLine })
      else if (!optionalEnds.has(other))
        this.found.add('unclosed', start, { name: other, other: `<${name}>`, otherLine: place.startLine })
    }
    const isMade = this.#created.some(
      (created) => created.toLowerCase() === name || (name === 'image' && created === 'img'),
    )
    if (isMade) return
    if (tableParts.has(name)) this.found.add('misplaced', place, { name, other: tableParts.get(name) as string })
    else if (/^(?:html|head|body)$/.test(name)) this.#add('repeated', place, name)
    else if (name === 'form') {
      this.#ignoredForms++
      this.found.add('nested-same', place, { name })
    } else if (!this.#isNewSelect(name)) this.#add('ignored', place, name)
  }
}

/** Any end tag of a heading ends any heading. */
const isClosedBy = (name: string, endTag: string) =>
  name === endTag || (/^h[1-6]$/.test(name) && /^h[1-6]$/.test(endTag))
