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
  scale,
} from '../../engine/grade-converter'
import { Answer, Headline, Line, Meaning, Receipt, Receipts } from '../core/answer/answer'
import { Row } from '../core/field-groups/row'
import { hint } from '../core/fields/field.css'
import { formatNumber } from '../core/format/format'
import { NumberField } from '../core/numbers/number-field'
import { readingOf } from '../core/numbers/number-reading'
import { CopyBar } from '../core/output/copy-button'
import { interpolate } from '../core/tool/strings'
import { ActionButton, Tool } from '../core/tool/tool'
import type { ToolProps } from '../core/tool/tool-props'
import { useTool } from '../core/tool/use-tool'
import { Scale } from './grade-converter.scale'
import { strings } from './grade-converter.strings'
import { Strip } from './grade-converter.strip'

export type GradeConverterProps = ToolProps<Input, Output, IssueCode, typeof strings>

export function GradeConverter(props: GradeConverterProps) {
  const tool = useTool({ evaluate, initial, example, kinds }, strings, props)
  const { t, value, locale } = tool
  // After an edit the last answer is still shown, so its text depends on the field that was converted.
  const source = (tool.answeredInput ?? value).gpa.trim() ? 'gpa' : 'percentage'
  const valuesOf = ({ percentage, letterGrade, gpa }: Output) => ({
    percentage: interpolate(t.percent, { n: percentage }, locale),
    letter: letterGrade,
    gpa: formatNumber(gpa, locale, 1),
  })
  const say = (output: Output) => interpolate(t.say[source], valuesOf(output))

  /** The text that typing in the other field has cleared. Restored when that field is emptied before it's converted. */
  const cleared = useRef('')
  const field = (name: keyof Input, other: keyof Input) => ({
    ...tool.field(name),
    onChange(text: string): void {
      if (tool.answeredInput?.[name] && tool.status !== 'example') cleared.current = ''
      const otherText = text ? '' : value[other] || cleared.current
      if (otherText !== value[other]) tool.update({ [name]: text, [other]: otherText })
      else tool.field(name).onChange(text)
      if (!text || !value[name] || value[other]) cleared.current = text && value[other]
    },
  })

  return (
    <Tool
      tool={tool}
      name={t.name}
      hue="education"
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
          const values = valuesOf(output)
          const next = scale[scale.findIndex(({ letter }) => letter === output.letterGrade) - 1]
          return (
            <>
              <Headline label={t.letterGrade} ltr>
                {values.letter}
              </Headline>
              <Meaning
                template={next ? t.meaning[source] : t.highest[source]}
                values={{
                  ...values,
                  ...(next && { higher: next.letter, next: interpolate(t.percent, { n: next.from }, locale) }),
                }}
              />
              <Strip percentage={output.percentage} letter={output.letterGrade} locale={locale} />
              <Receipts>
                <Receipt>
                  <Line label={t.percentage}>{values.percentage}</Line>
                </Receipt>
                <Receipt>
                  <Line label={t.gpa}>{values.gpa}</Line>
                </Receipt>
              </Receipts>
              <CopyBar tool={tool} text={() => say(output)} />
            </>
          )
        }}
      </Answer>
    </Tool>
  )
}
