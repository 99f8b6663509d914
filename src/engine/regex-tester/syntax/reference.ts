/** A token of the quick reference, described by `explain`. */
export interface ReferenceToken {
  /** What a press inserts. */
  readonly token: string
  /** The caret's place in it afterwards; at its end if absent. */
  readonly caret?: number
  /** Needed for this token. */
  readonly flag?: 'u' | 'v'
  /** What is explained, if the token alone isn't a pattern. */
  readonly sample?: string
  /** A word of the explanation that describes it better than its place there. */
  readonly word?: 'either'
}

const token = (token: string, more: Omit<ReferenceToken, 'token'> = {}): ReferenceToken => ({ token, ...more })

/** By topic, in the order of use. */
export const reference = {
  characters: [
    token('.'),
    token('\\d'),
    token('\\D'),
    token('\\w'),
    token('\\W'),
    token('\\s'),
    token('\\S'),
    token('\\t'),
    token('\\n'),
    token('\\p{L}', { flag: 'u' }),
  ],
  sets: [
    token('[abc]', { caret: 1 }),
    token('[^abc]', { caret: 2 }),
    token('[a-z]', { caret: 1 }),
    token('[\\w--\\d]', { flag: 'v' }),
    token('[\\w&&[^_]]', { flag: 'v' }),
  ],
  repeats: [
    token('?', { sample: 'a?' }),
    token('*', { sample: 'a*' }),
    token('+', { sample: 'a+' }),
    token('{3}', { sample: 'a{3}' }),
    token('{2,}', { sample: 'a{2,}' }),
    token('{2,5}', { sample: 'a{2,5}' }),
    token('*?', { sample: 'a*?' }),
    token('+?', { sample: 'a+?' }),
  ],
  positions: [token('^'), token('$'), token('\\b'), token('\\B')],
  groups: [
    token('()', { caret: 1 }),
    token('(?<name>)', { caret: 8 }),
    token('(?:)', { caret: 3 }),
    token('|', { sample: 'a|b', word: 'either' }),
    token('\\1', { sample: '()\\1' }),
    token('\\k<name>', { sample: '(?<name>)\\k<name>' }),
    token('(?i:)', { caret: 4 }),
  ],
  lookaround: [
    token('(?=)', { caret: 3 }),
    token('(?!)', { caret: 3 }),
    token('(?<=)', { caret: 4 }),
    token('(?<!)', { caret: 4 }),
  ],
} as const

export type Topic = keyof typeof reference
