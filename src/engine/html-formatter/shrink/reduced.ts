import { childrenOf, type Document, type Element, isHtmlElement, type Node, walk } from '../parse'
import type { Rules } from '../rules'
import { isBoolean, isEmptyAttribute, isRedundant } from './attribute-lists'
import { isRemovedComment } from './comments'

/**
 * Changes a document to what the rules leave of it: without removed comments, and with attributes in their shortest
 * form. Two documents that are the same by the rules are then the same in every node.
 */
export function reduce(document: Document, rules: Rules): Document {
  for (const node of walk(document)) {
    if (rules.comments !== 'keep') dropComments(node, rules.comments)
    if (isHtmlElement(node)) reduceAttributes(node, rules)
  }
  return document
}

/** Removes comments and joins the text around them. */
function dropComments(parent: Node, comments: Rules['comments']): void {
  const children = childrenOf(parent) as Node[]
  if (!children.some(({ nodeName }) => nodeName === '#comment')) return
  const kept: Node[] = []
  for (const child of children) {
    const last = kept.at(-1)
    if ('data' in child && isRemovedComment(child.data, comments)) continue
    if ('value' in child && last && 'value' in last) last.value += child.value
    else kept.push(child)
  }
  children.length = 0
  for (const child of kept) children.push(child)
}

function reduceAttributes(element: Element, rules: Rules): void {
  const { tagName, attrs } = element
  if (attrs.length === 0) return
  const all = new Map(attrs.map(({ name, value }) => [name, value]))
  element.attrs = attrs.filter(
    ({ name, value }) =>
      !(rules.redundant && isRedundant(tagName, name, value, all)) && !(rules.empty && isEmptyAttribute(name, value)),
  )
  if (!rules.booleans) return
  for (const attribute of element.attrs) if (isBoolean(tagName, attribute.name)) attribute.value = ''
}
