/** What makes a pattern impossible in a language. */
const blocking = [
  'lookahead',
  'lookbehind',
  'lookbehind-length',
  'backreference',
  'open-reference',
  'duplicate-names',
  'half-character',
  'property',
  'property-of-strings',
  'set-operations',
  'too-many-repeats',
] as const

/** What's different about a pattern that works. */
const differing = [
  'digit-unicode',
  'word-unicode',
  'boundary-unicode',
  'boundary-java',
  'space-ascii',
  'space-unicode',
  'dot',
  'dot-java',
  'line-ends',
  'line-ends-java',
  'code-points',
  'unset-reference',
  'group-reset',
  'empty-repeat',
  'empty-match',
  'sticky',
  'unnamed-groups',
  'group-order',
] as const

/** What was written differently for the same meaning. */
const converted = ['named-groups', 'named-reference', 'renamed', 'text-edges', 'sets'] as const

export const noteCodes = [...blocking, ...differing, ...converted] as const
export type NoteCode = (typeof noteCodes)[number]

export const isBlocking = (code: NoteCode): boolean => (blocking as readonly NoteCode[]).includes(code)
export const isConversion = (code: NoteCode): boolean => (converted as readonly NoteCode[]).includes(code)

interface Place {
  readonly from: number
  readonly to: number
}

/** A difference, and the tokens that it's about. */
export interface FlavorNote {
  readonly code: NoteCode
  readonly places: readonly Place[]
  readonly values?: Readonly<Record<string, string | number>>
}

/** Collects notes: one for each kind, with all its places. */
export function collectNotes() {
  const notes = new Map<NoteCode, { places: Place[]; values?: FlavorNote['values'] }>()
  return {
    add(
      code: NoteCode,
      { start, end }: { readonly start: number; readonly end: number },
      values?: FlavorNote['values'],
    ) {
      const note = notes.get(code) ?? { places: [], ...(values && { values }) }
      note.places.push({ from: start, to: end })
      notes.set(code, note)
    },
    /** What stops it first, then what differs, then what was converted. */
    all: (): FlavorNote[] =>
      noteCodes.flatMap((code) => {
        const note = notes.get(code)
        return note ? [{ code, ...note }] : []
      }),
  }
}
export type Notes = ReturnType<typeof collectNotes>
