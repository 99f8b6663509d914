import type { Value } from './write-link'

/** The values in a link for fields that this tool has. The link may come from anyone. */
export function sharedIn(fragment: string, initial: Value): Value | undefined {
  const fields = new URLSearchParams(fragment.slice(1))
  const shared = Object.entries(initial).flatMap(([field, own]) => {
    const text = fields.get(field)
    const value = text === null ? undefined : fieldOf(text, own)
    return value === undefined ? [] : [[field, value]]
  })
  return shared.length > 0 ? Object.fromEntries(shared) : undefined
}

/** The currency of a link's amounts. */
export const currencyIn = (fragment: string): string | undefined => /[#&]currency=([A-Z]{3})(&|$)/.exec(fragment)?.[1]

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
