/** regexpp's messages, without 'Invalid regular expression: /…/: ' before them. */
const messages = {
  'Unterminated group': 'unterminated-group',
  "Unmatched ')'": 'unmatched-paren',
  'Unterminated character class': 'unterminated-class',
  'Unterminated class string disjunction': 'unterminated-strings',
  'Nothing to repeat': 'nothing-to-repeat',
  'Incomplete quantifier': 'incomplete-quantifier',
  'Lone quantifier brackets': 'lone-bracket',
  'numbers out of order in {} quantifier': 'quantifier-order',
  '\\ at end of pattern': 'lone-backslash',
  'Invalid group': 'invalid-group',
  'Invalid empty flags': 'invalid-modifiers',
  'Invalid capture group name': 'invalid-group-name',
  'Duplicate capture group name': 'duplicate-group-name',
  'Invalid named reference': 'invalid-reference',
  'Invalid named capture referenced': 'unknown-group',
  'Invalid escape': 'invalid-escape',
  'Invalid unicode escape': 'invalid-unicode-escape',
  'Invalid property name': 'invalid-property',
  'Range out of order in character class': 'range-order',
  'Invalid character class': 'invalid-range',
  'Invalid character in character class': 'invalid-class-character',
  'Invalid set operation in character class': 'invalid-set-operation',
  'Negated character class may contain strings': 'negated-strings',
} as const

export type SyntaxCode =
  | (typeof messages)[keyof typeof messages]
  | 'duplicate-modifier'
  | 'too-deep'
  | 'too-long'
  | 'invalid-syntax'

/** The codes that regexpp's messages have, to test that there are no others. */
export const knownMessages = messages

/** 'Invalid regular expression: /(/: Unterminated group' is 'unterminated-group'. */
export function codeOf(message: string): SyntaxCode {
  const known = Object.entries(messages).find(([reason]) => message.endsWith(`: ${reason}`))
  if (known) return known[1]
  return /: Duplicated flag '.'$/.test(message) ? 'duplicate-modifier' : 'invalid-syntax'
}
