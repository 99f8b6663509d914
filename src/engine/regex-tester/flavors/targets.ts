/** The languages that code is made for. PHP uses PCRE2, and Go uses RE2. */
export const targets = ['javascript', 'python', 'php', 'go', 'java', 'csharp', 'ruby', 'rust'] as const
export type Target = (typeof targets)[number]

/** The languages whose patterns differ from JavaScript's. */
export type Foreign = Exclude<Target, 'javascript'>

/** How a language's regular expressions differ. The sources are the languages' own documentation. */
export interface Traits {
  readonly source: string
  /** (?<name>…), or (?P<name>…). */
  readonly openName: '(?<' | '(?P<'
  /** \k<name>, (?P=name), or none. */
  readonly reference: 'k' | 'P' | undefined
  readonly hasLookahead: boolean
  /** `fixed`: the same length on any path. `alternatives`: each top-level alternative has one. `bounded`: a maximum. */
  readonly lookbehind: 'none' | 'fixed' | 'alternatives' | 'bounded' | 'any'
  readonly allowsDuplicateNames: boolean
  /** The end of the text, without m. */
  readonly end: string
  /** The start of the text, without m. */
  readonly start: string
  /** Whether \d, \w and \b know other scripts. */
  readonly unicodeDigits: boolean
  readonly unicodeWords: boolean
  readonly unicodeBoundary: boolean
  /** The largest number in {n,m}. */
  readonly mostRepeats: number
}

const none = { hasLookahead: false, lookbehind: 'none', reference: undefined } as const
const usual = { openName: '(?<', reference: 'k', hasLookahead: true, start: '^', end: '\\z' } as const
const isUnicode = { unicodeDigits: true, unicodeWords: true, unicodeBoundary: true } as const
const isAscii = { unicodeDigits: false, unicodeWords: false, unicodeBoundary: false } as const

export const traits: Readonly<Record<Foreign, Traits>> = {
  python: {
    source: 'https://docs.python.org/3/library/re.html',
    ...usual,
    ...isUnicode,
    openName: '(?P<',
    reference: 'P',
    lookbehind: 'fixed',
    allowsDuplicateNames: false,
    end: '\\Z',
    mostRepeats: 4_294_967_294,
  },
  php: {
    // With the u modifier, which PHP code needs for text in UTF-8.
    source: 'https://www.pcre.org/current/doc/html/pcre2pattern.html',
    ...usual,
    ...isUnicode,
    lookbehind: 'alternatives',
    allowsDuplicateNames: true,
    mostRepeats: 65_535,
  },
  go: {
    source: 'https://pkg.go.dev/regexp/syntax',
    ...usual,
    ...isAscii,
    ...none,
    openName: '(?P<',
    allowsDuplicateNames: false,
    end: '$',
    mostRepeats: 1000,
  },
  java: {
    source: 'https://docs.oracle.com/en/java/javase/21/docs/api/java.base/java/util/regex/Pattern.html',
    ...usual,
    ...isAscii,
    // Until Java 18. Java 19 made it ASCII.
    unicodeBoundary: true,
    lookbehind: 'bounded',
    allowsDuplicateNames: false,
    mostRepeats: 2_147_483_647,
  },
  csharp: {
    source: 'https://learn.microsoft.com/en-us/dotnet/standard/base-types/regular-expression-language-quick-reference',
    ...usual,
    ...isUnicode,
    lookbehind: 'any',
    allowsDuplicateNames: true,
    mostRepeats: 2_147_483_647,
  },
  ruby: {
    source: 'https://docs.ruby-lang.org/en/master/Regexp.html',
    ...usual,
    ...isAscii,
    unicodeBoundary: true,
    lookbehind: 'alternatives',
    allowsDuplicateNames: true,
    start: '\\A',
    mostRepeats: 100_000,
  },
  rust: {
    source: 'https://docs.rs/regex/latest/regex/#syntax',
    ...usual,
    ...isUnicode,
    ...none,
    openName: '(?P<',
    allowsDuplicateNames: false,
    end: '$',
    mostRepeats: 4_294_967_295,
  },
}
