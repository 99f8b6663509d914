import type { AST } from '@eslint-community/regexpp'
import { explainClass, explainSet } from './explain-class'
import { explainText, wordOf } from './explain-text'
import { allFlags, type FlagState, stateIn } from './flag-state'
import type { Token } from './token'

/** The tokens of a pattern, in order. Characters next to each other are one token. */
export function explain(pattern: AST.Pattern, flags: string): Token[] {
  const numbers = new Map<AST.Node, number>()
  number(pattern, numbers)
  return alternatives(pattern, { numbers, flags: stateIn(flags) })
}

/** Numbers the capturing groups in the order of their opening parentheses. */
function number(
  node: AST.Pattern | AST.CapturingGroup | AST.Group | AST.LookaroundAssertion,
  to: Map<AST.Node, number>,
) {
  for (const { elements } of node.alternatives) {
    for (const element of elements) {
      const inner = element.type === 'Quantifier' ? element.element : element
      if (inner.type === 'CapturingGroup') to.set(inner, to.size + 1)
      if ('alternatives' in inner) number(inner, to)
    }
  }
}

interface Scope {
  readonly numbers: ReadonlyMap<AST.Node, number>
  readonly flags: FlagState
}

function alternatives({ alternatives }: { readonly alternatives: AST.Alternative[] }, scope: Scope): Token[] {
  const [first] = alternatives
  if (!first) return []
  if (alternatives.length === 1) return sequence(first, scope)
  return alternatives.map((each, at) => ({
    ...spanOf(each),
    word: each.elements.length > 0 ? 'alternative' : 'emptyAlternative',
    values: { n: at + 1, total: alternatives.length },
    children: sequence(each, scope),
  }))
}

/** Adjacent characters are one text. */
function sequence({ elements }: AST.Alternative, scope: Scope): Token[] {
  const tokens: Token[] = []
  let run: AST.Character[] = []
  const flush = () => {
    if (run.length > 0) tokens.push(explainText(run, scope.flags.i))
    run = []
  }
  for (const element of elements) {
    if (element.type === 'Character') run.push(element)
    else {
      flush()
      tokens.push(explainElement(element, scope))
    }
  }
  flush()
  return tokens
}

function explainElement(node: AST.Element, scope: Scope): Token {
  const span = spanOf(node)
  switch (node.type) {
    case 'Quantifier':
      return { ...span, ...quantity(node), children: [explainElement(node.element, scope)] }
    case 'Group':
      return {
        ...span,
        ...modifiers(node),
        children: alternatives(node, { ...scope, flags: within(node, scope.flags) }),
      }
    case 'CapturingGroup': {
      const group = scope.numbers.get(node) ?? 0
      const values = { n: group, ...(node.name !== null && { name: node.name }) }
      const word = node.name === null ? 'group' : 'namedGroup'
      return { ...span, word, values, group, children: alternatives(node, scope) }
    }
    case 'Assertion':
      return explainAssertion(node, scope)
    case 'Backreference':
      return { ...span, ...reference(node, scope) }
    case 'Character':
      return explainText([node], scope.flags.i)
    case 'CharacterSet':
      return explainSet(node, scope.flags)
    default:
      return explainClass(node, scope.flags)
  }
}

const spanOf = ({ start, end }: AST.NodeBase) => ({ from: start, to: end })

function quantity({ min, max, greedy }: AST.Quantifier): Pick<Token, 'word' | 'values'> {
  if (min === max) return { word: 'exactly', values: { n: min } }
  const isEndless = max === Number.POSITIVE_INFINITY
  const word = isEndless ? 'atLeast' : min === 0 && max === 1 ? 'optional' : 'between'
  return { word: greedy ? word : `${word}Lazy`, values: { n: min, ...(!isEndless && { max }) } }
}

function modifiers({ modifiers }: AST.Group): Pick<Token, 'word' | 'values'> {
  if (!modifiers) return { word: 'uncaptured' }
  const on = allFlags.filter((flag) => modifiers.add[wordOf(flag)]).join('')
  const off = allFlags.filter((flag) => modifiers.remove?.[wordOf(flag)]).join('')
  if (on && off) return { word: 'flagsOnOff', values: { on, off } }
  return on ? { word: 'flagsOn', values: { on } } : { word: 'flagsOff', values: { off } }
}

/** The flags inside a group such as (?i:…). */
export function within({ modifiers }: AST.Group, before: FlagState): FlagState {
  if (!modifiers) return before
  const after = { ...before }
  for (const flag of allFlags) {
    if (modifiers.add[wordOf(flag)]) after[flag] = true
    if (modifiers.remove?.[wordOf(flag)]) after[flag] = false
  }
  return after
}

function explainAssertion(node: AST.Assertion, scope: Scope): Token {
  const span = spanOf(node)
  switch (node.kind) {
    case 'start':
      return { ...span, word: scope.flags.m ? 'lineStart' : 'start' }
    case 'end':
      return { ...span, word: scope.flags.m ? 'lineEnd' : 'end' }
    case 'word':
      return { ...span, word: node.negate ? 'notBoundary' : 'boundary' }
    case 'lookahead':
      return { ...span, word: node.negate ? 'notFollowed' : 'followed', children: alternatives(node, scope) }
    default:
      return { ...span, word: node.negate ? 'notPreceded' : 'preceded', children: alternatives(node, scope) }
  }
}

function reference({ ref, resolved }: AST.Backreference, { numbers }: Scope): Pick<Token, 'word' | 'values'> {
  if (typeof ref === 'string') return { word: 'namedReference', values: { name: ref } }
  const group = Array.isArray(resolved) ? resolved[0] : resolved
  return { word: 'reference', values: { n: (group && numbers.get(group)) ?? ref } }
}
