import type { SimulatedSource } from '../../engine/plagiarism-detector'
import { Note } from '../core/answer'
import * as css from '../core/findings.css'
import { fill } from '../core/strings'
import type { lateStrings } from './plagiarism-detector.late.strings'

interface SourcesProps {
  readonly sources: readonly SimulatedSource[]
  readonly t: typeof lateStrings
  readonly locale: string
}

/** What a real checker would list, invented and said to be: no links, no titles. */
export function Sources({ sources, t, locale }: SourcesProps) {
  return (
    <>
      <h3 className={css.heading}>{t.sources}</h3>
      {sources.length > 0 && (
        <ul className={css.list}>
          {sources.map(({ type, similarity }) => (
            <li key={type} className={css.head}>
              <span>
                {t.simulated} <span className={css.detail}>{t.categories[type]}</span>
              </span>
              <span className={css.detail}>{fill(t.similarity, { n: similarity }, locale)}</span>
            </li>
          ))}
        </ul>
      )}
      <Note>{sources.length > 0 ? t.nothingLookedUp : t.noSources}</Note>
    </>
  )
}
