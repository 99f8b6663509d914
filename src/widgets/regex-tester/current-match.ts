import { useState } from 'react'
import type { Reveal } from '../core/editor/highlight'
import type { Matches } from './matches'

/** A match of one answer. Another answer has others. */
interface MatchOfAnswer {
  readonly found: Matches | undefined
  readonly index: number
}

/** The match that's highlighted in the text and in the list: under the pointer, or else the last one chosen. */
export function useCurrentMatch(found: Matches | undefined) {
  const [pointed, setPointed] = useState<MatchOfAnswer>()
  const [chosen, setChosen] = useState<MatchOfAnswer & { readonly isByCaret: boolean }>()
  const [reveal, setReveal] = useState<Reveal>()
  const of = (match: MatchOfAnswer | undefined) => (match?.found === found ? match?.index : undefined)

  return {
    current: of(pointed) ?? of(chosen),
    /** The match with the caret, which the list has to show. */
    atCaret: chosen?.isByCaret ? of(chosen) : undefined,
    /** The range to select in the text. A new object for each press. */
    reveal,
    /** The mouse or the focus is on a match. */
    point(index: number | undefined): void {
      if (index !== of(pointed)) setPointed(index === undefined ? undefined : { found, index })
    },
    /** The caret is in a match. */
    moveCaret(index: number | undefined): void {
      setPointed(undefined)
      if (index === of(chosen)) return
      setChosen(index === undefined ? undefined : { found, index, isByCaret: true })
    },
    /** Selects a match of the list in the text. On a touchscreen, the focus would open the keyboard. */
    choose(index: number): void {
      if (!found) return
      setChosen({ found, index, isByCaret: false })
      const isQuiet = matchMedia('(pointer: coarse)').matches
      setReveal({ from: found.start(index), to: found.end(index), isQuiet })
    },
  }
}

export type CurrentMatch = ReturnType<typeof useCurrentMatch>
