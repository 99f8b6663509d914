import { formatPlain } from '../core/numbers/number-format'
import { decimalText, exact } from '../core/numbers/rational'
import { type Input, type Item, initial } from './fields'

const clientFields = ['toName', 'toAddress', 'toEmail', 'toPhone', 'toCountry', 'toVatId'] as const

/** The fields of a client. */
export type Client = Pick<Input, (typeof clientFields)[number]>

/** An item, with its numbers as plain decimals: '65.5'. */
export type KnownItem = Pick<Item, 'description' | 'rate' | 'tax'>

/** What a page keeps for later invoices, newest first. */
export interface Remembered {
  readonly clients: readonly Client[]
  readonly items: readonly KnownItem[]
}

/** How many of each are kept, and the length of a text. */
const limits = { entries: 100, characters: 500 }

export const nothingRemembered: Remembered = { clients: [], items: [] }

/** What was stored. Undefined if it isn't in that form; entries that aren't are left out. */
export function readRemembered(stored: unknown): Remembered | undefined {
  const { clients, items } = Object(stored) as Record<string, unknown>
  if (!Array.isArray(clients) || !Array.isArray(items)) return undefined
  return {
    clients: entriesOf(clients, clientFields, 'toName'),
    items: entriesOf(items, ['description', 'rate', 'tax'], 'description'),
  }
}

function entriesOf<Name extends string>(list: readonly unknown[], names: readonly Name[], key: Name) {
  const entries = list.slice(0, limits.entries).map((entry) => {
    const texts = names.map((name) => {
      const text = (Object(entry) as Record<string, unknown>)[name]
      return [name, typeof text === 'string' ? text.slice(0, limits.characters) : '']
    })
    return Object.fromEntries(texts) as Record<Name, string>
  })
  return entries.filter((entry) => entry[key].trim() !== '')
}

interface Line {
  readonly description: string
  readonly rate: number
}

/**
 * Adds the client and the items of an invoice, or moves them to the front. A client is known by its name and an item by its
 * description. `lines` are the invoice's rows as calculated.
 */
export function remember({ clients, items }: Remembered, input: Input, lines: readonly Line[]): Remembered {
  const client = Object.fromEntries(clientFields.map((field) => [field, input[field].trim()])) as Client
  const known = lines.map(({ description, rate }, index) => ({
    description: description.trim(),
    rate: decimalText(exact(rate)),
    tax: input.items[index]?.tax.trim() ?? '',
  }))
  const all = { clients: [client, ...clients], items: [...known, ...items] }
  return {
    clients: newest(all.clients, ({ toName }) => toName),
    items: newest(all.items, ({ description }) => description),
  }
}

/** The first with each key. Those without one are left out. */
function newest<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string): Entry[] {
  const found = new Map<string, Entry>()
  for (const entry of entries) {
    const key = keyOf(entry).trim().toLowerCase()
    if (key && !found.has(key)) found.set(key, entry)
  }
  return [...found.values()].slice(0, limits.entries)
}

/** The rows with a known item at the end, in place of an empty row. */
export function withItem(rows: readonly Item[], { description, rate, tax }: KnownItem, locale: string): Item[] {
  const [blank] = initial.items as readonly [Item]
  const last = rows.at(-1)
  const isEmpty = last && !last.description.trim() && ['', '0'].includes(last.rate.trim())
  const item = { ...blank, description, rate: formatPlain(rate, locale, { grouping: false }), tax }
  return [...(isEmpty ? rows.slice(0, -1) : rows), item]
}
