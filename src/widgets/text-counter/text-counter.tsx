import { useRef, useState } from 'react'
import type { Input, Output } from '../../engine/text-counter'
import { Announcement, Headline, Line, Receipt } from '../core/answer'
import { CopyBar } from '../core/copy-button'
import { formatNumber } from '../core/format'
import { LongText } from '../core/long-text'
import { spring } from '../core/long-text.css'
import { NotFetched } from '../core/part'
import { fill } from '../core/strings'
import { Tool } from '../core/tool'
import type { ToolProps } from '../core/tool-props'
import { useTool } from '../core/use-tool'
import * as css from './text-counter.css'
import type { Kept } from './text-counter.figures'
import { type Code, nothing, useCounting } from './text-counter.run'
import { firstStrings, type strings } from './text-counter.strings'

export type TextCounterProps = ToolProps<Input, Output, Code, typeof strings>

const figures = Object.keys(nothing) as readonly (keyof Output)[]
const sampleNames = Object.keys(firstStrings.samples) as (keyof typeof strings.samples)[]

export function TextCounter(props: TextCounterProps) {
  const [held, setHeld] = useState(props.defaultValue?.text ?? '')
  const text = props.value?.text ?? held
  const { engine, run, share, part, load, failed } = useCounting(text, props.locale)
  const tool = useTool(engine, firstStrings, props, { live: true, run })
  const { t, value, locale } = tool
  // How a text is counted has to be known before its tool holds it.
  if (value.text !== text) setHeld(value.text)
  const counting = value.text !== text || (run !== undefined && tool.answeredInput !== value)
  const kept = useRef<Kept>({})
  const newest = useRef('')
  newest.current = value.text
  const { show, quiet, progress, said } = part
    ? part.figuresOf(tool, { strings: props.strings, counting, share }, kept.current)
    : {
        // Nothing is counted, or not yet. Zero is plural here: the rules of others are fetched.
        show: (name: keyof Output) =>
          counting ? '–' : name === 'readingTime' ? fill(t.minutes.other, { n: 0 }, locale) : formatNumber(0, locale),
        quiet: true,
        said: '',
      }

  async function choose(name: (typeof sampleNames)[number]): Promise<void> {
    const part = await load()
    // Nothing takes the place of what was written meanwhile.
    if (part && newest.current === value.text) tool.update({ text: part.samples[name] })
  }

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <LongText
          {...tool.field('text')}
          tool={tool}
          tall
          onFocus={() => void load(true)}
          placeholder={t.placeholder}
          actions={
            <>
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
          }
        />
      }
    >
      <Announcement live>{said}</Announcement>
      {failed ? (
        <NotFetched t={t} />
      ) : (
        <div className={quiet ? css.quiet : css.figures} aria-busy={counting}>
          {progress && part && <part.Progress label={progress} share={share ?? 0} />}
          <Headline label={progress ?? t.words}>{show('words')}</Headline>
          <Receipt>
            {figures.slice(1).map((name) => (
              <Line key={name} label={t[name]} rule={name === 'codePoints'}>
                {show(name)}
              </Line>
            ))}
          </Receipt>
          <CopyBar tool={tool} text={() => figures.map((name) => `${t[name]}: ${show(name)}`).join('\n')} />
        </div>
      )}
    </Tool>
  )
}
