import { formatJson, minifyJson } from '../src/engine/json-editor/json-editor'
import type { Row } from './measure'

export const title = 'JSON editor'
export const notes = () => [
  'Pegboard: `formatJson` and `minifyJson`, which keep every digit, run to completion on the calling thread. Native: `JSON.parse`',
  'and `JSON.stringify`, which round numbers and drop duplicate keys.',
]

/** User records, like an API response. */
function records(bytes: number): unknown[] {
  const rows: object[] = []
  for (let size = 0, id = 0; size < bytes; id++) {
    const row = {
      id,
      name: `User number ${id}`,
      email: `user${id}@example.com`,
      active: id % 3 === 0,
      score: ((id * 48_271) % 1_000_003) / 1000,
      tags: ['alpha', 'beta', 'gamma'],
      address: { street: `${id} Main Street`, city: 'Springfield "north"', geo: { lat: id / 7, lng: -id / 11 } },
      note: null,
    }
    rows.push(row)
    size += JSON.stringify(row).length + 1
  }
  return rows
}

const size = 1e7

/** Each is about 10 MB of text. */
const inputs: Record<string, () => string> = {
  'records on one line': () => JSON.stringify(records(size)),
  'records, formatted': () => JSON.stringify(records(size * 0.67), null, 2),
  numbers: () => JSON.stringify(Array.from({ length: 7e5 }, (_, at) => at * 1.37)),
  'long strings': () => JSON.stringify(Array.from({ length: 1e4 }, (_, at) => `${at} `.repeat(180))),
}

/** Reads the last character, because engines may defer string concatenation (ropes) until then. */
const read = (text: string) => ({ length: text.length, last: text.charCodeAt(text.length - 1) })

const format = {
  ours: (text: string) => read(formatJson(text, 2) as string),
  native: (text: string) => read(JSON.stringify(JSON.parse(text), null, 2)),
}
const minify = {
  ours: (text: string) => read(minifyJson(text) as string),
  native: (text: string) => read(JSON.stringify(JSON.parse(text))),
}

export const rows: Row<string>[] = Object.entries(inputs).flatMap(([name, input]) => [
  { name: `Format 10 MB: ${name}`, input, contenders: format },
  { name: `Minify 10 MB: ${name}`, input, contenders: minify },
])
