import { useEffect, useMemo, useState } from 'react'
import type { FromCsvOptions } from '../../engine/json-editor/convert/from-csv'
import type { Recognized } from '../../engine/json-editor/convert/recognize'
import { secondary, tonal } from '../core/base/button.css'
import { focusingTool } from '../core/base/focus-tool'
import { interpolate } from '../core/base/strings'
import { ErrorMessage } from '../core/fields/field'
import { Progress } from '../core/output/progress'
import { NoteList } from './convert/notes'
import { useConversion } from './convert/use-conversion'
import * as convertCss from './convert.css'
import * as css from './json-editor.css'
import { lazyClient } from './json-editor.state'
import type { JsonTool } from './view'

export interface ConvertInProps {
  readonly tool: JsonTool
  /** The text isn't valid JSON, and it's the user's own. */
  readonly isInvalid: boolean
  /** The name of the file that was opened last. */
  readonly fileName: string | undefined
}

/** Offers to convert a text that isn't JSON but YAML, CSV or JSON Lines, and says what the conversion changed. */
export function useConvertIn({ tool, isInvalid, fileName }: ConvertInProps) {
  const { text } = tool.value
  const { state, start, stop } = useConversion()
  const [options, setOptions] = useState<FromCsvOptions>({ header: true, types: 'values' })
  const found = useMemo(
    // The client is loaded, because the text has been checked.
    () => (isInvalid ? lazyClient.module?.recognizeFile(text, fileName) : undefined),
    [isInvalid, fileName, text],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: an edit stops a running conversion
  useEffect(() => stop, [stop, text])

  async function convert({ format, separator }: Recognized): Promise<void> {
    const own = { ...options, ...(separator && { separator }) }
    const reply = await start({ text, format, options: own, indent: tool.value.indent })
    if (reply && 'text' in reply) tool.replace({ text: reply.text })
  }

  const job = state && 'format' in state.job ? state.job : undefined
  const reply = state?.reply
  // Only while it's about the text in the field.
  const isAbout = reply && ('text' in reply ? reply.text : job?.text) === text
  return {
    found,
    options,
    setOptions,
    convert,
    stop,
    job,
    share: reply ? undefined : state?.share,
    reply: isAbout ? reply : undefined,
  }
}

interface ConvertOfferProps {
  readonly tool: JsonTool
  readonly converting: ReturnType<typeof useConvertIn>
  readonly found: Recognized
}

/** In the status bar: 'This looks like YAML.' and a button that converts it. */
export function ConvertOffer({ tool: { t }, converting, found }: ConvertOfferProps) {
  const { options, setOptions, convert } = converting
  return (
    <span className={convertCss.offer}>
      <span>{t.looksLike[found.format]}</span>
      <button type="button" className={tonal} onClick={focusingTool(() => void convert(found))}>
        {t.toJson}
      </button>
      {found.format === 'csv' && (
        <>
          <label className={convertCss.option}>
            <input
              type="checkbox"
              checked={options.header}
              onChange={({ currentTarget: { checked } }) => setOptions({ ...options, header: checked })}
            />
            {t.header}
          </label>
          <label className={convertCss.option}>
            <input
              type="checkbox"
              checked={options.types === 'values'}
              onChange={({ currentTarget: { checked } }) =>
                setOptions({ ...options, types: checked ? 'values' : 'text' })
              }
            />
            {t.asValues}
          </label>
        </>
      )}
    </span>
  )
}

/** The progress or the result of a conversion. */
export function ConvertOutcome({ tool: { t, locale }, converting }: Omit<ConvertOfferProps, 'found'>) {
  const { job, share, reply, stop } = converting
  if (!job) return null
  if (share !== undefined) {
    const label = interpolate(t.converting, { percent: Math.floor(share * 100) }, locale)
    return (
      <div className={css.status}>
        <Progress label={label} share={share} />
        <p className={css.label}>{label}</p>
        <button type="button" className={secondary} onClick={stop}>
          {t.cancel}
        </button>
      </div>
    )
  }
  if (!reply) return null
  if ('text' in reply) {
    return (
      <div className={css.done}>
        <p role="status">{t.converted[job.format]}</p>
        {reply.notes.length > 0 && <NoteList notes={reply.notes} className={css.fixes} />}
      </div>
    )
  }
  const place = reply.at && interpolate(t.goTo, { ...reply.at }, locale)
  return <ErrorMessage>{[t.convertErrors[reply.code], place && `${place}.`].filter(Boolean).join(' ')}</ErrorMessage>
}
