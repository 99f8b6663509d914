import { type ReactNode, useContext } from 'react'
import { type Finding, mostFindings } from '../../engine/html-formatter/lint/findings'
import { Note } from '../core/answer/answer'
import { IsCurrent } from '../core/answer/answer-frame'
import { ErrorIcon } from '../core/base/icons'
import { plural } from '../core/base/plural'
import { interpolate } from '../core/base/strings'
import { visuallyHidden } from '../core/base/theme.css'
import type { Span } from '../core/editor/highlight'
import { useWords } from '../core/words/use-words'
import * as css from './checks.css'
import type { Report } from './html-formatter.state'
import type { strings } from './html-formatter.strings'
import { sentenceOf } from './sentence'

interface ChecksProps {
  readonly report: Report
  readonly onShow: (place: Span) => void
}

/** What's wrong in the HTML. Each finding is a button that shows its place. */
export function Checks({ report, onShow }: ChecksProps) {
  const { t, locale } = useWords<typeof strings>()
  const { findings, errors, warnings } = report
  if (findings.length === 0)
    return (
      <div className={css.note}>
        <Note>{t.nothingFound}</Note>
      </div>
    )
  return (
    <ul className={css.list} aria-label={t.views.checks}>
      {findings.map((finding) => (
        <li key={`${finding.code} ${finding.from}`}>
          <FindingRow finding={finding} onShow={onShow} />
        </li>
      ))}
      {errors + warnings > mostFindings && (
        <li className={css.note}>
          <Note>{interpolate(t.firstOnly, { most: mostFindings, all: errors + warnings }, locale)}</Note>
        </li>
      )}
    </ul>
  )
}

interface FindingRowProps extends Pick<ChecksProps, 'onShow'> {
  readonly finding: Finding
}

function FindingRow({ finding, onShow }: FindingRowProps) {
  const { t, locale } = useWords<typeof strings>()
  return (
    <PlaceRow
      place={interpolate(t.place, { line: finding.line, column: finding.column }, locale)}
      isError={finding.severity === 'error'}
      kind={t[finding.severity]}
      onPress={() => onShow({ from: finding.from, to: finding.to })}
    >
      {sentenceOf(finding, t, locale)}
    </PlaceRow>
  )
}

interface PlaceRowProps {
  readonly place: string
  readonly isError: boolean
  readonly kind: string
  readonly onPress: () => void
  readonly children: ReactNode
}

/** A row that's a button: a sentence, and the line and column that it goes to. */
export function PlaceRow({ place, isError, kind, onPress, children }: PlaceRowProps) {
  const isCurrent = useContext(IsCurrent)
  return (
    <button type="button" className={css.row} disabled={!isCurrent} onClick={onPress}>
      <span className={isError ? css.error : css.warning}>
        <ErrorIcon />
        <span className={visuallyHidden}>{kind}</span>
      </span>
      <span className={css.text}>{children}</span>
      <span className={css.place}>{place}</span>
    </button>
  )
}

/** In the status line: '2 errors, 1 warning'. */
export function countsOf({ errors, warnings }: Report, t: typeof strings, locale: string): string {
  if (errors + warnings === 0) return t.noFindings
  return [errors > 0 && plural(t.errors, errors, locale), warnings > 0 && plural(t.warnings, warnings, locale)]
    .filter(Boolean)
    .join(', ')
}
