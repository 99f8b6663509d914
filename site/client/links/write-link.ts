export type Value = Readonly<Record<string, unknown>>

/** Some mail programs and chats cut off longer links. */
export const limit = 1500

/** A link's fragment, and whether it contains all values. */
interface Shared {
  readonly fragment: string
  readonly isWhole: boolean
}

/**
 * The values that differ from an empty tool, and their currency: '#homePrice=420000&term=15&currency=USD'. Without the
 * text if that's too long for a link, or undefined if the rest is too long as well.
 */
export function shareFragment(initial: Value, value: Value, currency?: string): Shared | undefined {
  const whole = fragmentOf(initial, value, currency)
  if (whole.length <= limit) return { fragment: whole, isWhole: true }
  const { text: _, ...rest } = initial
  const fragment = fragmentOf(rest, value, currency)
  return fragment.length <= limit ? { fragment, isWhole: false } : undefined
}

function fragmentOf(initial: Value, value: Value, currency: string | undefined): string {
  const fields = new URLSearchParams()
  for (const [field, own] of Object.entries(initial)) {
    const text = textOf(value[field])
    if (text !== textOf(own)) fields.set(field, text)
  }
  if (currency) fields.set('currency', currency)
  return `#${fields}`
}

const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value ?? ''))
