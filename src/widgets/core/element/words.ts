/** Texts by key, in objects like those of a tool's strings. */
export interface Texts {
  readonly [key: string]: string | Texts
}

/** Objects key by key: `issues` has words of both. */
export function merged(one: Texts, other: Texts): Texts {
  const entries = Object.entries(other).map(([key, value]) => {
    const before = one[key]
    return [key, typeof value === 'object' && typeof before === 'object' ? merged(before, value) : value]
  })
  return { ...one, ...Object.fromEntries(entries) }
}
