import { useState } from 'react'
import { fields } from '../../engine/text-counter/fields'
import type { Input, IssueCode, Output } from '../../engine/text-counter/text-counter'
import { Headline, Receipt, Receipts } from '../core/answer/answer'
import { AnswerFrame } from '../core/answer/answer-frame'
import type { ToolProps } from '../core/base/tool-props'
import { Workbench } from '../core/layouts/workbench'
import { LongText } from '../core/long-text/long-text'
import { CopyBar } from '../core/output/copy-button'
import { Progress } from '../core/output/progress'
import { useTool } from '../core/tool/use-tool'
import { evaluateShort, useCounting, useFigures } from './text-counter.state'
import { strings } from './text-counter.strings'
import { halves, summarize } from './text-counter.summary'

export type TextCounterProps = ToolProps<Input, Output, IssueCode, typeof strings>

const lorem = [
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat.',
  'Duis aute irure dolor in reprehenderit in voluptate velit esse cillum dolore eu fugiat nulla pariatur. Excepteur sint occaecat cupidatat non proident, sunt in culpa qui officia deserunt mollit anim id est laborum.',
].join('\n\n')

const pangram = 'The quick brown fox jumps over the lazy dog. It’s a short text: two sentences, seventeen words!'

/** One character to a reader, seven code points in Unicode. */
const emoji = '👨‍👩‍👧‍👦'

const scripts = [
  'Hello, world.',
  'Привет, мир.',
  'Γειά σου, κόσμε.',
  '你好，世界。',
  'こんにちは、世界。',
  '안녕, 세상아.',
  'สวัสดีชาวโลก',
  'नमस्ते दुनिया।',
  'مرحبا بالعالم.',
  'שלום עולם.',
].join('\n')

/** Sample texts by the name of their button. */
const samples = { lorem, short: pangram, emoji, scripts }
const sampleNames = Object.keys(samples) as (keyof typeof samples)[]

/** The lines of the first column. */
const half = halves[0].length

export function TextCounter(props: TextCounterProps) {
  const [held, setHeld] = useState(props.defaultValue?.text ?? '')
  const text = props.value?.text ?? held
  const { run, share } = useCounting(text, props.locale)
  const engine = { fields, evaluate: evaluateShort, summarize }
  const tool = useTool<Input, Output, IssueCode, typeof strings>(engine, strings, props, { run })
  const { t, value } = tool
  // The counting state has to exist before the tool that holds the text.
  if (value.text !== text) setHeld(value.text)
  const counting = value.text !== text || (run !== undefined && tool.answeredInput !== value)
  const { summary, status, progress } = useFigures(tool, counting, share)

  return (
    <Workbench
      tool={tool}
      name={t.name}
      hue="text"
      samples={sampleNames.map((name) => ({ name: t.samples[name], value: { text: samples[name] } }))}
      inputs={
        <LongText
          {...tool.field('text')}
          tool={tool}
          tall
          clear={t.clear}
          onReplace={(text) => tool.replace({ text })}
        />
      }
    >
      <AnswerFrame tool={{ ...tool, summary, status }}>
        {progress && <Progress label={progress} share={share ?? 0} />}
        <Headline summary={{ ...summary, label: progress ?? summary.label }} />
        <Receipts>
          <Receipt lines={summary.lines.slice(0, half)} />
          <Receipt lines={summary.lines.slice(half)} />
        </Receipts>
        <CopyBar summary={summary} />
      </AnswerFrame>
    </Workbench>
  )
}
