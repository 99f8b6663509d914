import type { AST } from '@eslint-community/regexpp'

/** How many characters something matches, at least and at most. */
export interface Width {
  readonly min: number
  readonly max: number
}

const nothing: Width = { min: 0, max: 0 }
const one: Width = { min: 1, max: 1 }

type Container = { readonly alternatives: readonly (AST.Alternative | AST.StringAlternative)[] }

export function widthOf({ alternatives }: Container): Width {
  const widths = alternatives.map(({ elements }) => widthOfAll(elements))
  return { min: Math.min(...widths.map(({ min }) => min)), max: Math.max(...widths.map(({ max }) => max)) }
}

export const widthOfAll = (elements: readonly AST.Element[]): Width =>
  elements.map(widthOfElement).reduce((sum, { min, max }) => ({ min: sum.min + min, max: sum.max + max }), nothing)

export function widthOfElement(node: AST.Element): Width {
  switch (node.type) {
    case 'Assertion':
      return nothing
    case 'Quantifier': {
      const { min, max } = widthOfElement(node.element)
      return { min: min * node.min, max: max === 0 ? 0 : max * node.max }
    }
    case 'Group':
    case 'CapturingGroup':
      return widthOf(node)
    case 'Backreference':
      return { min: 0, max: Number.POSITIVE_INFINITY }
    case 'Character':
      return one
    case 'CharacterSet':
      return node.kind === 'property' && node.strings ? { min: 1, max: Number.POSITIVE_INFINITY } : one
    case 'CharacterClass':
      return node.unicodeSets ? widthOfSets(node.elements) : one
    default:
      return one
  }
}

function widthOfSets(elements: readonly AST.CharacterClassElement[]): Width {
  const widths = elements.map((each): Width => {
    if (each.type === 'ClassStringDisjunction') return widthOf(each)
    if (each.type === 'CharacterClass') return widthOfElement(each)
    return one
  })
  return { min: Math.min(1, ...widths.map(({ min }) => min)), max: Math.max(1, ...widths.map(({ max }) => max)) }
}

/** Whether something contains a capturing group. */
export function captures(node: AST.Element): boolean {
  if (node.type === 'CapturingGroup') return true
  if (node.type === 'Quantifier') return captures(node.element)
  return 'alternatives' in node && node.alternatives.some(({ elements }) => elements.some(captures))
}
