/** Texts by key, in objects like those of a tool's strings. */
export interface Words {
  readonly [key: string]: string | Words
}

/** Objects key by key: `issues` has words of both. */
export function merged(one: Words, other: Words): Words {
  const entries = Object.entries(other).map(([key, value]) => {
    const before = one[key]
    return [key, typeof value === 'object' && typeof before === 'object' ? merged(before, value) : value]
  })
  return { ...one, ...Object.fromEntries(entries) }
}
