import { useEffect, useMemo, useState } from 'react'
import type { Target, TargetOptions } from '../../engine/json-editor/convert/convert-to'
import { secondary } from '../core/base/button.css'
import { interpolate } from '../core/base/strings'
import { ErrorMessage } from '../core/fields/field'
import { LongOutput } from '../core/long-text/long-output'
import { CopyButton } from '../core/output/copy-button'
import { DownloadButton } from '../core/output/download-button'
import { LoadFailed } from '../core/output/load-failed'
import { Progress } from '../core/output/progress'
import { SendTo } from '../core/output/send-to'
import { useWords } from '../core/words/use-words'
import { NoteList } from './convert/notes'
import { useConversion } from './convert/use-conversion'
import * as css from './convert.css'
import { RowsFrom } from './table/rows-from'
import { downloadName, type ViewProps } from './view'

type Settings = TargetOptions & { readonly target: Target }

const files: Readonly<Record<Target, readonly [ending: string, type: string]>> = {
  yaml: ['yaml', 'application/yaml'],
  csv: ['csv', 'text/csv'],
  lines: ['jsonl', 'application/jsonl'],
  types: ['ts', 'text/plain'],
}
const targets = Object.keys(files) as Target[]
const separators = [',', ';', '\t'] as const

/** The choices made last on this page, for when the view is shown again. */
let remembered: Settings = { target: 'yaml', separator: ',', header: true, nested: 'json', name: 'Root' }

/** The text in another format. */
export function View({ tool, shown: { text }, summary, fileName }: ViewProps) {
  const { t, locale } = tool
  const [settings, setSettings] = useState(remembered)
  const { state, start, stop, failed } = useConversion()
  const { target } = settings
  const job = useMemo(() => ({ text, target: settings.target, options: settings }), [text, settings])
  useEffect(() => void start(job), [start, job])
  function change(patch: Partial<Settings>): void {
    remembered = { ...settings, ...patch }
    setSettings(remembered)
  }
  const isDone = state?.job === job && state.reply !== undefined
  const reply = state?.reply
  // Until the new text is there, the one before stays, unless it's in another format.
  const made = reply && 'text' in reply && 'target' in state.job && state.job.target === target ? reply : undefined
  const [ending, type] = files[target]
  if (failed) return <LoadFailed onRetry={() => void start(job)} />
  return (
    <div className={css.view}>
      <div className={css.options}>
        <label className={css.option}>
          {t.convertTo}
          <select value={target} onChange={({ currentTarget }) => change({ target: currentTarget.value as Target })}>
            {targets.map((each) => (
              <option key={each} value={each}>
                {t.targets[each]}
              </option>
            ))}
          </select>
        </label>
        <Options settings={settings} onChange={change} />
        {target === 'csv' && made?.tables && (
          <RowsFrom tables={made.tables} table={made.table ?? ''} onChange={(table) => change({ table })} />
        )}
        <span className={css.buttons}>
          <CopyButton text={() => made?.text ?? ''} />
          <SendTo summary={{ ...summary, sends: [{ kind: 'text', text: made?.text ?? '' }] }} />
          <DownloadButton name={downloadName(fileName, ending)} type={type} content={() => made?.text ?? ''}>
            {t.download}
          </DownloadButton>
        </span>
      </div>
      {!isDone && state?.share !== undefined && (
        <div className={css.progress}>
          <Progress
            label={interpolate(t.converting, { percent: Math.floor(state.share * 100) }, locale)}
            share={state.share}
          />
          <button type="button" className={secondary} onClick={stop}>
            {t.cancel}
          </button>
        </div>
      )}
      {made && <LongOutput tool={tool} label={t.targets[target]} hideLabel text={made.text} code tall />}
      {isDone && reply && 'code' in reply && (
        <div className={css.message}>
          <ErrorMessage>{t.convertErrors[reply.code]}</ErrorMessage>
        </div>
      )}
      {made && made.notes.length > 0 && <NoteList notes={made.notes} className={css.notes} />}
    </div>
  )
}

interface OptionsProps {
  readonly settings: Settings
  readonly onChange: (patch: Partial<Settings>) => void
}

/** What else can be chosen for a format. */
function Options({ settings, onChange }: OptionsProps) {
  const { t } = useWords<ViewProps['tool']['t']>()
  const { target, separator, header, nested, name } = settings
  if (target === 'types') {
    return (
      <label className={css.option}>
        {t.typeName}
        <input
          type="text"
          size={10}
          value={name}
          spellCheck={false}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
        />
      </label>
    )
  }
  if (target !== 'csv') return null
  return (
    <>
      <label className={css.option}>
        {t.separator}
        <select
          value={separator}
          onChange={({ currentTarget }) => onChange({ separator: currentTarget.value as Settings['separator'] })}
        >
          {separators.map((each, at) => (
            <option key={each} value={each}>
              {[t.comma, t.semicolon, t.tab][at]}
            </option>
          ))}
        </select>
      </label>
      <label className={css.option}>
        {t.nested}
        <select
          value={nested}
          onChange={({ currentTarget }) => onChange({ nested: currentTarget.value as Settings['nested'] })}
        >
          <option value="json">{t.nestedAsJson}</option>
          <option value="columns">{t.nestedAsColumns}</option>
        </select>
      </label>
      <label className={css.option}>
        <input
          type="checkbox"
          checked={header}
          onChange={({ currentTarget }) => onChange({ header: currentTarget.checked })}
        />
        {t.header}
      </label>
    </>
  )
}
