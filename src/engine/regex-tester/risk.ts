interface Span {
  readonly from: number
  readonly to: number
}

/** How long a pattern can take, according to recheck. */
export interface Risk {
  /** `unknown`: syntax that recheck doesn't know, or it took too long. */
  readonly kind: 'safe' | 'polynomial' | 'exponential' | 'unknown'
  /** Polynomial: n times the text can take n^degree times as long. */
  readonly degree?: number
  /** A text on which it takes that long. */
  readonly attack?: string
  /** The parts of the pattern that are repeated so often. */
  readonly hotspots: readonly Span[]
}

/** A quantifier without a maximum. Also finds some in classes, which costs only the analysis. */
export const hasUnbounded = (pattern: string): boolean => /[*+]|\{\d+,\}/.test(pattern)

/** What recheck returns, as far as it's used. */
export interface Diagnosis {
  readonly status: 'safe' | 'vulnerable' | 'unknown'
  readonly complexity?: { readonly type: string; readonly degree?: number }
  readonly attack?: { readonly string: string }
  readonly hotspot?: readonly { readonly start: number; readonly end: number; readonly temperature: string }[]
}

/** A longer attack isn't needed to see the effect. */
const longestAttack = 100_000

export function riskOf({ status, complexity, attack, hotspot = [] }: Diagnosis): Risk {
  const hotspots = hotspot
    .filter(({ temperature }) => temperature === 'heat')
    .map(({ start, end }) => ({ from: start, to: end }))
  if (status !== 'vulnerable') return { kind: status, hotspots: [] }
  const isExponential = complexity?.type === 'exponential'
  return {
    kind: isExponential ? 'exponential' : 'polynomial',
    ...(!isExponential && { degree: complexity?.degree ?? 2 }),
    ...(attack && attack.string.length <= longestAttack && { attack: attack.string }),
    hotspots,
  }
}

/** The flags that recheck knows. v is like u unless a set uses its syntax, which recheck then rejects. */
export const flagsForAnalysis = (flags: string): string => flags.replace('v', 'u').replace(/[dg]/g, '')
