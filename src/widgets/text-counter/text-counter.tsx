import { useRef, useState } from 'react'
import type { Input, Output } from '../../engine/text-counter'
import { Answer, Headline, Line, Receipt } from '../core/answer'
import { bar } from '../core/button.css'
import { CopyButton } from '../core/copy-button'
import { Issue } from '../core/field'
import { formatNumber } from '../core/format'
import { LongText } from '../core/long-text'
import { spring } from '../core/long-text.css'
import { plural } from '../core/plural'
import { fill } from '../core/strings'
import { Tool } from '../core/tool'
import type { ToolProps } from '../core/tool-props'
import { useTool } from '../core/use-tool'
import * as css from './text-counter.css'
import { type Code, engine, nothing, useCounting } from './text-counter.run'
import { samples } from './text-counter.samples'
import { strings } from './text-counter.strings'

export type TextCounterProps = ToolProps<Input, Output, Code, typeof strings>

const sampleNames = Object.keys(samples) as (keyof typeof samples)[]
const counts = ['characters', 'charactersNoSpaces', 'sentences', 'paragraphs', 'lines'] as const
const technical = ['codePoints', 'utf16', 'bytes'] as const

export function TextCounter(props: TextCounterProps) {
  const [held, setHeld] = useState(props.defaultValue?.text ?? '')
  const text = props.value?.text ?? held
  const { isLong, run, share, prepare } = useCounting(text, props.locale)
  const tool = useTool(engine, strings, props, { live: true, run })
  const { t, value, locale, output, result } = tool
  // How a text is counted has to be known before its tool holds it.
  if (value.text !== text) setHeld(value.text)
  const counting = value.text !== text || (run !== undefined && tool.answeredInput !== value)

  /** While a text is counted, the figures last shown stay, paler. */
  const last = useRef<Output>(undefined)
  if (!counting) last.current = output
  const shown = last.current ?? nothing
  const isEmpty = shown.utf16 === 0
  const hasCounted = useRef(false)
  if (!isEmpty) hasCounted.current = true

  const show = (number: number) => (counting && isEmpty ? '–' : formatNumber(number, locale))
  const progressLabel = fill(t.counting, { percent: Math.floor(share * 100) }, locale)
  const timeOf = ({ readingTime }: Output) => (counting && isEmpty ? '–' : plural(t.minutes, readingTime, locale))
  const say = (counted: Output) =>
    // Nothing is said of the empty tool that a page begins with, nor of figures on their way.
    counting || (isEmpty && !hasCounted.current)
      ? ''
      : fill(t.say, {
          words: plural(t.sayWords, counted.words, locale),
          characters: plural(t.sayCharacters, counted.characters, locale),
          readingTime: timeOf(counted),
        })
  const lines = (counted: Output) => [
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
          onFocus={prepare}
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
      {result?.ok === false ? (
        <Issue>{t.issues['not-loaded']}</Issue>
      ) : (
        <Answer tool={{ ...tool, output: shown, pending: false }} say={say} empty={null}>
          {(counted) => (
            <div className={counting || isEmpty ? css.quiet : css.figures} aria-busy={counting}>
              {counting && isLong && <progress className={css.progress} aria-label={progressLabel} value={share} />}
              <Headline label={counting && isLong ? progressLabel : t.words}>{show(counted.words)}</Headline>
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
      )}
    </Tool>
  )
}
