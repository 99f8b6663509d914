import { useEffect, useMemo, useRef } from 'react'
import type { Input, Output } from '../../engine/base64-tool'
import { Placeholder } from '../core/answer'
import { bar, secondary } from '../core/button.css'
import { Choice } from '../core/choice'
import { LongText } from '../core/long-text'
import { spring } from '../core/long-text.css'
import { NotFetched } from '../core/part'
import { Tool } from '../core/tool'
import type { ToolProps } from '../core/tool-props'
import { useTool } from '../core/use-tool'
import * as css from './base64-tool.css'
import { type Code, engine, useCoding, useFile } from './base64-tool.run'
import { firstStrings, type strings } from './base64-tool.strings'

export type Base64ToolProps = ToolProps<Input, Output, Code, typeof strings>

const sampleNames = Object.keys(firstStrings.samples) as (keyof typeof firstStrings.samples)[]

export function Base64Tool(props: Base64ToolProps) {
  const coding = useCoding()
  const { run, share, part, load, failed } = coding
  const [taken, take] = useFile(coding)
  const words = useMemo(
    () => (part ? { ...firstStrings, issues: { ...firstStrings.issues, ...part.lateIssues } } : firstStrings),
    [part],
  )
  const tool = useTool<Input, Output, Code, typeof firstStrings>(engine, words, props, { live: true, run })
  const { t, value, output, answeredInput } = tool
  const { mode } = value
  const made = useMemo(() => {
    if (!part || !output || !answeredInput?.text.trim()) return undefined
    return part.madeOfText(answeredInput, output)
  }, [part, output, answeredInput])
  const shown = taken ? taken.made : value.text.trim() ? made : undefined

  const newest = useRef({ taken, take })
  newest.current = { taken, take }
  useEffect(() => {
    const { taken, take } = newest.current
    if (taken) void take(taken.file, mode)
  }, [mode])

  function swap(): void {
    const other = mode === 'decode' ? 'encode' : 'decode'
    const { text, file } = (shown && part?.swapped(shown)) ?? { text: value.text, file: taken?.file }
    tool.update({ mode: other, text })
    void take(file, other)
  }

  async function choose(name: (typeof sampleNames)[number]): Promise<void> {
    const part = await load()
    if (!part) return
    void take(undefined, mode)
    tool.update(part.samples[name])
  }

  const actions = (
    <>
      <button
        type="button"
        onClick={({ currentTarget }) =>
          void load().then((part) => part?.pickFiles(currentTarget, ([file]) => void take(file, mode)))
        }
      >
        {t.choose}
      </button>
      {sampleNames.map((name) => (
        <button key={name} type="button" onClick={() => void choose(name)}>
          {t.samples[name]}
        </button>
      ))}
      <span className={spring} />
      <button type="button" onClick={() => tool.update({ text: '' })}>
        {t.clear}
      </button>
    </>
  )

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <>
          <Choice {...tool.field('mode')} options={Object.entries(t.modes)} />
          {taken && part ? (
            <part.FileField
              tool={tool}
              taken={taken}
              onFile={(file) => file && void take(file, mode)}
              onRemove={() => void take(undefined, mode)}
            />
          ) : (
            <LongText
              {...tool.field('text', mode === 'decode' ? t.base64 : t.text)}
              tool={tool}
              code={mode === 'decode'}
              tall
              onFocus={() => void load(true)}
              onFiles={([file]) => void take(file, mode)}
              placeholder={t.placeholder}
              actions={actions}
            />
          )}
          <div className={bar}>
            <button type="button" className={secondary} onClick={swap}>
              {t.swap}
            </button>
          </div>
        </>
      }
    >
      {failed ? (
        <NotFetched t={t} />
      ) : (
        <div className={css.result} aria-busy={share !== undefined}>
          {part && share !== undefined && <part.Progress label={t.working} share={share} />}
          {part && shown ? (
            <part.Outcome tool={tool} made={shown} />
          ) : (
            <Placeholder label={t.result} lines={[t.inputBytes, t.outputBytes, t.change]} />
          )}
        </div>
      )}
    </Tool>
  )
}
