import { useState } from 'react'
import { fields } from '../../engine/text-counter/fields'
import type { Input, IssueCode, Output } from '../../engine/text-counter/text-counter'
import { Announcement, AnswerFrame, Headline, Line, Receipt, Receipts } from '../core/answer/answer'
import type { ToolProps } from '../core/base/tool-props'
import { Workbench } from '../core/layouts/workbench'
import { LongText } from '../core/long-text/long-text'
import { CopyBar } from '../core/output/copy-button'
import { Progress } from '../core/output/progress'
import { useTool } from '../core/tool/use-tool'
import { evaluateShort, figures, useCounting, useFigures } from './text-counter.state'
import { strings } from './text-counter.strings'

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

/** In two columns, below the number of words. */
const halves = [
  ['characters', 'charactersNoSpaces', 'sentences', 'paragraphs', 'lines'],
  ['readingTime', 'codePoints', 'utf16', 'bytes'],
] as const

export function TextCounter(props: TextCounterProps) {
  const [held, setHeld] = useState(props.defaultValue?.text ?? '')
  const text = props.value?.text ?? held
  const { run, share } = useCounting(text, props.locale)
  const engine = { fields, evaluate: evaluateShort }
  const tool = useTool<Input, Output, IssueCode, typeof strings>(engine, strings, props, { live: true, run })
  const { t, value } = tool
  // The counting state has to exist before the tool that holds the text.
  if (value.text !== text) setHeld(value.text)
  const counting = value.text !== text || (run !== undefined && tool.answeredInput !== value)
  const { show, status, progress, announcement } = useFigures(tool, counting, share)

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
      <Announcement live>{announcement}</Announcement>
      <AnswerFrame tool={{ ...tool, status }}>
        {progress && <Progress label={progress} share={share ?? 0} />}
        <Headline label={progress ?? t.words}>{show('words')}</Headline>
        <Receipts>
          {halves.map((names) => (
            <Receipt key={names[0]}>
              {names.map((name) => (
                <Line key={name} label={t[name]}>
                  {show(name)}
                </Line>
              ))}
            </Receipt>
          ))}
        </Receipts>
        <CopyBar tool={tool} text={() => figures.map((name) => `${t[name]}: ${show(name)}`).join('\n')} />
      </AnswerFrame>
    </Workbench>
  )
}
