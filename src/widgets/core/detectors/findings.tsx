import type { Mark } from '../../../engine/core/text/phrases'
import { Note } from '../answer/answer'
import type { SummaryLine } from '../base/summary'
import * as css from './findings.css'

export interface Finding {
  readonly key: string
  /** 1 for evidence of what the tool looks for, 2 for evidence against it. */
  readonly side: 1 | 2
  readonly examples: readonly string[]
}

interface FindingsProps {
  readonly label: string
  /** One for each finding, such as 'Filler words' and '2 × −15 points'. */
  readonly lines: readonly SummaryLine[]
  readonly findings: readonly Finding[]
}

/** The findings, each with a few examples from the text. */
export function Findings({ label, lines, findings }: FindingsProps) {
  return (
    <>
      <h2 className={css.heading}>{label}</h2>
      <ul className={css.list}>
        {findings.map(({ key, side, examples }, index) => (
          <li key={key} className={css.item}>
            <div className={css.head}>
              <span>{lines[index]?.label}</span>
              <span className={css.detail}>{lines[index]?.text}</span>
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
  /** A label for screen readers. */
  readonly label: string
  /** The analyzed text. */
  readonly text: string
  /** In order. If two overlap, the first is shown. */
  readonly marks: readonly Mark[]
  readonly sideOf: (key: string) => 1 | 2
  /** Code units to show. */
  readonly limit: number
  /** The note if the text is longer. */
  readonly onlyFirst: string
}

/** The text with the findings highlighted. */
export function Highlights({ label, text, marks, sideOf, limit, onlyFirst }: HighlightsProps) {
  const shown = text.slice(0, limit)
  return (
    <>
      <h2 className={css.heading}>{label}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
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

/** Splits the text at the edges of its marks. */
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
