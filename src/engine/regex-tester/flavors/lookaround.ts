import type { AST } from '@eslint-community/regexpp'
import type { Notes } from './notes'
import type { Traits } from './targets'
import { captures, type Width, widthOf, widthOfAll } from './width'

interface Setting {
  readonly target: string
  readonly notes: Notes
  readonly traits: Traits
}

/** (?=…), (?!…), (?<=…) or (?<!…), with its content converted. */
export function convertLookaround(node: AST.LookaroundAssertion, inside: string, setting: Setting): string {
  const { notes, traits } = setting
  if (!traits.hasLookahead) notes.add(node.kind, node)
  else if (node.kind === 'lookbehind' && !fits(node, setting)) notes.add('lookbehind-length', node)
  // Java keeps what a group matched there.
  if (node.negate && node.alternatives.some(({ elements }) => elements.some(captures))) notes.add('group-reset', node)
  return `(?${node.kind === 'lookbehind' ? '<' : ''}${node.negate ? '!' : '='}${inside})`
}

const isFixed = ({ min, max }: Width) => min === max

/** Whether a language can look behind for something of this length. */
function fits(node: AST.LookbehindAssertion, { target, traits }: Setting): boolean {
  switch (traits.lookbehind) {
    case 'fixed':
      return isFixed(widthOf(node))
    case 'alternatives':
      // Ruby allows no group in a negative one.
      if (target === 'ruby' && node.negate && node.alternatives.some(({ elements }) => elements.some(captures)))
        return false
      return node.alternatives.every(({ elements }) => isFixed(widthOfAll(elements)))
    case 'bounded':
      return Number.isFinite(widthOf(node).max)
    default:
      return true
  }
}
