import { useMemo, useRef, useState } from 'react'
import { fields, type Input } from '../../engine/json-editor/fields'
import { evaluateEmpty, evaluateExample, type Output } from '../../engine/json-editor/output'
import { AnswerFrame } from '../core/answer/answer-frame'
import type { LoadCode } from '../core/base/fetch-module'
import { icon } from '../core/base/icons'
import type { Memory } from '../core/base/memory'
import { plural } from '../core/base/plural'
import type { ToolProps, ToolState } from '../core/base/tool-props'
import { spring } from '../core/layouts/toolbar.css'
import { Workbench } from '../core/layouts/workbench'
import { LongText } from '../core/long-text/long-text'
import { LoadFailed } from '../core/output/load-failed'
import { useTool } from '../core/tool/use-tool'
import { ActionOutcome, Actions, RepairButton, useActions } from './actions'
import { ConvertOffer, ConvertOutcome, useConvertIn } from './convert-in'
import { JsonAnswer, News, StatusLine } from './json-editor.answer'
import * as css from './json-editor.css'
import { firstView, lazyClient, useEditor, useFileName, useShownRead, useValidity } from './json-editor.state'
import { strings } from './json-editor.strings'
import { summarize } from './json-editor.summary'
import { errorOf, type JsonTool, type ViewName, type ViewProps } from './view'

export type JsonEditorProps = ToolProps<Input, Output, LoadCode, typeof strings>

const IndentIcon = icon('M2 3h12M8 6.5h6M8 9.5h6M2 13h12M2 6.2 4.2 8 2 9.8')
const indents = ['2', '4', '8', 'tab']

/** Contains values that other editors change: a large integer, 1.0 and an escape. */
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
  const checking = useEditor()
  const { run, editor, form } = checking
  // Other texts are checked by `run`.
  const engine = { fields, evaluate: evaluateEmpty, summarize, evaluateExample }
  const options = { run, evaluateExample }
  const tool = useTool<Input, Output, LoadCode, typeof strings>(engine, strings, props, options)
  const { t, value, locale } = tool
  const { text } = value
  const [reveal, setReveal] = useState<{ from: number; to: number }>()
  const [view, setView] = useState<ViewName>()
  const onShow = (from: number, to: number) => setReveal({ from, to })
  const reading = useShownRead(tool)
  const { read, isUnfinished, error, mark } = reading
  const isFixed = tool.accessOf('text') !== undefined
  const { valid, isEdited, onEdit } = useValidity(tool, reading)
  const actions = useActions(tool, editor, form)
  const { fileName, setFileName, forgetFile } = useFileName(text)
  const isInvalid = text !== '' && valid === false && !isFixed
  const converting = useConvertIn({ tool, isInvalid, fileName })

  return (
    <Workbench
      tool={{
        ...tool,
        act: () => (valid && !isFixed ? void actions.start('format') : tool.act()),
        applySample(sample) {
          // It's shown as it's meant to be, such as with the answer to its query.
          setView(undefined)
          forgetFile()
          tool.applySample(sample)
        },
      }}
      name={t.name}
      hue="text"
      scrolls
      samples={[{ name: t.sample, value: { text: sample } }]}
      reveal={reveal}
      toolbar={
        <>
          <Actions {...{ tool, actions, valid, error, onShow }} />
          <span className={spring} />
          <IndentSelect tool={tool} />
        </>
      }
      inputs={
        <LongText
          {...tool.field('text')}
          tool={tool}
          tall
          code
          language="json"
          mark={mark}
          reveal={reveal}
          issue={error ? errorOf(error, t, locale) : undefined}
          onFileName={setFileName}
          clear={t.clear}
          onReplace={(text) => tool.replace({ text })}
        />
      }
      status={
        <>
          {read && !isUnfinished && (
            <StatusLine
              output={read.output}
              summary={tool.summary}
              tool={tool}
              onShow={onShow}
              repair={isInvalid && <Help tool={tool} actions={actions} converting={converting} />}
            />
          )}
          <ActionOutcome tool={tool} actions={actions} />
          <ConvertOutcome tool={tool} converting={converting} />
        </>
      }
    >
      <JsonResult {...{ tool, checking, reading, isEdited, onEdit, onShow, fileName }} chosen={view} onView={setView} />
    </Workbench>
  )
}

interface HelpProps {
  readonly tool: JsonTool
  readonly actions: ReturnType<typeof useActions>
  readonly converting: ReturnType<typeof useConvertIn>
}

/** What makes JSON of an invalid text: a conversion if it's in another format, or a repair. */
const Help = ({ tool, actions, converting }: HelpProps) =>
  converting.found ? (
    <ConvertOffer tool={tool} converting={converting} found={converting.found} />
  ) : (
    <RepairButton tool={tool} actions={actions} />
  )

interface JsonResultProps extends Pick<ViewProps, 'onShow' | 'onEdit' | 'fileName'> {
  readonly tool: ToolState & JsonTool
  readonly checking: ReturnType<typeof useEditor>
  readonly reading: ReturnType<typeof useShownRead>
  /** The view that the user has chosen. */
  readonly chosen: ViewName | undefined
  readonly onView: (view: ViewName) => void
  /** The text is the result of an edit in the tree, and isn't checked yet. */
  readonly isEdited: boolean
}

/** The right pane: the valid text in one of its views, or the error. */
function JsonResult({ tool, checking, reading, chosen, onView, isEdited, ...props }: JsonResultProps) {
  const { t, value, locale } = tool
  const { shown, status, frame } = reading
  const { share, failed, load, nodesOf, printNow } = checking
  const memory = useRef<Memory['current']>(undefined)
  const view = chosen ?? firstView(value, shown)
  const summary = useMemo(
    () => shown && summarize(shown.output, { text: shown.text, indent: value.indent }, t, { locale }),
    [shown, value.indent, t, locale],
  )
  if (failed) return <LoadFailed onRetry={tool.act} />
  const ErrorPlace = lazyClient.module?.ErrorPlace
  return (
    <AnswerFrame tool={{ ...tool, status: frame }}>
      <News tool={tool} isInvalid={status === 'current' && frame !== 'current'} share={share} />
      {summary && shown?.output.valid ? (
        <JsonAnswer
          tool={tool}
          shown={shown}
          summary={summary}
          edited={isEdited ? () => printNow(value.text, value.indent) : undefined}
          nodes={() => nodesOf(shown)}
          view={view}
          memory={memory}
          {...props}
          onView={(view) => {
            onView(view)
            // For the tree of the example.
            void load()
          }}
        />
      ) : (
        shown && ErrorPlace && <ErrorPlace read={shown} />
      )}
    </AnswerFrame>
  )
}

/** The indentation for Format. */
function IndentSelect({ tool: { t, value, locale, update, accessOf } }: { readonly tool: JsonTool }) {
  const access = accessOf('indent')
  if (access === 'hidden') return null
  // Same default as the engine: 2 spaces.
  const indent = /^(tab|\d|10)$/.test(value.indent) ? value.indent : '2'
  const nameOf = (each: string) => (each === 'tab' ? t.tab : plural(t.spaces, Number(each), locale))
  return (
    <label className={css.indent}>
      <span className={css.phone} aria-hidden="true">
        <IndentIcon />
      </span>
      <span className={css.indentLabel}>{t.indent}</span>
      <span className={css.phone} aria-hidden="true">
        {nameOf(indent)}
      </span>
      <select
        className={css.select}
        value={indent}
        disabled={access === 'locked'}
        onChange={(event) => update({ indent: event.currentTarget.value })}
      >
        {[...new Set(indents).add(indent)].map((each) => (
          <option key={each} value={each}>
            {nameOf(each)}
          </option>
        ))}
      </select>
    </label>
  )
}
