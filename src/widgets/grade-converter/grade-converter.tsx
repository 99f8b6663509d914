import { useRef } from 'react'
import { evaluate, fields, type Input, type IssueCode, type Output } from '../../engine/grade-converter/grade-converter'
import { Answer } from '../core/answer/answer'
import type { ToolProps } from '../core/base/tool-props'
import { Row } from '../core/field-groups/row'
import { hint } from '../core/fields/field.css'
import { NumberField } from '../core/fields/number/number-field'
import { ActionButton, Tool } from '../core/layouts/tool'
import { CopyBar } from '../core/output/copy-button'
import { useTool } from '../core/tool/use-tool'
import { GradeAnswer } from './grade-converter.answer'
import { CourseFields, readingOfScore, SystemFields } from './grade-converter.fields'
import { strings } from './grade-converter.strings'
import { summarize } from './grade-converter.summary'
import { Scale } from './scale'

export type GradeConverterProps = ToolProps<Input, Output, IssueCode, typeof strings>

export function GradeConverter(props: GradeConverterProps) {
  const tool = useTool<Input, Output, IssueCode, typeof strings>({ fields, evaluate, summarize }, strings, props)
  const { t, value, locale } = tool

  /** The text that typing in the other field has cleared. Restored when that field is emptied. */
  const cleared = useRef('')
  const field = (name: 'percentage' | 'gpa', other: 'percentage' | 'gpa') => ({
    ...tool.field(name),
    onChange(text: string): void {
      const otherText = text ? '' : value[other] || cleared.current
      if (otherText !== value[other] || (text && value.cgpa))
        tool.update({ [name]: text, [other]: otherText, ...(text && { cgpa: '' }) })
      else tool.field(name).onChange(text)
      if (!text || !value[name] || value[other]) cleared.current = text && value[other]
    },
  })

  /** A press on a row of the scale. */
  function choose({ from }: { readonly from: number }): void {
    cleared.current = ''
    tool.update({ percentage: String(from), gpa: '', cgpa: '' })
    tool.act()
  }

  return (
    <Tool
      tool={tool}
      name={t.name}
      hue="education"
      inputs={
        <>
          <Row>
            <NumberField
              inputMode="text"
              {...field('percentage', 'gpa')}
              {...readingOfScore(value.percentage, locale)}
            />
            <NumberField {...field('gpa', 'percentage')} />
          </Row>
          <p className={hint}>{t.either}</p>
          <SystemFields tool={tool} />
          <CourseFields tool={tool} />
          <ActionButton tool={tool}>{t.convert}</ActionButton>
        </>
      }
      below={
        <Scale
          letter={tool.status === 'example' ? undefined : tool.output?.letterGrade}
          onChoose={tool.accessOf('percentage') ? undefined : choose}
        />
      }
    >
      <Answer tool={tool}>
        {(output, summary) => (
          <>
            <GradeAnswer output={output} summary={summary} />
            <CopyBar summary={summary} />
          </>
        )}
      </Answer>
    </Tool>
  )
}
