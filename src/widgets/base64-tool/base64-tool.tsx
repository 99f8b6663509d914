import { useMemo, useState } from 'react'
import { decodeExample } from '../../engine/base64-tool/example'
import { example, fields, type Input } from '../../engine/base64-tool/fields'
import type { Options } from '../../engine/base64-tool/options'
import type { IssueCode, Output } from '../../engine/base64-tool/output'
import { AnswerFrame } from '../core/answer/answer-frame'
import type { LoadCode } from '../core/base/fetch-module'
import type { ToolProps } from '../core/base/tool-props'
import { Choice } from '../core/fields/choice'
import { spring } from '../core/layouts/toolbar.css'
import { Workbench } from '../core/layouts/workbench'
import { LongText } from '../core/long-text/long-text'
import { LoadFailed } from '../core/output/load-failed'
import { Progress } from '../core/output/progress'
import { useTool } from '../core/tool/use-tool'
import { Base64Answer, Base64Status } from './base64-tool.answer'
import { judge, useConversion, useFile, useLoadingFor, useOptions, useTextConversion } from './base64-tool.state'
import { strings } from './base64-tool.strings'
import { summarize } from './base64-tool.summary'
import { asInput } from './convert'
import { FileField } from './file-field'
import { EncodingField, hasOptions, OptionsButton, OptionsRow, SwapButton } from './options'

export type Base64ToolProps = ToolProps<Input, Output, IssueCode | LoadCode, typeof strings>

/** Sample inputs by the name of their button. */
const samples = {
  hello: { mode: 'encode', text: 'Hello, World!' },
  emoji: { mode: 'encode', text: 'Grüße 👋 from 東京' },
  json: { mode: 'decode', text: 'eyJuYW1lIjoiQW5uIiwidGVhIjp0cnVlfQ' },
  image: {
    mode: 'decode',
    text: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAKElEQVR42mN48/weVsQAZ22y4QYidAmIKLIcIQmcRgGRrLQEEFEgAQAuFolbkpivugAAAABJRU5ErkJggg==',
  },
} as const
const sampleNames = Object.keys(samples) as (keyof typeof samples)[]

/** The example in either direction. */
const exampleFor = ({ mode }: Input) => (mode === 'decode' ? decodeExample : example)

/** What to paste to decode it. */
const encodedName = (options: Options | undefined, t: typeof strings) =>
  options && options.encoding !== 'base64' ? t.encodings[options.encoding] : t.base64

/** What's typed or chosen, and its conversion. */
function useBase64(props: Base64ToolProps) {
  const { run, evaluateExample, share, setShare, loading } = useConversion()
  const engine = { fields, evaluate: judge, summarize }
  const tool = useTool<Input, Output, IssueCode | LoadCode, typeof strings>(engine, strings, props, {
    run,
    evaluateExample,
    exampleFor,
  })
  const options = useOptions(tool.value)
  useLoadingFor(tool.value, options, loading)
  const [file, convertFile] = useFile(options, setShare, loading)
  const ofText = useTextConversion(tool.answeredInput, tool.output)
  const conversion = file ? file.conversion : ofText
  const { value, t, locale } = tool
  const ofFile = useMemo(
    () => file?.conversion && summarize(file.conversion, { ...value, text: '' }, t, { locale }),
    [file, value, t, locale],
  )
  const summary = file ? ofFile : ofText && tool.summary
  return { tool, options, file, convertFile, conversion, summary, loading, share }
}

export function Base64Tool(props: Base64ToolProps) {
  const state = useBase64(props)
  const { tool, options, file, convertFile, conversion, summary, loading } = state
  const { t, value } = tool
  const { mode } = value
  const [isOpen, setOpen] = useState<boolean>()
  const showsOptions = isOpen ?? hasOptions(value)
  const isFixed = Boolean(tool.accessOf('mode') ?? tool.accessOf('text'))

  function applySample(sample: object): void {
    void convertFile(undefined)
    tool.applySample(sample)
  }
  /** Moves the result to the input. A text stays if it has no result, because it's invalid or still being converted. */
  function swap(): void {
    const other = mode === 'decode' ? 'encode' : 'decode'
    const isAnswered = file !== undefined || tool.status === 'current'
    const next = conversion && isAnswered ? asInput(conversion) : { text: value.text, file: file?.file }
    tool.replace({ mode: other, text: next.text })
    void convertFile(next.file)
  }

  return (
    <Workbench
      tool={{ ...tool, applySample }}
      name={t.name}
      hue="text"
      scrolls
      samples={sampleNames.map((name) => ({ name: t.samples[name], value: samples[name] }))}
      toolbar={
        <>
          <Choice {...tool.field('mode')} hideLabel options={Object.entries(t.modes)} />
          <EncodingField tool={tool} />
          <OptionsButton tool={tool} isOpen={showsOptions} onPress={() => setOpen(!showsOptions)} />
          <span className={spring} />
          <SwapButton tool={tool} isFixed={isFixed} onPress={swap} />
        </>
      }
      head={<OptionsRow tool={tool} options={options} isOpen={showsOptions} />}
      inputs={
        file ? (
          <FileField
            converted={file}
            onFile={(file) => file && void convertFile(file)}
            onRemove={() => void convertFile(undefined)}
          />
        ) : (
          <LongText
            {...tool.field('text', mode === 'decode' ? encodedName(options, t) : t.text)}
            tool={tool}
            code={mode === 'decode'}
            tall
            onFiles={([file]) => void convertFile(file)}
            clear={t.clear}
            onReplace={(text) => tool.replace({ text })}
          />
        )
      }
      status={
        <>
          {!file && !isFixed && loading.module && (
            <loading.module.SuggestionLine
              text={value.text}
              options={options}
              onAccept={(change) => tool.replace(change)}
            />
          )}
          {summary && <Base64Status summary={summary} />}
        </>
      }
    >
      <Result {...state} />
    </Workbench>
  )
}

/** The right pane. */
function Result({ tool, file, convertFile, conversion, summary, loading, share }: ReturnType<typeof useBase64>) {
  const issue = file ? file.issue : tool.result && !tool.result.ok && tool.result.issues[0]?.code
  if (issue === 'not-loaded') {
    return <LoadFailed onRetry={() => (file ? void convertFile(file.file) : tool.act())} />
  }
  return (
    <AnswerFrame tool={{ ...tool, summary, status: !file ? tool.status : file.conversion ? 'current' : 'outdated' }}>
      {share !== undefined && <Progress label={tool.t.working} share={share} />}
      {conversion && summary && (
        <Base64Answer tool={tool} conversion={conversion} summary={summary} loading={loading} />
      )}
    </AnswerFrame>
  )
}
