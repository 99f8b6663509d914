type Value = Readonly<Record<string, unknown>>

/** Some mail programs and chats cut off longer links. */
const limit = 1500

/** A link's fragment, and whether it contains all values. */
interface Shared {
  readonly fragment: string
  readonly isWhole: boolean
}

/**
 * The values that differ from an empty tool: '#homePrice=420000&term=15'. Without the text if that's too long for a link,
 * or undefined if the rest is too long as well.
 */
export function shareFragment(initial: Value, value: Value): Shared | undefined {
  const whole = fragmentOf(initial, value)
  if (whole.length <= limit) return { fragment: whole, isWhole: true }
  const { text: _, ...rest } = initial
  const fragment = fragmentOf(rest, value)
  return fragment.length <= limit ? { fragment, isWhole: false } : undefined
}

function fragmentOf(initial: Value, value: Value): string {
  const fields = new URLSearchParams()
  for (const [field, own] of Object.entries(initial)) {
    const text = textOf(value[field])
    if (text !== textOf(own)) fields.set(field, text)
  }
  return `#${fields}`
}

const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value ?? ''))

/** The values in a link for fields that this tool has. The link may come from anyone. */
export function sharedIn(fragment: string, initial: Value): Value | undefined {
  if (fragment.length > limit) return undefined
  const fields = new URLSearchParams(fragment.slice(1))
  const shared = Object.entries(initial).flatMap(([field, own]) => {
    const text = fields.get(field)
    const value = text === null ? undefined : fieldOf(text, own)
    return value === undefined ? [] : [[field, value]]
  })
  return shared.length > 0 ? Object.fromEntries(shared) : undefined
}

function fieldOf(text: string, own: unknown): unknown {
  if (typeof own === 'boolean') return text === 'true'
  if (!Array.isArray(own)) return text
  try {
    const rows: unknown = JSON.parse(text)
    return Array.isArray(rows) && rows.every((row) => typeof row === 'object' && row) ? rows : undefined
  } catch {
    return undefined
  }
}
