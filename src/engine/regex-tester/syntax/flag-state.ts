/** The flags that (?i:…) can change, with their state at a place in the pattern. */
export type FlagState = Record<(typeof allFlags)[number], boolean>

export const allFlags = ['i', 'm', 's'] as const

export const stateIn = (flags: string): FlagState => ({
  i: flags.includes('i'),
  m: flags.includes('m'),
  s: flags.includes('s'),
})
