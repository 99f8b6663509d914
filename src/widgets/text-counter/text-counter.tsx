import { useCallback, useEffect, useRef, useState } from 'react'
import { answer } from '../../engine/core/result'
import * as engine from '../../engine/text-counter'
import { Answer, Headline, Line, Receipt } from '../core/answer'
import { bar } from '../core/button.css'
import { CopyButton } from '../core/copy-button'
import { formatNumber } from '../core/format'
import { LongText } from '../core/long-text'
import { spring } from '../core/long-text.css'
import { plural } from '../core/plural'
import { fill } from '../core/strings'
import { Tool } from '../core/tool'
import type { ToolProps } from '../core/tool-props'
import { useTool } from '../core/use-tool'
import { createCounter } from './text-counter.counter'
import * as css from './text-counter.css'
import { samples } from './text-counter.samples'
import { strings } from './text-counter.strings'

export type TextCounterProps = ToolProps<engine.Input, engine.Output, engine.IssueCode, typeof strings>

/** Texts up to here are counted as they are typed: a millisecond for English, ten for mixed scripts. */
const short = 20_000

const sampleNames = Object.keys(samples) as (keyof typeof samples)[]
const counts = ['characters', 'charactersNoSpaces', 'sentences', 'paragraphs', 'lines'] as const
const technical = ['codePoints', 'utf16', 'bytes'] as const

export function TextCounter(props: TextCounterProps) {
  const [typed, setTyped] = useState<string>()
  const isLong = (props.value?.text ?? typed ?? props.defaultValue?.text ?? '').length > short
  const { count, share } = useCounter(props.locale, isLong)
  const withTyped: TextCounterProps = {
    ...props,
    onValueChange(value) {
      setTyped(value.text)
      props.onValueChange?.(value)
    },
  }
  const tool = useTool(engine, strings, withTyped, { live: true, run: isLong ? count : undefined })
  const { t, value, locale, output } = tool
  const counting = isLong && tool.answeredInput !== value

  /** While a text is counted, the figures last shown stay, paler. */
  const last = useRef<engine.Output>(undefined)
  if (!counting) last.current = output
  const shown = last.current ?? engine.countText('')
  const isEmpty = shown.utf16 === 0

  const show = (number: number) => (counting && isEmpty ? '–' : formatNumber(number, locale))
  const progressLabel = fill(t.counting, { percent: Math.floor(share * 100) }, locale)
  const timeOf = ({ readingTime }: engine.Output) =>
    counting && isEmpty ? '–' : plural(t.minutes, readingTime, locale)
  const say = (counted: engine.Output) =>
    // Nothing is said of the empty tool that a page begins with, nor of figures on their way.
    counting || (isEmpty && typed === undefined)
      ? ''
      : fill(t.say, {
          words: plural(t.sayWords, counted.words, locale),
          characters: plural(t.sayCharacters, counted.characters, locale),
          readingTime: timeOf(counted),
        })
  const lines = (counted: engine.Output) => [
    ...(['words', ...counts] as const).map((name) => [t[name], show(counted[name])]),
    [t.readingTime, timeOf(counted)],
    ...technical.map((name) => [t[name], show(counted[name])]),
  ]

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <LongText
          {...tool.field('text')}
          tool={tool}
          tall
          placeholder={t.placeholder}
          actions={
            <>
              {sampleNames.map((name) => (
                <button key={name} type="button" onClick={() => tool.update({ text: samples[name] })}>
                  {t.samples[name]}
                </button>
              ))}
              <span className={spring} />
              <button type="button" onClick={() => tool.update({ text: '' })}>
                {t.clear}
              </button>
            </>
          }
        />
      }
    >
      <Answer tool={{ ...tool, output: shown, pending: false }} say={say} empty={null}>
        {(counted) => (
          <div className={counting || isEmpty ? css.quiet : css.figures} aria-busy={counting}>
            {counting && <progress className={css.progress} aria-label={progressLabel} value={share} />}
            <Headline label={counting ? progressLabel : t.words}>{show(counted.words)}</Headline>
            <Receipt>
              {counts.map((name) => (
                <Line key={name} label={t[name]}>
                  {show(counted[name])}
                </Line>
              ))}
              <Line label={t.readingTime}>{timeOf(counted)}</Line>
              {technical.map((name, index) => (
                <Line key={name} label={t[name]} rule={index === 0}>
                  {show(counted[name])}
                </Line>
              ))}
            </Receipt>
            <div className={bar}>
              <CopyButton
                tool={tool}
                text={() =>
                  lines(counted)
                    .map((line) => line.join(': '))
                    .join('\n')
                }
              />
            </div>
          </div>
        )}
      </Answer>
    </Tool>
  )
}

/** The counter for long texts: `count` for `useTool`, and the share done. */
function useCounter(locale: string | undefined, isLong: boolean) {
  const counter = useRef<ReturnType<typeof createCounter>>(undefined)
  const [share, setShare] = useState(0)

  const count = useCallback(
    async ({ text }: engine.Input, signal: AbortSignal) => {
      counter.current ??= createCounter()
      setShare(0)
      const output = await counter.current.count({ text, locale }, signal, setShare)
      return output && answer(output)
    },
    [locale],
  )

  useEffect(() => {
    if (!isLong) counter.current?.close()
  }, [isLong])
  useEffect(() => () => counter.current?.close(), [])

  return { count, share }
}
