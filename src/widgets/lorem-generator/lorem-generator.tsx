import { useCallback, useEffect, useRef } from 'react'
import { readNumber } from '../../engine/core/numbers/read-number'
import { type RandomContext, seeded } from '../../engine/core/random'
import {
  bounds,
  evaluate,
  fields,
  type Input,
  type IssueCode,
  type Output,
  toHtml,
  types,
} from '../../engine/lorem-generator/lorem-generator'
import { Answer, Headline, Meaning } from '../core/answer/answer'
import { interpolate } from '../core/base/strings'
import { copyOf } from '../core/base/summary'
import type { ToolProps } from '../core/base/tool-props'
import { Choice } from '../core/fields/choice'
import { NumberField } from '../core/fields/number/number-field'
import { ActionButton, Tool } from '../core/layouts/tool'
import { CopyButton } from '../core/output/copy-button'
import { SendTo } from '../core/output/send-to'
import { useTool } from '../core/tool/use-tool'
import { strings } from './lorem-generator.strings'
import { summarize } from './lorem-generator.summary'
import { FillerText } from './text'

export type LoremGeneratorProps = ToolProps<Input, Output, IssueCode, typeof strings>

const evaluateExample = (input: Input, context?: RandomContext) => evaluate(input, { ...context, random: seeded(1) })

export function LoremGenerator(props: LoremGeneratorProps) {
  // The first text is the prerendered one. A different one would replace text that someone may be reading.
  const isFirst = useRef(true)
  const draw = useCallback(
    (input: Input, context?: RandomContext) => (isFirst.current ? evaluateExample : evaluate)(input, context),
    [],
  )
  const tool = useTool({ fields, evaluate: draw, summarize }, strings, props, {
    follows: 'once-pressed',
    evaluateExample,
  })
  const { t, value, locale, presses, begin } = tool
  useEffect(begin, [begin])
  useEffect(() => {
    if (presses > 0) isFirst.current = false
  }, [presses])
  const isNumber = readNumber(value.count, locale) !== undefined

  return (
    <Tool
      tool={tool}
      name={t.name}
      hue="generators"
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
      <Answer tool={tool}>
        {({ text }, summary) => (
          <>
            <Headline summary={summary} />
            <Meaning sentence={summary.sentence} />
            <FillerText text={text}>
              <CopyButton text={() => copyOf(summary)} />
              <CopyButton label={t.html} text={() => toHtml(text)} />
              <SendTo summary={summary} />
            </FillerText>
          </>
        )}
      </Answer>
    </Tool>
  )
}
