import { childrenOf, type Document, type Element, isHtmlElement, type Node, walk } from '../parse'
import type { Edit } from './edits'

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** What an element may be followed by for its end tag to be left out (HTML Standard, 13.1.2.4). */
const followers = new Map<string, ReadonlySet<string>>([
  ['li', names('li')],
  ['dt', names('dt dd')],
  ['dd', names('dd dt')],
  [
    'p',
    names(
      'address article aside blockquote details dialog div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 ' +
        'h6 header hgroup hr main menu nav ol p pre search section table ul',
    ),
  ],
  ['rt', names('rt rp')],
  ['rp', names('rt rp')],
  ['optgroup', names('optgroup')],
  ['option', names('option optgroup')],
  ['thead', names('tbody tfoot')],
  ['tbody', names('tbody tfoot')],
  ['tfoot', names('')],
  ['tr', names('tr')],
  ['td', names('td th')],
  ['th', names('td th')],
])
/** These need something that follows. */
const notLast = names('dt thead')
/** A paragraph that ends with these needs its end tag. */
const noLastParagraph = names('a audio del ins map noscript video')

const nameOf = (node: Node | undefined) => (node && isHtmlElement(node) ? node.tagName : '')
const isSpace = (node: Node | undefined) =>
  node?.nodeName === '#text' && 'value' in node && /^[ \t\n\f\r]/.test(node.value)
const isComment = (node: Node | undefined) => node?.nodeName === '#comment'

/** Tags that the parser adds by itself. */
export function optionalTagEdits(document: Document): Edit[] {
  const edits: Edit[] = []
  for (const parent of walk(document)) {
    const children = childrenOf(parent)
    for (let at = 0; at < children.length; at++) {
      const element = children[at] as Node
      if (!isHtmlElement(element)) continue
      const { startTag, endTag } = element.sourceCodeLocation ?? {}
      const next = children[at + 1]
      // Without a doctype, browsers have tables in paragraphs.
      const isHeld = document.mode === 'quirks' && element.tagName === 'p' && nameOf(next) === 'table'
      if (endTag && !isHeld && isEndOptional(element, next, parent)) edits.push(removal(endTag))
      if (startTag && isStartOptional(element, children[at - 1])) edits.push(removal(startTag))
    }
  }
  return edits
}

const removal = ({
  startOffset: from,
  endOffset: to,
}: {
  readonly startOffset: number
  readonly endOffset: number
}): Edit => ({
  from,
  to,
  text: '',
  rule: 'optionalTags',
})

function isEndOptional({ tagName }: Element, next: Node | undefined, parent: Node): boolean {
  if (tagName === 'html' || tagName === 'body') return !isComment(next)
  if (tagName === 'head' || tagName === 'caption' || tagName === 'colgroup') return !isSpace(next) && !isComment(next)
  const after = followers.get(tagName)
  if (!after) return false
  if (next) return after.has(nameOf(next))
  if (notLast.has(tagName) || !('tagName' in parent) || !isHtmlElement(parent)) return false
  return tagName !== 'p' || !(noLastParagraph.has(parent.tagName) || parent.tagName.includes('-'))
}

function isStartOptional(element: Element, before: Node | undefined): boolean {
  const { tagName, attrs } = element
  if (attrs.length > 0) return false
  const first = childrenOf(element)[0]
  if (tagName === 'html') return !isComment(first)
  if (tagName === 'head') return !first || 'tagName' in first
  if (tagName === 'body')
    return !isSpace(first) && !isComment(first) && !/^(?:meta|noscript|link|script|style|template)$/.test(nameOf(first))
  // The tag before it may have gone.
  if (tagName === 'colgroup') return nameOf(first) === 'col' && nameOf(before) !== 'colgroup'
  return tagName === 'tbody' && nameOf(first) === 'tr' && !/^(?:thead|tbody|tfoot)$/.test(nameOf(before))
}
