import type { Tree } from './tree'

/** The object or array around a node, its values, and the place of the node among them. Undefined for the root. */
export function siblingsOf(tree: Tree, node: number) {
  if (node <= 0 || node >= tree.length) return undefined
  let parent = 0
  for (;;) {
    let child = parent + 1
    while (tree.next(child) <= node) child = tree.next(child)
    if (child === node) break
    parent = child
  }
  const nodes = tree.children(parent)
  return { parent, nodes, place: nodes.indexOf(node) }
}

/** Where a value begins in the text: at its key, if it has one. */
export const tokenStart = (tree: Tree, node: number): number => tree.keyStart(node) ?? tree.start(node)
