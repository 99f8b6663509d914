import type { AST } from '@eslint-community/regexpp'

/**
 * Whether something is repeated without a maximum that could itself be matched in several ways: (a+)+, (a|b)*, (a?)*.
 * Without that, the time can't grow exponentially, except with backreferences.
 */
export function mayExplode({ alternatives }: Pick<AST.Pattern, 'alternatives'>): boolean {
  return alternatives.some(({ elements }) => elements.some(inElement))
}

function inElement(node: AST.Element): boolean {
  if (node.type === 'Backreference') return true
  if (node.type !== 'Quantifier') return 'alternatives' in node && mayExplode(node)
  return (node.max === Number.POSITIVE_INFINITY && isAmbiguous(node.element)) || inElement(node.element)
}

function isAmbiguous(node: AST.Element): boolean {
  if (node.type === 'Quantifier') return node.min !== node.max || isAmbiguous(node.element)
  if (!('alternatives' in node)) return false
  return node.alternatives.length > 1 || node.alternatives.some(({ elements }) => elements.some(isAmbiguous))
}
