import type { AST } from '@eslint-community/regexpp'
import { explainText, shownCharacter } from './explain-text'
import type { FlagState } from './flag-state'
import type { Token } from './token'

type ClassNode = AST.CharacterClass | AST.ExpressionCharacterClass

/** [a-z], [^a], [a&&b]. */
export function explainClass(node: ClassNode, flags: FlagState): Token {
  const span = { from: node.start, to: node.end }
  if (node.type === 'ExpressionCharacterClass') {
    const word = node.negate ? 'notSet' : 'set'
    return { ...span, word, children: [explainOperation(node.expression, flags)] }
  }
  if (node.elements.length === 0) return { ...span, word: node.negate ? 'anyCharacter' : 'never' }
  const children = node.elements.map((each) => explainPart(each, flags))
  return { ...span, word: node.negate ? 'notSet' : 'set', children }
}

/** a&&b&&c is one operation on three sets. */
function explainOperation(node: AST.ClassIntersection | AST.ClassSubtraction, flags: FlagState): Token {
  const word = node.type === 'ClassIntersection' ? 'intersection' : 'subtraction'
  return { from: node.start, to: node.end, word, children: operandsOf(node).map((each) => explainPart(each, flags)) }
}

/** The sets of an operation, from left to right. */
export function operandsOf(node: AST.ClassIntersection | AST.ClassSubtraction): AST.ClassSetOperand[] {
  const operands = [node.right]
  let { left } = node
  while (left.type === 'ClassIntersection' || left.type === 'ClassSubtraction') {
    operands.unshift(left.right)
    left = left.left
  }
  return [left, ...operands]
}

type ClassPart = AST.CharacterClassElement | AST.ClassSetOperand

function explainPart(node: ClassPart, flags: FlagState): Token {
  const span = { from: node.start, to: node.end }
  switch (node.type) {
    case 'Character':
      return explainText([node], flags.i)
    case 'CharacterClassRange': {
      const values = { from: shownCharacter(node.min.value), to: shownCharacter(node.max.value) }
      return { ...span, word: 'range', values }
    }
    case 'CharacterSet':
      return explainSet(node, flags)
    case 'ClassStringDisjunction': {
      const children = node.alternatives.map(
        (each): Token =>
          each.elements.length > 0
            ? explainText(each.elements, flags.i)
            : { from: each.start, to: each.end, word: 'emptyString' },
      )
      return { ...span, word: 'strings', children }
    }
    default:
      return explainClass(node, flags)
  }
}

/** ., \d, \p{L}. */
export function explainSet(node: AST.CharacterSet, flags: FlagState): Token {
  const span = { from: node.start, to: node.end }
  if (node.kind === 'any') return { ...span, word: flags.s ? 'anyCharacter' : 'dot' }
  if (node.kind !== 'property') return { ...span, word: node.negate ? `${node.kind}Not` : node.kind }
  const name = node.value === null ? node.key : `${node.key}=${node.value}`
  if (node.strings) return { ...span, word: 'propertyOfStrings', values: { name } }
  return { ...span, word: node.negate ? 'propertyNot' : 'property', values: { name } }
}
