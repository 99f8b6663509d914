import { useCallback, useEffect, useRef } from 'react'
import { readNumber } from '../../engine/core/numbers/read-number'
import { type RandomContext, seeded } from '../../engine/core/random'
import {
  bounds,
  evaluate,
  example,
  type Input,
  type IssueCode,
  initial,
  kinds,
  type Output,
  toHtml,
  types,
} from '../../engine/lorem-generator'
import { Choice } from '../core/fields/choice'
import { formatNumber } from '../core/format/format'
import { plural } from '../core/format/plural'
import { NumberField } from '../core/numbers/number-field'
import { bar } from '../core/output/button.css'
import { CopyButton } from '../core/output/copy-button'
import { Answer, Line, Receipt } from '../core/tool/answer'
import { interpolate } from '../core/tool/strings'
import { ActionButton, Tool } from '../core/tool/tool'
import type { ToolProps } from '../core/tool/tool-props'
import { useTool } from '../core/tool/use-tool'
import * as css from './lorem-generator.css'
import { strings } from './lorem-generator.strings'

export type LoremGeneratorProps = ToolProps<Input, Output, IssueCode, typeof strings>

const evaluateExample = (input: Input, context?: RandomContext) => evaluate(input, { ...context, random: seeded(1) })

export function LoremGenerator(props: LoremGeneratorProps) {
  // The first text is the one the page was sent with: another would move what is already being read.
  const isFirst = useRef(true)
  const draw = useCallback(
    (input: Input, context?: RandomContext) => (isFirst.current ? evaluateExample : evaluate)(input, context),
    [],
  )
  const tool = useTool({ evaluate: draw, initial, example, kinds }, strings, props, { evaluateExample })
  const { t, value, locale, presses, begin } = tool
  useEffect(begin, [begin])
  useEffect(() => {
    if (presses > 0) isFirst.current = false
  }, [presses])
  const isNumber = readNumber(value.count, locale) !== undefined
  const show = (count: number) => formatNumber(count, locale)

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <>
          <Choice {...tool.field('type')} options={types.map((kind) => [kind, t.kinds[kind]])} />
          <NumberField
            {...tool.field('count')}
            hint={isNumber ? interpolate(t.countHint, bounds.count, locale) : t.countsAsOne}
          />
          <ActionButton tool={tool}>{t.generate}</ActionButton>
        </>
      }
    >
      <Answer
        tool={tool}
        say={({ text, stats }) =>
          interpolate(
            t.say,
            { words: plural(t.sayWords, stats.words, locale), first: text.split(' ', 3).join(' ').replace('.', '') },
            locale,
          )
        }
      >
        {({ text, stats }) => (
          <>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
            <section className={css.text} aria-label={t.text} tabIndex={0} lang="la" dir="ltr">
              {text.split('\n\n').map((paragraph, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place
                <p key={index}>{paragraph}</p>
              ))}
            </section>
            <Receipt>
              {stats.sentences > 0 && (
                <>
                  <Line label={t.kinds.paragraphs}>{show(stats.paragraphs)}</Line>
                  <Line label={t.kinds.sentences}>{show(stats.sentences)}</Line>
                </>
              )}
              <Line label={t.kinds.words}>{show(stats.words)}</Line>
              <Line label={t.characters}>{show(stats.characters)}</Line>
            </Receipt>
            <div className={bar}>
              <CopyButton tool={tool} text={() => text} />
              <CopyButton tool={tool} label={t.html} text={() => toHtml(text)} />
            </div>
          </>
        )}
      </Answer>
    </Tool>
  )
}
