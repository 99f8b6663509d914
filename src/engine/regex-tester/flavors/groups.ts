import type { AST } from '@eslint-community/regexpp'

/** The capturing groups of a pattern, in order. */
export function groupsIn(node: { readonly alternatives: readonly AST.Alternative[] }): AST.CapturingGroup[] {
  return node.alternatives.flatMap(({ elements }) => elements.flatMap(groupsOf))
}

function groupsOf(element: AST.Element): AST.CapturingGroup[] {
  const node = element.type === 'Quantifier' ? element.element : element
  if (!('alternatives' in node)) return []
  return [...(node.type === 'CapturingGroup' ? [node] : []), ...groupsIn(node)]
}

function ancestorsOf(node: AST.Node): AST.Node[] {
  const found: AST.Node[] = []
  for (let parent = node.parent; parent; parent = parent.parent) found.push(parent)
  return found
}

/** Whether a reference is inside its group, or before it. It's then empty in JavaScript. */
export const isEarly = (reference: AST.Backreference, group: AST.CapturingGroup): boolean => reference.start < group.end

/** Whether a group may not have participated when its reference is reached. */
export function mayBeUnset(reference: AST.Backreference, group: AST.CapturingGroup): boolean {
  const around = new Set(ancestorsOf(reference))
  return ancestorsOf(group).some((node) => {
    if (around.has(node)) return false
    if (node.type === 'Quantifier') return node.min === 0
    if (node.type === 'Assertion') return 'negate' in node && node.negate
    return node.type === 'Alternative' && node.parent.alternatives.length > 1
  })
}

/** Whether a repeated element contains a group that one repetition may skip. JavaScript then forgets its text. */
export function mayForget(node: AST.Quantifier): boolean {
  if (node.max <= 1) return false
  const inside = node.element
  if (!('alternatives' in inside)) return false
  return groupsIn(inside).some((group) =>
    ancestorsOf(group).some((between) => {
      if (between.start < inside.start || between.end > inside.end || between === node) return false
      if (between.type === 'Quantifier') return between.min === 0
      return between.type === 'Alternative' && between.parent.alternatives.length > 1
    }),
  )
}
