import { useState } from 'react'
import type { Input, Output } from '../../engine/json-editor'
import { Placeholder } from '../core/answer'
import { formatNumber } from '../core/format'
import { LongText } from '../core/long-text'
import { spring } from '../core/long-text.css'
import { NotFetched } from '../core/part'
import { Tool } from '../core/tool'
import type { ToolProps } from '../core/tool-props'
import { useTool } from '../core/use-tool'
import { DeedButtons } from './json-editor.buttons'
import * as css from './json-editor.css'
import { type Code, engine, useReading } from './json-editor.run'
import { firstStrings, type strings } from './json-editor.strings'

export type JsonEditorProps = ToolProps<Input, Output, Code, typeof strings>

const indents = ['2', '4', '8', 'tab']

export function JsonEditor(props: JsonEditorProps) {
  const { part, load, failed, run, share, editor } = useReading()
  const tool = useTool<Input, Output, Code, typeof firstStrings>(engine, firstStrings, props, { live: true, run })
  const { t, value, locale, output, answeredInput } = tool
  const { text } = value
  const [reveal, setReveal] = useState<{ from: number; to: number }>()
  const show = (from: number, to: number) => setReveal({ from, to })
  /** What was last read; of an empty text nothing. */
  const read = text && output && answeredInput?.text ? { text: answeredInput.text, output } : undefined
  const nodes = read && part?.nodesOf(read.output)

  async function loadSample(): Promise<void> {
    const part = await load()
    if (part) tool.update({ text: part.sample })
  }

  /** As the engine reads it: what is no indent is 2. */
  const indent = /^(tab|\d|10)$/.test(value.indent) ? value.indent : '2'

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <>
          <LongText
            {...tool.field('text')}
            tool={tool}
            tall
            code
            placeholder={t.placeholder}
            reveal={reveal}
            onFocus={() => void load(true)}
            issue={read?.text === text ? part?.errorOf(tool, read.output) : undefined}
            actions={
              <>
                <button type="button" onClick={loadSample}>
                  {t.sample}
                </button>
                <span className={spring} />
                <label className={css.indent}>
                  {t.indent}
                  <select
                    className={css.select}
                    value={indent}
                    onChange={(event) => tool.update({ indent: event.currentTarget.value })}
                  >
                    {[...new Set(indents).add(indent)].map((each) => (
                      <option key={each} value={each}>
                        {each === 'tab' ? t.tab : formatNumber(Number(each), locale)}
                      </option>
                    ))}
                  </select>
                </label>
                <button type="button" onClick={() => tool.update({ text: '' })}>
                  {t.clear}
                </button>
              </>
            }
          />
          {part ? (
            <part.Deeds tool={tool} editor={editor} valid={read?.output.valid} />
          ) : (
            <DeedButtons t={t} disabled />
          )}
        </>
      }
      below={part && read && nodes && <part.TreeView text={read.text} nodes={nodes} tool={tool} onShow={show} />}
    >
      {failed ? (
        <NotFetched t={t} />
      ) : part && text ? (
        <part.Outcome tool={tool} read={read} share={share} onShow={show} />
      ) : (
        <Placeholder label={t.result} lines={[t.bytes, t.lines]} />
      )}
    </Tool>
  )
}
