import type { AST } from '@eslint-community/regexpp'
import { operandsOf } from '../syntax/explain-class'
import { characterIn, inClass } from './characters'
import type { Notes } from './notes'
import { propertyIn } from './properties'
import { type Foreign, traits } from './targets'

export interface Setting {
  readonly target: Foreign
  readonly notes: Notes
  /** Neither u nor v: characters are UTF-16 units. */
  readonly isByUnit: boolean
}

const anything = '[\\s\\S]'

/** A class or a set operation. */
export function convertClass(node: AST.CharacterClass | AST.ExpressionCharacterClass, setting: Setting): string {
  if (node.type === 'CharacterClass' && !hasSets(node)) return convertPlain(node, setting)
  if (setting.target === 'go') {
    setting.notes.add('set-operations', node)
    return node.raw
  }
  setting.notes.add('sets', node)
  return setting.target === 'rust' ? native(node, setting) : asAlternatives(node, setting)
}

const hasSets = ({ elements }: AST.CharacterClass) =>
  elements.some(({ type }) => ['CharacterClass', 'ExpressionCharacterClass', 'ClassStringDisjunction'].includes(type))

function convertPlain(node: AST.CharacterClass, setting: Setting): string {
  const { target, notes, isByUnit } = setting
  if (node.elements.length === 0) {
    if (node.negate && isByUnit && target !== 'csharp') notes.add('code-points', node)
    if (node.negate) return anything
    return target === 'go' ? '[^\\x00-\\x{10FFFF}]' : target === 'rust' ? '[a&&b]' : '(?!)'
  }
  if (node.negate && isByUnit && target !== 'csharp') notes.add('code-points', node)
  const single = propertyOfStrings(node.elements)
  if (single) {
    notes.add('property-of-strings', single)
    return node.raw
  }
  return `[${node.negate ? '^' : ''}${bodyOf(node.elements, setting)}]`
}

const propertyOfStrings = (elements: readonly AST.CharacterClassElement[]) =>
  elements.find((each) => each.type === 'CharacterSet' && each.kind === 'property' && each.strings)

function bodyOf(elements: readonly AST.CharacterClassElement[], setting: Setting): string {
  const isDoubled = elements.filter(({ raw }) => /^[&~|#]$/.test(raw)).length > 1
  return elements
    .map((each, at) => {
      // As in [+-], where it needs no backslash.
      if (each.raw === '-' && at === elements.length - 1 && at > 0) return '-'
      return convertPart(each, setting, isDoubled)
    })
    .join('')
}

function convertPart(node: AST.CharacterClassElement, setting: Setting, isDoubled: boolean): string {
  const { target, notes } = setting
  switch (node.type) {
    case 'Character':
      checkHalf(node, setting)
      return inClass(node, target, isDoubled)
    case 'CharacterClassRange':
      checkHalf(node.min, setting)
      checkHalf(node.max, setting)
      return `${inClass(node.min, target, isDoubled)}-${inClass(node.max, target, isDoubled)}`
    case 'CharacterSet':
      return convertSet(node, setting)
    default:
      notes.add('set-operations', node)
      return ''
  }
}

/** Half of a surrogate pair, or in C# a whole pair in a class, which counts as two characters there. */
export function checkHalf(node: AST.Character, { target, notes }: Setting): void {
  const isHalf = node.value >= 0xd800 && node.value < 0xe000
  if (target === 'csharp' ? node.value > 0xffff : isHalf) notes.add('half-character', node)
}

/** \d, \w, \s and \p{…}, in a class or outside. */
export function convertSet(node: AST.CharacterSet, { target, notes, isByUnit }: Setting): string {
  const { unicodeDigits, unicodeWords } = traits[target]
  if (node.kind === 'any') return '.'
  if (node.kind === 'property') {
    const converted = node.strings ? undefined : propertyIn(node, target)
    if (converted === undefined) notes.add(node.strings ? 'property-of-strings' : 'property', node)
    return converted ?? node.raw
  }
  if (node.kind === 'space') notes.add(unicodeWords ? 'space-unicode' : 'space-ascii', node)
  if (node.kind === 'digit' && unicodeDigits) notes.add('digit-unicode', node)
  if (node.kind === 'word' && unicodeWords) notes.add('word-unicode', node)
  if (node.negate && isByUnit && target !== 'csharp') notes.add('code-points', node)
  return node.raw
}

type SetNode = AST.CharacterClassElement | AST.ClassSetOperand | AST.CharacterClass

/** Rust has nested sets and operations on them, but no strings. */
function native(node: SetNode, setting: Setting): string {
  if (node.type === 'ExpressionCharacterClass') {
    const sign = node.expression.type === 'ClassIntersection' ? '&&' : '--'
    const sides = operandsOf(node.expression).map((each) => native(each, setting))
    return `[${node.negate ? '^' : ''}${sides.join(sign)}]`
  }
  if (node.type === 'CharacterClass') {
    const body = node.elements.map((each) => native(each, setting)).join('')
    return `[${node.negate ? '^' : ''}${body}]`
  }
  if (node.type === 'ClassStringDisjunction') setting.notes.add('set-operations', node)
  return convertPart(node, setting, true)
}

/** As alternatives and lookaheads: [a-z--[aeiou]] is (?:(?![aeiou])[a-z]). */
function asAlternatives(node: SetNode, setting: Setting): string {
  if (node.type === 'ExpressionCharacterClass') return operation(node, setting)
  if (node.type !== 'CharacterClass') return `[${convertPart(node, setting, true)}]`
  const plain = node.elements.filter(({ type }) => ['Character', 'CharacterClassRange', 'CharacterSet'].includes(type))
  const strings = node.elements.flatMap((each) => (each.type === 'ClassStringDisjunction' ? each.alternatives : []))
  const nested = node.elements.filter(({ type }) => type === 'CharacterClass' || type === 'ExpressionCharacterClass')
  // The longest string wins, as in JavaScript; single characters come after longer strings.
  const texts = [...strings].sort((one, other) => other.elements.length - one.elements.length)
  const convertText = ({ elements }: AST.StringAlternative) =>
    elements.map(({ value, raw }) => characterIn(value, raw, setting.target)).join('')
  const parts = [
    ...texts.filter(({ elements }) => elements.length > 1).map(convertText),
    ...(plain.length > 0 ? [`[${bodyOf(plain, setting)}]`] : []),
    ...nested.map((each) => asAlternatives(each, setting)),
    ...texts.filter(({ elements }) => elements.length === 1).map(convertText),
    ...texts.filter(({ elements }) => elements.length === 0).map(() => ''),
  ]
  const joined = `(?:${parts.join('|')})`
  return node.negate ? `(?:(?!${joined})${anything})` : joined
}

function operation(node: AST.ExpressionCharacterClass, setting: Setting): string {
  const operands = operandsOf(node.expression)
  if (operands.some(mayBeStrings)) setting.notes.add('set-operations', node)
  const [first = '', ...rest] = operands.map((each) => asAlternatives(each, setting))
  const isBoth = node.expression.type === 'ClassIntersection'
  const checks = isBoth ? rest.map((each) => `(?=${each})`).join('') : `(?!${rest.join('|')})`
  const joined = `(?:${checks}${first})`
  return node.negate ? `(?:(?!${joined})${anything})` : joined
}

function mayBeStrings(node: SetNode): boolean {
  if (node.type === 'ClassStringDisjunction') return true
  if (node.type === 'CharacterSet') return node.kind === 'property' && node.strings
  return node.type === 'CharacterClass' && node.elements.some(mayBeStrings)
}
