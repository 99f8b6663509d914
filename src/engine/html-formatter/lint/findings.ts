/** What each finding is. Errors break a rule of the HTML Standard; warnings are likely mistakes. */
export const severities = {
  'stray-end-tag': 'error',
  unclosed: 'error',
  misnested: 'error',
  'void-end-tag': 'error',
  'self-closing': 'error',
  'block-in-p': 'error',
  'block-in-inline': 'error',
  'nested-same': 'error',
  interactive: 'error',
  misplaced: 'error',
  'wrong-child': 'error',
  'not-in-table': 'error',
  'text-in-table': 'error',
  repeated: 'error',
  ignored: 'error',
  'duplicate-id': 'error',
  'duplicate-attribute': 'error',
  'missing-alt': 'error',
  'missing-src': 'error',
  'missing-doctype': 'error',
  'old-doctype': 'warning',
  'misplaced-doctype': 'error',
  'bad-doctype': 'error',
  'missing-title': 'error',
  'missing-lang': 'warning',
  obsolete: 'warning',
  'label-target': 'error',
  'empty-label': 'warning',
  'unknown-entity': 'error',
  'entity-semicolon': 'error',
  'bad-entity': 'error',
  'bad-character': 'error',
  'bad-attribute': 'error',
  'missing-value': 'error',
  'missing-space': 'error',
  'bad-tag': 'error',
  'cut-off': 'error',
  'end-tag-attributes': 'error',
  'bad-comment': 'error',
  cdata: 'error',
} as const satisfies Record<string, Severity>

export type Severity = 'error' | 'warning'
export type LintCode = keyof typeof severities

/** Something wrong in the HTML, and where. */
export interface Finding {
  readonly code: LintCode
  readonly severity: Severity
  /** The tag or text that it's about, as offsets in the text. */
  readonly from: number
  readonly to: number
  /** Where that starts, counted from 1. Columns are UTF-16 units. */
  readonly line: number
  readonly column: number
  /** The element, attribute, id or reference that it's about. */
  readonly name?: string
  /** The other element that's involved. */
  readonly other?: string
  /** The line of that, or of the first of two. */
  readonly otherLine?: number
}

export interface LintReport {
  readonly errors: number
  readonly warnings: number
  /** In the order of the text. At most `mostFindings`. */
  readonly findings: readonly Finding[]
}

export const mostFindings = 1000

/** A place in the HTML, as the parser gives it. */
export interface Place {
  readonly startOffset: number
  readonly endOffset: number
  readonly startLine: number
  readonly startCol: number
}

/** Collects findings, one of each code at each place. */
export class Findings {
  readonly #found = new Map<string, Finding>()

  add(
    code: LintCode,
    place: Place | null | undefined,
    details: Pick<Finding, 'name' | 'other' | 'otherLine'> = {},
  ): void {
    if (!place) return
    const { startOffset: from, endOffset: to, startLine: line, startCol: column } = place
    const key = `${code} ${from}`
    if (this.#found.has(key)) return
    this.#found.set(key, { code, severity: severities[code], from, to, line, column, ...details })
  }

  /** Removes a finding, because a more exact one takes its place. */
  drop(code: LintCode, { startOffset }: Place): void {
    this.#found.delete(`${code} ${startOffset}`)
  }

  report(): LintReport {
    const all = [...this.#found.values()].sort((one, other) => one.from - other.from || one.to - other.to)
    const errors = all.filter(({ severity }) => severity === 'error').length
    return { errors, warnings: all.length - errors, findings: all.slice(0, mostFindings) }
  }
}
