import { type ReactNode, useContext, useMemo } from 'react'
import type { Input, Output, Warning } from '../../engine/json-editor/input'
import { Announcement, IsCurrent, Line, Note, Receipt, Receipts } from '../core/answer/answer'
import { formatNumber } from '../core/format/format'
import { plural } from '../core/format/plural'
import { FullPane, Verdict, Views } from '../core/layouts/pane'
import { content, under } from '../core/layouts/pane.css'
import { LongOutput } from '../core/long-text/long-output'
import { CopyButton } from '../core/output/copy-button'
import { DownloadButton } from '../core/output/download-button'
import { Progress } from '../core/output/progress'
import { interpolate } from '../core/tool/strings'
import type { Access, ToolState } from '../core/tool/tool-props'
import * as css from './json-editor.answer.css'
import type { strings } from './json-editor.strings'

/** The parts of the tool that its components need. */
export interface JsonTool extends Pick<ToolState, 'locale' | 'status' | 'props'> {
  readonly t: typeof strings
  readonly value: Input
  accessOf(field: 'indent' | 'text'): Access
  update(patch: Partial<Input>): void
  replace(patch: Partial<Input>): void
}

/** A result and its text. */
export interface Read {
  readonly text: string
  readonly output: Output
}

export type View = keyof typeof strings.views

interface JsonAnswerProps {
  readonly tool: JsonTool
  /** The result to show, which is the last valid one if there is one. */
  readonly shown: Read
  /** Its text, formatted or minified. */
  readonly printed: string
  readonly view: View
  readonly onView: (view: View) => void
  readonly onShow: (from: number, to: number) => void
  /** The tree, once it can be drawn. */
  readonly children?: ReactNode
}

interface FindingsProps {
  readonly output: Output
  readonly t: typeof strings
  readonly locale: string
  readonly onShow: (from: number, to: number) => void
}

/** In two columns. */
const halves = [
  ['depth', 'keys', 'objects', 'arrays'],
  ['strings', 'numbers', 'booleans', 'nulls'],
] as const
/** In the status bar, for invalid text too. */
const counted = ['lines', 'bytes'] as const

interface NewsProps {
  readonly tool: JsonTool
  readonly read: Read | undefined
  /** Progress of checking a long text. */
  readonly share: number | undefined
}

/** Whether the text is valid, for screen readers, and how far checking it has come. */
export function News({ tool: { t, locale, status }, read, share }: NewsProps) {
  return (
    <>
      <Announcement live>{read && status === 'current' ? verdictOn(read.output, t, locale) : ''}</Announcement>
      {share !== undefined && (
        <Progress label={interpolate(t.checking, { percent: Math.floor(share * 100) }, locale)} share={share} />
      )}
    </>
  )
}

function verdictOn({ valid, warningCount }: Output, t: typeof strings, locale: string): string {
  if (!valid) return t.invalid
  return warningCount ? `${t.valid}, ${plural(t.sayWarnings, warningCount, locale)}` : t.valid
}

/** The right pane: the text, its tree or its statistics, and below them the warnings. */
export function JsonAnswer({ tool, shown, printed, view, onView, onShow, children }: JsonAnswerProps) {
  const { t, locale } = tool
  const { text, output } = shown
  return (
    <FullPane
      title={<Views label={t.viewsLabel} names={t.views} value={view} onChange={onView} />}
      actions={
        text !== '' && (
          <>
            <CopyButton tool={tool} text={() => printed} />
            <DownloadButton name="data.json" type="application/json" content={() => printed}>
              {t.download}
            </DownloadButton>
          </>
        )
      }
    >
      {text === '' ? (
        <div className={content}>
          <Note>{t.empty}</Note>
        </div>
      ) : view === 'text' ? (
        <LongOutput tool={tool} label={t.result} hideLabel text={printed} code language="json" tall />
      ) : view === 'tree' ? (
        (children ?? <div />)
      ) : (
        <Statistics output={output} t={t} locale={locale} />
      )}
      {output.warnings.length > 0 && <Warnings output={output} t={t} locale={locale} onShow={onShow} />}
    </FullPane>
  )
}

const Statistics = ({ output: { stats }, t, locale }: Omit<FindingsProps, 'onShow'>) => (
  <div className={content}>
    <Receipts>
      {halves.map((names) => (
        <Receipt key={names[0]}>
          {names.map((name) => (
            <Line key={name} label={t[name]}>
              {formatNumber(stats[name], locale)}
            </Line>
          ))}
        </Receipt>
      ))}
    </Receipts>
  </div>
)

/** In the right pane, if there's no valid text yet: the error and its line, shortened to fit. */
export function ErrorPlace({ read: { text, output }, t }: { readonly read: Read; readonly t: typeof strings }) {
  if (!output.error) return null
  const { offset, pointer } = output.error
  const length = Math.max(1, output.error.length)
  const before = text.slice(Math.max(0, offset - 30), offset).replace(/^[\s\S]*[\r\n]/, '')
  const after = text.slice(offset + length, offset + length + 40).replace(/[\r\n][\s\S]*$/, '')
  return (
    <FullPane title={t.result}>
      <div className={content}>
        <div>
          <h2 className={css.title}>{t.errorTitle}</h2>
          <p>{messageOf(output.error, t)}</p>
        </div>
        <p className={css.excerpt} dir="ltr">
          {before}
          <mark className={css.mark}>{text.slice(offset, offset + Math.min(length, 60)).trimEnd() || '␣'}</mark>
          {after}
        </p>
        <Receipt>
          <Line label={t.pointer}>
            <code className={css.code}>{shownPath(pointer, t)}</code>
          </Line>
        </Receipt>
      </div>
    </FullPane>
  )
}

/** What's wrong and how to fix it. */
export const messageOf = ({ code, found }: NonNullable<Output['error']>, t: typeof strings): string =>
  interpolate(t.errors[code], { found })

interface StatusProps extends Pick<FindingsProps, 'output' | 'onShow'> {
  readonly tool: Pick<JsonTool, 't' | 'locale'>
  /** What repairs an invalid text of the user's own. */
  readonly repair?: ReactNode
}

/** Whether the text is valid; if not, where the error is, which a press shows, and what repairs it. */
export function StatusLine({ output, tool: { t, locale }, onShow, repair }: StatusProps) {
  const { error, stats, valid, warningCount } = output
  return (
    <>
      <Verdict good={valid}>{valid ? t.valid : t.invalid}</Verdict>
      {warningCount > 0 && <span className={css.warned}>{plural(t.sayWarnings, warningCount, locale)}</span>}
      {repair && error && (
        <>
          <button
            type="button"
            className={css.errorPlace}
            onClick={() => onShow(error.offset, error.offset + Math.max(1, error.length))}
          >
            {interpolate(t.goTo, { line: error.line, column: error.column }, locale)}
          </button>
          <span>{messageOf(error, t)}</span>
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
function Warnings({ output: { warnings, warningCount }, t, locale, onShow }: FindingsProps) {
  const isCurrent = useContext(IsCurrent)
  const kinds = useMemo(() => byKind(warnings), [warnings])
  const listed = [...kinds.values()].reduce((sum, own) => sum + Math.min(own.length, shown), 0)
  const place = (warning: Warning) => interpolate(t.lineColumn, { line: warning.line, column: warning.column }, locale)
  return (
    <div className={`${under} ${css.warnings}`}>
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

/** A path for display. Very long ones are shortened in the middle. */
export function shownPath(pointer: string, t: typeof strings): string {
  if (pointer.length > 300) return `${pointer.slice(0, 100)} … ${pointer.slice(-100)}`
  return pointer || t.wholeText
}

function byKind(warnings: readonly Warning[]): ReadonlyMap<Warning['code'], readonly Warning[]> {
  const kinds = new Map<Warning['code'], Warning[]>()
  for (const warning of warnings) kinds.set(warning.code, [...(kinds.get(warning.code) ?? []), warning])
  return kinds
}
