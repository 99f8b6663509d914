import { childrenOf, type Document, type Element, isHtmlElement, type Node, walk } from '../parse'
import type { Findings, Place } from './findings'
import { blocks, children, labelables, obsoletes, parents, phrasingOnly, transparents } from './models'

const isElement = (node: Node): node is Element => 'tagName' in node
const placeOf = (element: Element): Place | undefined =>
  element.sourceCodeLocation?.startTag ?? element.sourceCodeLocation ?? undefined
const attributeOf = (element: Element, name: string) =>
  element.attrs.find((attribute) => attribute.name === name)?.value
const typeOf = (element: Element) => (attributeOf(element, 'type') ?? '').toLowerCase()

/** What surrounds an element. */
interface Around {
  /** The nearest element with a content model of its own. */
  readonly model: Element | undefined
  /** The nearest link or button, and the nearest label. */
  readonly interactive: Element | undefined
  readonly label: Element | undefined
}

/** Checks elements with a start tag: ids, alternative text, labels, and what's in what. */
export function checkTree(document: Document, found: Findings): void {
  const ids = new Map<string, Element>()
  const labels = new Map<Element, boolean>()
  const around = new Map<Node, Around>()
  const starts = new Set<number>()
  /** Elements that the parser repeats, because they weren't closed in the right order. */
  const repeats = new WeakSet<Node>()
  const none: Around = { model: undefined, interactive: undefined, label: undefined }
  for (const node of walk(document)) {
    const own = around.get(node) ?? none
    around.delete(node)
    let inner = own
    if (isHtmlElement(node)) {
      const place = placeOf(node)
      if (place && starts.has(place.startOffset)) repeats.add(node)
      else if (place) {
        starts.add(place.startOffset)
        checkElement(node, place, own, repeats, found)
      }
      checkId(node, ids, found)
      if (node.tagName === 'label') labels.set(node, attributeOf(node, 'for') !== undefined)
      else if (own.label && isLabelable(node)) labels.set(own.label, true)
      inner = repeats.has(node) ? own : innerOf(node, own)
    } else if (isElement(node)) {
      checkId(node, ids, found)
      inner = none
    }
    for (const child of childrenOf(node)) if ('tagName' in child) around.set(child, inner)
  }
  for (const [label, hasControl] of labels) checkLabel(label, hasControl, ids, found)
}

function innerOf(node: Element, own: Around): Around {
  const { tagName } = node
  const isInteractive = tagName === 'button' || (tagName === 'a' && attributeOf(node, 'href') !== undefined)
  return {
    model: transparents.has(tagName) ? own.model : node,
    interactive: isInteractive ? node : own.interactive,
    label: tagName === 'label' ? node : own.label,
  }
}

const isLabelable = (node: Element) =>
  node.tagName.includes('-') ||
  (labelables.has(node.tagName) && !(node.tagName === 'input' && typeOf(node) === 'hidden'))

function checkId(node: Element, ids: Map<string, Element>, found: Findings): void {
  const id = attributeOf(node, 'id')
  if (!id) return
  const first = ids.get(id)
  if (!first) ids.set(id, node)
  // The parser repeats elements that aren't closed in the right order.
  else if (placeOf(first)?.startOffset !== placeOf(node)?.startOffset)
    found.add('duplicate-id', placeOf(node), { name: id, otherLine: placeOf(first)?.startLine ?? 1 })
}

function checkElement(
  node: Element,
  place: Place,
  { model, interactive, label }: Around,
  repeats: WeakSet<Node>,
  found: Findings,
): void {
  const { tagName: name } = node
  if (obsoletes.has(name)) found.add('obsolete', place, { name })
  if (needsAlt(node) && attributeOf(node, 'alt') === undefined) found.add('missing-alt', place, { name })
  if (name === 'img' && attributeOf(node, 'src') === undefined && attributeOf(node, 'srcset') === undefined)
    found.add('missing-src', place, { name })
  const otherLine = (other: Element) => placeOf(other)?.startLine ?? 1
  const outer = (name === 'label' ? label : undefined) ?? (isInteractive(node) ? interactive : undefined)
  if (outer) found.add('interactive', place, { name, other: outer.tagName, otherLine: otherLine(outer) })
  if (model && placeOf(model) && blocks.has(name) && phrasingOnly.has(model.tagName))
    found.add('block-in-inline', place, { name, other: model.tagName, otherLine: otherLine(model) })
  checkParent(node, place, repeats, found)
}

const needsAlt = (node: Element) =>
  node.tagName === 'img' ||
  (node.tagName === 'area' && attributeOf(node, 'href') !== undefined) ||
  (node.tagName === 'input' && typeOf(node) === 'image')

function isInteractive(node: Element): boolean {
  const { tagName: name } = node
  if (name === 'a') return attributeOf(node, 'href') !== undefined
  if (name === 'input') return typeOf(node) !== 'hidden'
  if (name === 'audio' || name === 'video') return attributeOf(node, 'controls') !== undefined
  return /^(?:button|details|embed|iframe|label|select|textarea)$/.test(name)
}

function checkParent(node: Element, place: Place, repeats: WeakSet<Node>, found: Findings): void {
  const { tagName: name } = node
  let parent = node.parentNode
  while (parent && repeats.has(parent) && 'parentNode' in parent) parent = parent.parentNode
  // A fragment may be a part of anything.
  if (!parent || !('tagName' in parent) || !isHtmlElement(parent) || !parent.sourceCodeLocation) return
  const allowed = parents.get(name)
  if (allowed && !allowed.has(parent.tagName)) found.add('misplaced', place, { name, other: [...allowed][0] as string })
  const only = children.get(parent.tagName)
  if (only && !only.has(name) && !(allowed && !allowed.has(parent.tagName)))
    found.add('wrong-child', place, { name, other: parent.tagName, otherLine: placeOf(parent)?.startLine ?? 1 })
}

function checkLabel(label: Element, hasControl: boolean, ids: ReadonlyMap<string, Element>, found: Findings): void {
  const target = attributeOf(label, 'for')
  if (target === undefined) {
    if (!hasControl) found.add('empty-label', placeOf(label), { name: 'label' })
    return
  }
  const control = ids.get(target)
  if (!control || !isLabelable(control)) found.add('label-target', placeOf(label), { name: target })
}
