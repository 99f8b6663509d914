import type { Mark } from '../../../engine/core/text/phrases'
import { Note } from '../tool/answer'
import * as css from './findings.css'

export interface Finding {
  readonly key: string
  readonly label: string
  /** Beside the label: '2 × 15 points'. */
  readonly detail: string
  /** 1 speaks for what the tool looks for, 2 against it. */
  readonly side: 1 | 2
  readonly examples: readonly string[]
}

/** What was found, each with a few examples from the text. */
export function Findings({ label, findings }: { readonly label: string; readonly findings: readonly Finding[] }) {
  return (
    <>
      <h2 className={css.heading}>{label}</h2>
      <ul className={css.list}>
        {findings.map(({ key, label, detail, side, examples }) => (
          <li key={key} className={css.item}>
            <div className={css.head}>
              <span>{label}</span>
              <span className={css.detail}>{detail}</span>
            </div>
            {examples.length > 0 && (
              <div className={css.examples}>
                {examples.map((example) => (
                  <q key={example} dir="auto" className={`${css.example} ${css.sides[side]}`}>
                    {example}
                  </q>
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

interface HighlightsProps {
  /** What is in the pane, for screen readers. */
  readonly label: string
  /** The text that was analyzed. */
  readonly text: string
  /** In order; of two that overlap the first is drawn. */
  readonly marks: readonly Mark[]
  readonly sideOf: (key: string) => 1 | 2
  /** Code units that are drawn. */
  readonly limit: number
  /** What is said where that is not all. */
  readonly onlyFirst: string
}

/** The text with what was counted marked in it. */
export function Highlights({ label, text, marks, sideOf, limit, onlyFirst }: HighlightsProps) {
  const shown = text.slice(0, limit)
  return (
    <>
      <h2 className={css.heading}>{label}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={css.text} aria-label={label} tabIndex={0} dir="auto">
        {piecesOf(shown, marks).map(({ start, end, key }) => {
          const words = shown.slice(start, end)
          return key ? (
            <mark key={start} className={css.sides[sideOf(key)]}>
              {words}
            </mark>
          ) : (
            <span key={start}>{words}</span>
          )
        })}
      </section>
      {text.length > limit && <Note>{onlyFirst}</Note>}
    </>
  )
}

interface Piece {
  readonly start: number
  readonly end: number
  readonly key?: string
}

/** The text cut at the edges of its marks. */
function piecesOf(text: string, marks: readonly Mark[]): Piece[] {
  const pieces: Piece[] = []
  let done = 0
  for (const { start, end, key } of marks) {
    if (start < done) continue
    if (start > done) pieces.push({ start: done, end: start })
    pieces.push({ start, end, key })
    done = end
  }
  if (done < text.length) pieces.push({ start: done, end: text.length })
  return pieces
}
