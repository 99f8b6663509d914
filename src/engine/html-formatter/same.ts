import type { DefaultTreeAdapterMap } from 'parse5'
import { type Kind, kindOf } from './kinds'

type Node = DefaultTreeAdapterMap['node']

/**
 * Whether two documents are the same except for insignificant whitespace: the same elements, attributes, comments and
 * doctype in the same order, the same text where whitespace is significant, and elsewhere the same words with rendered
 * whitespace between them. Independent of the formatter.
 */
export function isSame(one: Node, other: Node): boolean {
  const [ones, others] = [outline(one), outline(other)]
  for (;;) {
    const [left, right] = [ones.next(), others.next()]
    if (left.done || right.done) return Boolean(left.done && right.done)
    if (left.value !== right.value) return false
  }
}

/** Elements that are rendered whatever they contain. */
const atomic = new Set(
  'audio br button canvas embed iframe img input math meter object progress select svg textarea video wbr'.split(' '),
)

interface Open {
  readonly children: readonly Node[]
  next: number
  readonly kind: Kind
  readonly verbatim: boolean
}

const blanks = /[\t\n\r][ \t\n\r]*| [ \t\n\r]+/g

/** Serializes a tree, in document order. */
function* outline(root: Node): Generator<string> {
  const open: Open[] = [opened(root, false)]
  /** Nothing has been rendered on this line yet. */
  let isLineStart = true
  /** Whitespace pending until something is rendered: the number of elements opened and closed since. */
  let held = -1
  /** The whitespace is rendered, and its position matters because it may be underlined. */
  const drawn = (): string => {
    const space = held < 0 ? '' : ` ${held} `
    held = -1
    return space
  }
  const newLine = () => {
    held = -1
    isLineStart = true
  }
  for (let parent = open[0]; parent; parent = open.at(-1)) {
    const node = parent.children[parent.next++]
    if (!node) {
      open.pop()
      if (parent.kind.block) newLine()
      else if (!parent.kind.unseen) {
        isLineStart = false
        if (held >= 0) held++
      }
      yield '>'
    } else if (node.nodeName === '#text' && 'value' in node) {
      const { value } = node
      if (parent.kind.unseen && parent.verbatim) yield value
      else if (parent.verbatim) {
        yield drawn() + value
        isLineStart = false
      } else {
        const words = value.replace(blanks, ' ')
        if (words.startsWith(' ') && !isLineStart && !parent.kind.holder && held < 0) held = 0
        if (words === ' ') continue
        yield drawn() + words.slice(words.startsWith(' ') ? 1 : 0, words.endsWith(' ') ? -1 : undefined)
        if (words.endsWith(' ') && !parent.kind.holder) held = 0
        isLineStart = false
      }
    } else if ('data' in node) yield `<!--${node.data}`
    else if ('publicId' in node) yield `<!${node.name} ${node.publicId} ${node.systemId}`
    else {
      const next = opened(node, parent.verbatim)
      let space = ''
      if (next.kind.block) newLine()
      else if (atomic.has(node.nodeName)) {
        space = drawn()
        isLineStart = false
      } else if (held >= 0 && !next.kind.unseen) held++
      yield space + nameOf(node)
      open.push(next)
    }
  }
}

function opened(node: Node, verbatim: boolean): Open {
  const [name, namespace, attributes] =
    'tagName' in node ? [node.tagName, node.namespaceURI, node.attrs] : ['html', 'http://www.w3.org/1999/xhtml', []]
  const kind = kindOf(name, namespace, attributes)
  const children = 'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : []
  return { children, next: 0, kind, verbatim: verbatim || kind.verbatim }
}

function nameOf(node: Node): string {
  if (!('tagName' in node)) return ''
  let name = `<${node.tagName}\0${node.namespaceURI}`
  for (const { prefix = '', name: key, value } of node.attrs) name += `\0${prefix}\0${key}\0${value}`
  return name
}
