import { useRef } from 'react'
import {
  evaluate,
  example,
  type Input,
  type IssueCode,
  initial,
  kinds,
  type Output,
  percentOfScore,
} from '../../engine/grade-converter'
import { Row } from '../core/field-groups/row'
import { hint } from '../core/fields/field.css'
import { formatNumber } from '../core/format/format'
import { NumberField } from '../core/numbers/number-field'
import { readingOf } from '../core/numbers/number-reading'
import { CopyBar } from '../core/output/copy-button'
import { Answer, Headline, Line, Receipt } from '../core/tool/answer'
import { interpolate } from '../core/tool/strings'
import { ActionButton, Tool } from '../core/tool/tool'
import type { ToolProps } from '../core/tool/tool-props'
import { useTool } from '../core/tool/use-tool'
import { Scale } from './grade-converter.scale'
import { strings } from './grade-converter.strings'

export type GradeConverterProps = ToolProps<Input, Output, IssueCode, typeof strings>

export function GradeConverter(props: GradeConverterProps) {
  const tool = useTool({ evaluate, initial, example, kinds }, strings, props)
  const { t, value, locale } = tool
  // An answer stays when the input changes: it is worded as it was asked for.
  const asked = (tool.answeredInput ?? value).gpa.trim() ? 'gpa' : 'percentage'
  const wordsOf = ({ percentage, letterGrade, gpa }: Output) => ({
    percentage: interpolate(t.percent, { n: percentage }, locale),
    letter: letterGrade,
    gpa: formatNumber(gpa, locale, 1),
  })
  const say = (output: Output) => interpolate(t.say[asked], wordsOf(output))

  /** What typing in the other field has cleared: emptying that field gives it back, unless its text had an answer. */
  const aside = useRef('')
  const field = (name: keyof Input, other: keyof Input) => ({
    ...tool.field(name),
    onChange(text: string): void {
      if (tool.answeredInput?.[name] && tool.status !== 'example') aside.current = ''
      const kept = text ? '' : value[other] || aside.current
      if (kept !== value[other]) tool.update({ [name]: text, [other]: kept })
      else tool.field(name).onChange(text)
      if (!text || !value[name] || value[other]) aside.current = text && value[other]
    },
  })

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <>
          <Row>
            <NumberField
              {...field('percentage', 'gpa')}
              {...readingOf(percentOfScore(value.percentage), { kind: 'percent', locale, currency: undefined })}
              suffix="%"
            />
            <NumberField {...field('gpa', 'percentage')} />
          </Row>
          <p className={hint}>{t.either}</p>
          <ActionButton tool={tool}>{t.convert}</ActionButton>
        </>
      }
      below={<Scale letter={tool.status === 'example' ? undefined : tool.output?.letterGrade} t={t} locale={locale} />}
    >
      <Answer tool={tool} say={say}>
        {(output) => {
          const words = wordsOf(output)
          return (
            <>
              <Headline label={t.letterGrade}>{words.letter}</Headline>
              <Receipt>
                <Line label={t.percentage}>{words.percentage}</Line>
                <Line label={t.gpa}>{words.gpa}</Line>
              </Receipt>
              <CopyBar tool={tool} text={() => say(output)} />
            </>
          )
        }}
      </Answer>
    </Tool>
  )
}
