/** A range of a text. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** A range to select and show. `isQuiet` leaves the focus, and so a phone's keyboard, alone. */
export interface Reveal extends Span {
  readonly isQuiet?: boolean
}

/** A part of a match in one color: a capture group, or what surrounds the groups. */
export interface Part extends Span {
  /** See tones.ts. */
  readonly tone: number
}

/** A range of a single-line field that stands out: the place of an error, the current token, a cause of slowness. */
export interface Mark extends Span {
  readonly kind: 'error' | 'current' | 'caution'
}

/** A match to highlight. */
export interface Highlight extends Span {
  readonly id: number
  /** The second of two adjacent matches, which has to look different. */
  readonly isOdd: boolean
  /** In order, without overlaps. */
  readonly parts: readonly Part[]
}

/** The matches in a text. There may be 100,000, so an editor asks only for the visible ones. */
export interface Highlights {
  /** Those that touch a range, in order. */
  within(from: number, to: number): Iterable<Highlight>
  get(id: number): Span | undefined
  /** The one that's selected, or else the first that touches the selection's end. */
  at(from: number, to: number): number | undefined
}

/** Called with a match, or without one. */
export interface Pointing {
  /** The mouse is over it. */
  onPoint(id: number | undefined): void
  /** The caret is in it. */
  onCaret(id: number | undefined): void
}

/** What a text field with an editor highlights. */
export interface Highlighting extends Pointing {
  readonly source: Highlights | undefined
  /** The matches are those of an earlier pattern. */
  readonly isFaded: boolean
  /** The match that gets a ring. */
  readonly current: number | undefined
  /** The matches in the placeholder. */
  readonly ofPlaceholder: Highlights | undefined
}
