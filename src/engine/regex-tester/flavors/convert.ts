import type { AST } from '@eslint-community/regexpp'
import { within } from '../syntax/explain'
import { wordOf } from '../syntax/explain-text'
import { allFlags, type FlagState, stateIn } from '../syntax/flag-state'
import { characterIn } from './characters'
import { checkHalf, convertClass, convertSet, type Setting } from './classes'
import { groupsIn, isEarly, mayBeUnset, mayForget } from './groups'
import { convertLookaround } from './lookaround'
import { namesIn } from './names'
import { collectNotes, type FlavorNote, isBlocking } from './notes'
import { type Foreign, type Traits, traits } from './targets'
import { captures, widthOf, widthOfElement } from './width'

interface Converted {
  /** The pattern in the other language. */
  readonly pattern: string
  readonly notes: readonly FlavorNote[]
  /** Whether it can work there. */
  readonly isPossible: boolean
}

interface Scope extends Setting {
  readonly flags: FlagState
  readonly traits: Traits
  readonly names: ReadonlyMap<string, string>
  readonly groups: readonly AST.CapturingGroup[]
}

/** A JavaScript pattern in another language, with notes on what's different there. */
export function convertPattern(pattern: AST.Pattern, flags: string, target: Foreign): Converted {
  const notes = collectNotes()
  const groups = groupsIn(pattern)
  const written = groups.flatMap(({ name }) => name ?? [])
  const scope: Scope = {
    target,
    notes,
    isByUnit: !/[uv]/.test(flags),
    flags: stateIn(flags),
    traits: traits[target],
    names: namesIn(written, target),
    groups,
  }
  checkNames(groups, scope)
  checkEmpty(pattern, scope)
  if (flags.includes('y')) notes.add('sticky', pattern)
  const hasTwins = new Set(written).size < written.length
  const prefix = target === 'php' && hasTwins ? '(?J)' : ''
  const converted = prefix + alternatives(pattern, scope)
  const all = notes.all()
  return { pattern: converted, notes: all, isPossible: !all.some(({ code }) => isBlocking(code)) }
}

function checkNames(groups: readonly AST.CapturingGroup[], { target, notes, names, traits }: Scope): void {
  const named = groups.filter(({ name }) => name !== null)
  const first = named[0]
  const unnamed = groups.find(({ name }) => name === null)
  const twin = named.find(({ name }, at) => named.findIndex((each) => each.name === name) < at)
  if (twin && !traits.allowsDuplicateNames) notes.add('duplicate-names', twin)
  if (target === 'ruby' && first && unnamed) notes.add('unnamed-groups', unnamed)
  if (target === 'csharp' && first && groups.some(({ name, start }) => name === null && start > first.start)) {
    notes.add('group-order', first)
  }
  for (const { name, start, end } of named) {
    const other = names.get(name ?? '')
    if (other !== name) notes.add('renamed', { start, end }, { name: name ?? '', other: other ?? '' })
  }
}

/** What follows an empty match, and where one may be. */
function checkEmpty(pattern: AST.Pattern, { target, notes, isByUnit }: Scope): void {
  const { min, max } = widthOf(pattern)
  if (min > 0) return
  // Java goes on by UTF-16 units, as JavaScript does without u.
  if (isByUnit ? target !== 'java' && target !== 'csharp' : target === 'java') notes.add('code-points', pattern)
  const skips = target === 'go' || target === 'rust'
  const retries = target === 'python' || target === 'php'
  const mayPreferEmpty = pattern.alternatives.length > 1 || /\?|\|/.test(pattern.raw)
  if (max > 0 && (skips || (retries && mayPreferEmpty))) notes.add('empty-match', pattern)
}

const alternatives = ({ alternatives }: { readonly alternatives: readonly AST.Alternative[] }, scope: Scope): string =>
  alternatives.map(({ elements }) => sequence(elements, scope)).join('|')

/** The two halves of a surrogate pair are one character in the other languages. */
function sequence(elements: readonly AST.Element[], scope: Scope): string {
  let converted = ''
  for (let at = 0; at < elements.length; at++) {
    const node = elements[at] as AST.Element
    const next = elements[at + 1]
    const pair = node.type === 'Character' && next?.type === 'Character' ? pairOf(node.value, next.value) : undefined
    const part = pair === undefined ? element(node, scope) : pairIn(pair, `${node.raw}${next?.raw}`, scope)
    if (pair !== undefined) at++
    // \1 before a 0 would be \10.
    const isCut = /\\\d+$/.test(converted) && /^\d/.test(part) && elements[at - 1]?.type === 'Backreference'
    converted = isCut ? converted.replace(/\\\d+$/, '(?:$&)') + part : converted + part
  }
  return converted
}

function pairOf(high: number, low: number): number | undefined {
  const isPair = high >= 0xd800 && high < 0xdc00 && low >= 0xdc00 && low < 0xe000
  return isPair ? String.fromCharCode(high, low).codePointAt(0) : undefined
}

const pairIn = (code: number, raw: string, { target }: Scope) => characterIn(code, raw, target)

function element(node: AST.Element, scope: Scope): string {
  const { target, notes, flags, traits } = scope
  switch (node.type) {
    case 'Quantifier':
      return quantified(node, scope)
    case 'Group':
      return `${groupStart(node, scope)}${alternatives(node, { ...scope, flags: within(node, flags) })})`
    case 'CapturingGroup': {
      const name = node.name === null ? undefined : scope.names.get(node.name)
      if (name && traits.openName === '(?P<') notes.add('named-groups', node)
      return `${name ? `${traits.openName}${name}>` : '('}${alternatives(node, scope)})`
    }
    case 'Assertion':
      return assertion(node, scope)
    case 'Backreference':
      return backreference(node, scope)
    case 'Character': {
      if (target !== 'csharp') checkHalf(node, scope)
      const text = characterIn(node.value, node.raw, target)
      // Two UTF-16 units, of which a quantifier would repeat the second.
      return target === 'csharp' && node.value > 0xffff ? `(?:${text})` : text
    }
    case 'CharacterSet':
      return characterSet(node, scope)
    default:
      return convertClass(node, scope)
  }
}

function characterSet(node: AST.CharacterSet, scope: Scope): string {
  const { target, notes, flags, isByUnit } = scope
  if (node.kind !== 'any') {
    const converted = convertSet(node, scope)
    return /^\\(?:s\\S|x00)/.test(converted) ? `[${converted}]` : converted
  }
  if (!flags.s) notes.add(target === 'java' ? 'dot-java' : 'dot', node)
  if (isByUnit && target !== 'csharp') notes.add('code-points', node)
  return '.'
}

function quantified(node: AST.Quantifier, scope: Scope): string {
  const { notes, traits } = scope
  const inner = element(node.element, scope)
  const { min } = widthOfElement(node.element)
  const isAssertion = node.element.type === 'Assertion'
  const sign = node.raw.slice(node.element.end - node.start)
  const finite = node.max === Number.POSITIVE_INFINITY ? node.min : node.max
  if (finite > traits.mostRepeats) notes.add('too-many-repeats', node, { max: traits.mostRepeats })
  if (min === 0 && node.max > node.min && (node.max > 1 || captures(node.element))) notes.add('empty-repeat', node)
  else if (mayForget(node)) notes.add('group-reset', node)
  return `${isAssertion ? `(?:${inner})` : inner}${sign}`
}

/** (?i:…) in another language. Ruby's m is JavaScript's s, and its ^ and $ always match at lines. */
function groupStart({ modifiers }: AST.Group, { target }: Scope): string {
  if (!modifiers) return '(?:'
  const letter = (flag: (typeof allFlags)[number]) => {
    if (target === 'ruby') return { i: 'i', m: '', s: 'm' }[flag]
    return target === 'java' && flag === 'i' ? 'iu' : flag
  }
  const on = allFlags.filter((flag) => modifiers.add[wordOf(flag)]).map(letter)
  const off = allFlags.filter((flag) => modifiers.remove?.[wordOf(flag)]).map(letter)
  const [added, removed] = [on.join(''), off.join('')]
  return `(?${added}${removed && `-${removed}`}:`
}

function assertion(node: AST.Assertion, scope: Scope): string {
  const { target, notes, flags, traits } = scope
  if (node.kind === 'lookahead' || node.kind === 'lookbehind') {
    return convertLookaround(node, alternatives(node, scope), scope)
  }
  if (node.kind === 'word') {
    if (traits.unicodeBoundary) notes.add(target === 'java' ? 'boundary-java' : 'boundary-unicode', node)
    return node.negate ? '\\B' : '\\b'
  }
  const sign = node.kind === 'start' ? '^' : '$'
  if (flags.m) {
    notes.add(target === 'java' ? 'line-ends-java' : 'line-ends', node)
    return sign
  }
  const edge = node.kind === 'start' ? traits.start : traits.end
  if (edge !== sign) notes.add('text-edges', node, { other: edge })
  return edge
}

function backreference(node: AST.Backreference, { notes, traits, names, groups, target }: Scope): string {
  if (!traits.reference) {
    notes.add('backreference', node)
    return node.raw
  }
  const resolved = Array.isArray(node.resolved) ? node.resolved : [node.resolved]
  if (resolved.some((group) => isEarly(node, group))) notes.add('open-reference', node)
  if (resolved.length > 1 || resolved.some((group) => mayBeUnset(node, group))) notes.add('unset-reference', node)
  const name = names.get(resolved[0]?.name ?? '')
  if (typeof node.ref === 'number' && !(target === 'ruby' && names.size > 0)) return `\\${node.ref}`
  if (!name) {
    // Ruby doesn't number groups once one has a name.
    if (groups.length > 0) notes.add('open-reference', node)
    return node.raw
  }
  if (traits.reference === 'P') notes.add('named-reference', node)
  return traits.reference === 'P' ? `(?P=${name})` : `\\k<${name}>`
}
