import { useMemo } from 'react'
import type { Input, Output, Warning } from '../../engine/json-editor/input'
import { formatNumber } from '../core/format/format'
import { plural } from '../core/format/plural'
import { bar, secondary } from '../core/output/button.css'
import { CopyButton } from '../core/output/copy-button'
import { DownloadButton } from '../core/output/download-button'
import { DoneIcon, ErrorIcon } from '../core/output/icons'
import { Progress } from '../core/output/progress'
import { Announcement, Line, Note, Receipt } from '../core/tool/answer'
import { headline, headlineLabel } from '../core/tool/answer.css'
import { interpolate } from '../core/tool/strings'
import type { ToolState } from '../core/tool/tool-props'
import * as css from './json-editor.answer.css'
import type { strings } from './json-editor.strings'

/** What the parts of this tool need of it. */
export interface JsonTool extends Pick<ToolState, 'locale' | 'status'> {
  readonly t: typeof strings
  readonly value: Input
  update(patch: Partial<Input>): void
  replace(patch: Partial<Input>): void
}

interface JsonAnswerProps {
  readonly tool: JsonTool
  /** What was last read, and what was found in it. */
  readonly read: { readonly text: string; readonly output: Output } | undefined
  /** How much of a long text is read. */
  readonly share: number | undefined
  readonly onShow: (from: number, to: number) => void
}

interface FindingsProps {
  readonly text: string
  readonly output: Output
  readonly t: typeof strings
  readonly locale: string
  readonly onShow: (from: number, to: number) => void
}

/** In the order in which they are shown. */
const all = ['bytes', 'lines', 'depth', 'keys', 'objects', 'arrays', 'strings', 'numbers', 'booleans', 'nulls'] as const
/** Known of an invalid text too. */
const ofAny = ['bytes', 'lines'] as const

/** The right half: whether a text is JSON, why not, and what is in it. */
export function JsonAnswer({ tool, read, share, onShow }: JsonAnswerProps) {
  const { t, locale } = tool
  return (
    <>
      <Announcement live>{read && tool.status === 'current' ? sentenceOf(read.output, t, locale) : ''}</Announcement>
      {share !== undefined && (
        <Progress label={interpolate(t.checking, { percent: Math.floor(share * 100) }, locale)} share={share} />
      )}
      {read && <Findings {...read} t={t} locale={locale} onShow={onShow} />}
    </>
  )
}

function sentenceOf({ valid, warningCount }: Output, t: typeof strings, locale: string): string {
  if (!valid) return t.invalid
  return warningCount ? `${t.valid}, ${plural(t.sayWarnings, warningCount, locale)}` : t.valid
}

/** An empty text is valid, too. */
export function EmptyAnswer({ t }: { readonly t: typeof strings }) {
  return (
    <>
      <Validity valid t={t} />
      <Note>{t.empty}</Note>
    </>
  )
}

/** The badge. */
function Validity({ valid, t }: { readonly valid: boolean; readonly t: typeof strings }) {
  return (
    <div className={headline}>
      <p className={headlineLabel}>{t.result}</p>
      <p className={valid ? css.valid : css.invalid}>
        {valid ? <DoneIcon /> : <ErrorIcon />}
        {valid ? t.valid : t.invalid}
      </p>
    </div>
  )
}

function Findings(props: FindingsProps) {
  const { text, output, t, locale } = props
  const { valid, stats, warnings } = output
  return (
    <>
      <Validity valid={valid} t={t} />
      {!valid && <ErrorPlace {...props} />}
      {warnings.length > 0 && <Warnings {...props} />}
      <Receipt>
        {(valid ? all : ofAny).map((name) => (
          <Line key={name} label={t[name]} rule={name === 'objects'}>
            {formatNumber(stats[name], locale)}
          </Line>
        ))}
      </Receipt>
      <div className={bar}>
        <CopyButton tool={{ t }} text={() => text} />
        {valid && (
          <DownloadButton name="data.json" type="application/json" content={() => text}>
            {t.download}
          </DownloadButton>
        )}
      </div>
    </>
  )
}

/** The line with the error, as much of it as there is room for. */
function ErrorPlace({ text, output: { error }, t, locale, onShow }: FindingsProps) {
  if (!error) return null
  const { offset, line, column, pointer } = error
  const length = Math.max(1, error.length)
  const before = text.slice(Math.max(0, offset - 30), offset).replace(/^[\s\S]*[\r\n]/, '')
  const after = text.slice(offset + length, offset + length + 40).replace(/[\r\n][\s\S]*$/, '')
  return (
    <>
      <p className={css.excerpt} dir="ltr">
        {before}
        <mark className={css.mark}>{text.slice(offset, offset + Math.min(length, 60)).trimEnd() || '␣'}</mark>
        {after}
      </p>
      <Receipt>
        <Line label={t.place}>{interpolate(t.lineColumn, { line, column }, locale)}</Line>
        <Line label={t.pointer}>
          <code className={css.code}>{shownPath(pointer, t)}</code>
        </Line>
      </Receipt>
      <div className={bar}>
        <button type="button" className={secondary} onClick={() => onShow(offset, offset + length)}>
          {t.show}
        </button>
      </div>
    </>
  )
}

/** Warnings of each kind that are listed. */
const shown = 3

/** What other programs may read differently, kind by kind; a click shows where. */
function Warnings({ output: { warnings, warningCount }, t, locale, onShow }: FindingsProps) {
  const kinds = useMemo(() => byKind(warnings), [warnings])
  const listed = [...kinds.values()].reduce((sum, own) => sum + Math.min(own.length, shown), 0)
  const place = (warning: Warning) => interpolate(t.lineColumn, { line: warning.line, column: warning.column }, locale)
  return (
    <div className={css.warnings}>
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

/** A path as it is shown: of one that would fill the screen, its two ends. */
export function shownPath(pointer: string, t: typeof strings): string {
  if (pointer.length > 300) return `${pointer.slice(0, 100)} … ${pointer.slice(-100)}`
  return pointer || t.wholeText
}

function byKind(warnings: readonly Warning[]): ReadonlyMap<Warning['code'], readonly Warning[]> {
  const kinds = new Map<Warning['code'], Warning[]>()
  for (const warning of warnings) kinds.set(warning.code, [...(kinds.get(warning.code) ?? []), warning])
  return kinds
}
