import { type ReactNode, useContext, useMemo } from 'react'
import type { Output, Warning } from '../../engine/json-editor/output'
import { Note } from '../core/answer/answer'
import { Announcement, IsCurrent } from '../core/answer/answer-frame'
import { plural } from '../core/base/plural'
import { interpolate } from '../core/base/strings'
import { announcementOf, copyOf, type Summary, sentenceText } from '../core/base/summary'
import { FullPane, Verdict, Views } from '../core/layouts/pane'
import { content, under } from '../core/layouts/pane.css'
import { CopyButton } from '../core/output/copy-button'
import { DownloadButton } from '../core/output/download-button'
import { Progress } from '../core/output/progress'
import { SendTo } from '../core/output/send-to'
import { useWords } from '../core/words/use-words'
import * as css from './answer.css'
import { lazyClient } from './json-editor.state'
import type { strings } from './json-editor.strings'
import { downloadName, type JsonTool, type ViewName, type ViewProps } from './view'
import { hasOwnButtons, ViewOf, viewNames } from './views'

interface JsonAnswerProps extends ViewProps {
  /** The text after an edit in the tree, printed, until it's checked: a press that ends an edit copies that one. */
  readonly edited: (() => string) | undefined
  readonly view: ViewName
  readonly onView: (view: ViewName) => void
}

interface FindingsProps {
  readonly output: Output
  /** The view is the text, where there's always room. */
  readonly isText: boolean
  readonly onShow: (from: number, to: number) => void
}

/** In the status bar, for invalid text too. */
const counted = ['lines', 'bytes'] as const

interface NewsProps {
  readonly tool: JsonTool
  /** The text is invalid, beside the last valid one, which isn't announced. */
  readonly isInvalid: boolean
  /** Progress of checking a long text. */
  readonly share: number | undefined
}

/** That the text has become invalid, for screen readers, and how far checking it has come. */
export function News({ tool: { t, locale, summary }, isInvalid, share }: NewsProps) {
  return (
    <>
      <Announcement live>{isInvalid && summary ? announcementOf(summary) : ''}</Announcement>
      {share !== undefined && (
        <Progress label={interpolate(t.checking, { percent: Math.floor(share * 100) }, locale)} share={share} />
      )}
    </>
  )
}

/** The summary of a text that an edit in the tree has just changed. It's printed on demand. */
const withText = (summary: Summary, text: () => string): Summary => ({
  ...summary,
  get text() {
    return text()
  },
  sends: [
    {
      kind: 'json',
      get text() {
        return text()
      },
    },
  ],
})

/** The right pane: the valid text in one of its views, and below it the warnings. */
export function JsonAnswer({ view, onView, edited, ...props }: JsonAnswerProps) {
  const { tool, shown, summary, fileName, onShow } = props
  const { t } = tool
  const { text, output } = shown
  const isCurrent = useContext(IsCurrent) || edited !== undefined
  const newest = edited ? withText(summary, edited) : summary
  const toCopy = () => copyOf(newest)
  /** Shows a place in the text that was checked. */
  const showPlace = (from: number, to: number) =>
    onShow(...((edited && lazyClient.module?.movedRange(text, tool.value.text, from, to)) ?? [from, to]))
  const names = Object.fromEntries(viewNames.map((name) => [name, t.views[name]])) as Record<ViewName, string>
  return (
    <FullPane
      title={<Views label={t.viewsLabel} names={names} value={view} onChange={onView} />}
      actions={
        text !== '' &&
        !hasOwnButtons(view) && (
          <IsCurrent.Provider value={isCurrent}>
            <CopyButton text={toCopy} />
            <SendTo summary={newest} />
            <DownloadButton name={downloadName(fileName, 'json')} type="application/json" content={toCopy}>
              {t.download}
            </DownloadButton>
          </IsCurrent.Provider>
        )
      }
    >
      {text === '' ? (
        <div className={content}>
          <Note>{t.empty}</Note>
        </div>
      ) : (
        <ViewOf name={view} {...props} />
      )}
      {output.warnings.length > 0 && !hasOwnButtons(view) && (
        <IsCurrent.Provider value={isCurrent}>
          <Warnings output={output} isText={view === 'text'} onShow={showPlace} />
        </IsCurrent.Provider>
      )}
    </FullPane>
  )
}

interface StatusProps extends Pick<FindingsProps, 'output' | 'onShow'> {
  readonly summary: Summary | undefined
  readonly tool: Pick<JsonTool, 't' | 'locale'>
  /** What repairs an invalid text of the user's own. */
  readonly repair?: ReactNode
}

/** Whether the text is valid; if not, where the error is, which a press shows, and what repairs it. */
export function StatusLine({ output, summary, tool: { t, locale }, onShow, repair }: StatusProps) {
  const { error, stats, valid } = output
  const place = summary?.lines[0]
  return (
    <>
      <Verdict good={valid}>{summary?.figure}</Verdict>
      {summary?.sentence && <span className={css.warned}>{sentenceText(summary.sentence)}</span>}
      {repair && error && place && (
        <>
          <button
            type="button"
            className={css.errorPlace}
            onClick={() => onShow(error.offset, error.offset + Math.max(1, error.length))}
          >
            {place.label}
          </button>
          <span>{place.text}</span>
          {repair}
        </>
      )}
      <span className={css.counts}>
        {counted.map((name) => (
          <span key={name}>{plural(t.counts[name], stats[name], locale)}</span>
        ))}
      </span>
    </>
  )
}

/** Warnings of each kind that are listed. */
const shown = 3

/** Warnings about what other programs may read differently, by kind. A click shows the place in the text. */
function Warnings({ output: { warnings, warningCount }, isText, onShow }: FindingsProps) {
  const { t, locale } = useWords<typeof strings>()
  const isCurrent = useContext(IsCurrent)
  const kinds = useMemo(() => byKind(warnings), [warnings])
  const listed = [...kinds.values()].reduce((sum, own) => sum + Math.min(own.length, shown), 0)
  const place = (warning: Warning) => interpolate(t.lineColumn, { line: warning.line, column: warning.column }, locale)
  return (
    <div className={isText ? `${under} ${css.warnings}` : `${under} ${css.warnings} ${css.unlessNarrow}`}>
      <h2 className={css.title}>{t.warnings}</h2>
      {[...kinds].map(([code, own]) => (
        <div key={code} className={css.warning}>
          <p>{t.warned[code]}</p>
          <ul className={css.places}>
            {own.slice(0, shown).map((warning) => (
              <li key={warning.offset}>
                <button
                  type="button"
                  className={css.placeButton}
                  disabled={!isCurrent}
                  onClick={() => onShow(warning.offset, warning.offset + warning.length)}
                >
                  <code className={css.code}>{warning.found}</code> <span className={css.at}>{place(warning)}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {warningCount > listed && <Note>{plural(t.moreWarnings, warningCount - listed, locale)}</Note>}
    </div>
  )
}

function byKind(warnings: readonly Warning[]): ReadonlyMap<Warning['code'], readonly Warning[]> {
  const kinds = new Map<Warning['code'], Warning[]>()
  for (const warning of warnings) kinds.set(warning.code, [...(kinds.get(warning.code) ?? []), warning])
  return kinds
}
