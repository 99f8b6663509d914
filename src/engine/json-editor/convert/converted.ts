/**
 * What a conversion changed, to say next to its result. To JSON: `comments`, `documents` (several became an array),
 * `tags` (removed), `keys` (made text or given another name), `not-finite` (infinity or NaN became text), `ragged`
 * (rows with more or fewer cells than the header), `quotes` (unclosed or misplaced ones), `long-numbers` (kept as text).
 * From JSON: `formulas` (cells that a spreadsheet would calculate), `nested` (values written as JSON), `nulls` (empty
 * cells), `duplicates` (only the last value of a key is kept), `deep` (types below 60 levels are unknown), `empty` (there
 * are no rows).
 */
export type Note =
  | 'comments'
  | 'documents'
  | 'tags'
  | 'keys'
  | 'not-finite'
  | 'ragged'
  | 'quotes'
  | 'long-numbers'
  | 'formulas'
  | 'nested'
  | 'nulls'
  | 'duplicates'
  | 'deep'
  | 'empty'

/**
 * Why a text can't be converted. `not-yaml`, `not-csv`, `not-lines`: it isn't in this format, at this place. `aliases`:
 * its aliases expand to more than can be read. `too-deep`: more levels than can be read. `not-json`: nor can it be
 * converted from JSON.
 */
export type ConvertCode = 'not-yaml' | 'not-csv' | 'not-lines' | 'aliases' | 'too-deep' | 'not-json'

export interface ConvertIssue {
  readonly code: ConvertCode
  readonly at?: { readonly line: number; readonly column: number }
}

/** The new text, and how often each kind of change was made. */
export interface Converted {
  readonly text: string
  readonly notes: readonly { readonly note: Note; readonly count: number }[]
  /** For CSV: JSON Pointers to what the rows can be made of, and to what they're made of. '' is the whole text. */
  readonly tables?: readonly string[]
  readonly table?: string
}

/** Counts notes, in the order in which they first appear. */
export class Notes {
  readonly #counts = new Map<Note, number>()

  add(note: Note, count = 1): void {
    if (count > 0) this.#counts.set(note, (this.#counts.get(note) ?? 0) + count)
  }

  list(): Converted['notes'] {
    return [...this.#counts].map(([note, count]) => ({ note, count }))
  }
}
