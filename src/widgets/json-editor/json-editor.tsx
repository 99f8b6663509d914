import { useRef, useState } from 'react'
import {
  evaluateEmpty,
  evaluateExample,
  example,
  type Input,
  initial,
  type Output,
} from '../../engine/json-editor/input'
import { formatNumber } from '../core/format/format'
import type { LoadCode } from '../core/loading/lazy'
import { LoadFailed } from '../core/loading/load-failed'
import { LongText } from '../core/long-text/long-text'
import { AnswerFrame, IsCurrent } from '../core/tool/answer'
import { frames } from '../core/tool/answer.css'
import { interpolate } from '../core/tool/strings'
import { Tool } from '../core/tool/tool'
import type { Status, ToolProps } from '../core/tool/tool-props'
import { useTool } from '../core/tool/use-tool'
import { Actions, useActions } from './json-editor.actions'
import { EmptyAnswer, JsonAnswer, type JsonTool } from './json-editor.answer'
import * as css from './json-editor.css'
import { nodesOf, useEditor } from './json-editor.state'
import { strings } from './json-editor.strings'

export type JsonEditorProps = ToolProps<Input, Output, LoadCode, typeof strings>

const indents = ['2', '4', '8', 'tab']

/** With what other editors change: a long integer, 1.0, an escape. */
const sample = `{
  "name": "Ada Lovelace",
  "born": 1815,
  "id": 12345678901234567890,
  "rating": 1.0,
  "fields": ["mathematics", "computing"],
  "address": { "city": "London", "lines": ["12 St James\\u2019s Square", null] },
  "active": false
}
`

export function JsonEditor(props: JsonEditorProps) {
  const { run, share, editor, failed, TreeView } = useEditor()
  // Any other text is read by `run`.
  const engine = { evaluate: evaluateEmpty, evaluateExample, initial, example }
  const tool = useTool<Input, Output, LoadCode, typeof strings>(engine, strings, props, {
    live: true,
    run,
    evaluateExample,
  })
  const { t, value, locale, output, answeredInput } = tool
  const { text } = value
  const [reveal, setReveal] = useState<{ from: number; to: number }>()
  const show = (from: number, to: number) => setReveal({ from, to })
  const newest = output && answeredInput && { text: answeredInput.text, output }
  const { read, status } = useShownRead({ read: newest, status: tool.status }, tool.isTyping('text'))
  const nodes = read?.text ? nodesOf(read.output) : undefined
  const valid = text && read?.text === text && status !== 'example' ? read.output.valid : undefined
  const actions = useActions(tool, editor)

  /** 'JSON Error: …' with its place. */
  function errorOf({ error }: Output): string | undefined {
    if (!error) return undefined
    const message = interpolate(t.errors[error.code], { found: error.found })
    return interpolate(t.error, { message, line: error.line, column: error.column }, locale)
  }

  return (
    <Tool
      tool={{ ...tool, act: () => (valid ? void actions.start('format') : tool.act()) }}
      name={t.name}
      samples={[{ name: t.sample, value: { text: sample } }]}
      inputs={
        <>
          <LongText
            {...tool.field('text')}
            tool={tool}
            tall
            code
            placeholder={t.placeholder}
            reveal={reveal}
            issue={status === 'current' && read ? errorOf(read.output) : undefined}
            actions={<IndentSelect tool={tool} />}
            clear={{ label: t.clear, onPress: () => tool.replace({ text: '' }) }}
          />
          <Actions tool={tool} actions={actions} valid={valid} />
        </>
      }
      below={
        TreeView &&
        read &&
        nodes && (
          <IsCurrent value={status === 'current'}>
            <div className={frames[status]}>
              <TreeView text={read.text} nodes={nodes} tool={tool} onShow={show} />
            </div>
          </IsCurrent>
        )
      }
    >
      {failed ? (
        <LoadFailed t={t} onRetry={tool.act} />
      ) : (
        <AnswerFrame tool={{ ...tool, status }}>
          {read?.text === '' ? (
            <EmptyAnswer t={t} />
          ) : (
            <JsonAnswer tool={{ ...tool, status }} read={read} share={share} onShow={show} />
          )}
        </AnswerFrame>
      )}
    </Tool>
  )
}

interface Shown {
  readonly read: { readonly text: string; readonly output: Output } | undefined
  readonly status: Status
}

/** What is shown of what was last read: an unfinished text is not called invalid while somebody types it. */
function useShownRead(newest: Shown, isTyping: boolean): Shown {
  const last = useRef(newest)
  if (!isTyping || newest.read?.output.valid) last.current = newest
  if (last.current === newest) return newest
  return { ...last.current, status: last.current.status === 'example' ? 'example' : 'outdated' }
}

/** The indent of Format, beside the text. */
function IndentSelect({ tool: { t, value, locale, update } }: { readonly tool: JsonTool }) {
  // As the engine reads it: anything but an indent is 2.
  const indent = /^(tab|\d|10)$/.test(value.indent) ? value.indent : '2'
  return (
    <label className={css.indent}>
      {t.indent}
      <select className={css.select} value={indent} onChange={(event) => update({ indent: event.currentTarget.value })}>
        {[...new Set(indents).add(indent)].map((each) => (
          <option key={each} value={each}>
            {each === 'tab' ? t.tab : formatNumber(Number(each), locale)}
          </option>
        ))}
      </select>
    </label>
  )
}
