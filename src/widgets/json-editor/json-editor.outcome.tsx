import { useMemo } from 'react'
import type { Output, Warning } from '../../engine/json-editor'
import { Announcement, Line, Note, Placeholder, Receipt } from '../core/answer'
import { headline, headlineLabel } from '../core/answer.css'
import { bar, secondary } from '../core/button.css'
import { CopyButton } from '../core/copy-button'
import { DownloadButton } from '../core/download-button'
import { formatNumber } from '../core/format'
import { DoneIcon, FaultIcon } from '../core/icons'
import { LateSheets } from '../core/late-sheets'
import { plural } from '../core/plural'
import { Progress } from '../core/progress'
import { fill } from '../core/strings'
import * as css from './json-editor.outcome.css'
import sheets from './json-editor.outcome.tsx?sheets'
import { pathOf, type Tool, type Words, wordsOf } from './json-editor.words'

interface OutcomeProps {
  readonly tool: Tool
  /** What was last read, and what was found in it. */
  readonly read: { readonly text: string; readonly output: Output } | undefined
  /** How much of a long text is read. */
  readonly share: number | undefined
  readonly onShow: (from: number, to: number) => void
}

interface FoundProps {
  readonly text: string
  readonly output: Output
  readonly t: Words
  readonly locale: string
  readonly onShow: (from: number, to: number) => void
}

/** In the order in which they are shown. */
const all = ['bytes', 'lines', 'depth', 'keys', 'objects', 'arrays', 'strings', 'numbers', 'booleans', 'nulls'] as const
/** Known of a text at fault too. */
const ofAny = ['bytes', 'lines'] as const

/** The right half: whether a text is JSON, why not, and what is in it. */
export function Outcome({ tool, read, share, onShow }: OutcomeProps) {
  const { locale } = tool
  const t = wordsOf(tool)
  return (
    <div className={css.outcome} aria-busy={read?.text !== tool.value.text}>
      <LateSheets sheets={sheets} />
      <Announcement live>{read ? said(read.output, t, locale) : ''}</Announcement>
      {share !== undefined && (
        <Progress label={fill(t.checking, { percent: Math.floor(share * 100) }, locale)} share={share} />
      )}
      {read ? (
        <Found {...read} t={t} locale={locale} onShow={onShow} />
      ) : (
        <Placeholder label={t.result} lines={[t.bytes, t.lines]} />
      )}
    </div>
  )
}

function said({ valid, warningCount }: Output, t: Words, locale: string): string {
  if (!valid) return t.invalid
  return warningCount ? `${t.valid}, ${plural(t.sayWarnings, warningCount, locale)}` : t.valid
}

function Found(props: FoundProps) {
  const { text, output, t, locale } = props
  const { valid, stats, warnings } = output
  return (
    <>
      <div className={headline}>
        <p className={headlineLabel}>{t.result}</p>
        <p className={valid ? css.valid : css.invalid}>
          {valid ? <DoneIcon /> : <FaultIcon />}
          {valid ? t.valid : t.invalid}
        </p>
      </div>
      {!valid && <Fault {...props} />}
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
        <DownloadButton name="data.json" type="application/json" content={() => text}>
          {t.download}
        </DownloadButton>
      </div>
    </>
  )
}

/** The line at fault, as much of it as there is room for. */
function Fault({ text, output: { error }, t, locale, onShow }: FoundProps) {
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
        <Line label={t.place}>{fill(t.lineColumn, { line, column }, locale)}</Line>
        <Line label={t.pointer}>
          <code className={css.code}>{pathOf(pointer, t)}</code>
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

/** So many of each kind are shown. */
const shown = 3

/** What a reader of this text may stumble over, kind by kind; a press shows where. */
function Warnings({ output: { warnings, warningCount }, t, locale, onShow }: FoundProps) {
  const kinds = useMemo(() => byKind(warnings), [warnings])
  const listed = [...kinds.values()].reduce((sum, own) => sum + Math.min(own.length, shown), 0)
  const place = (warning: Warning) => fill(t.lineColumn, { line: warning.line, column: warning.column }, locale)
  return (
    <div className={css.warnings}>
      <h3 className={css.title}>{t.warnings}</h3>
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

function byKind(warnings: readonly Warning[]): ReadonlyMap<Warning['code'], readonly Warning[]> {
  const kinds = new Map<Warning['code'], Warning[]>()
  for (const warning of warnings) kinds.set(warning.code, [...(kinds.get(warning.code) ?? []), warning])
  return kinds
}
