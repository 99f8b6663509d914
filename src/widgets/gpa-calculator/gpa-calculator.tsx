import {
  type Course,
  evaluate,
  example,
  grades,
  type Input,
  type IssueCode,
  initial,
  kinds,
  type Output,
} from '../../engine/gpa-calculator'
import { Rows } from '../core/field-groups/rows'
import type { Option } from '../core/fields/choice'
import { ErrorMessage, TextField } from '../core/fields/field'
import { Select } from '../core/fields/select'
import { formatNumber } from '../core/format/format'
import { NumberField } from '../core/numbers/number-field'
import { CopyBar } from '../core/output/copy-button'
import { Answer, Headline, Line, Note, Receipt } from '../core/tool/answer'
import { interpolate } from '../core/tool/strings'
import { ActionButton, Tool } from '../core/tool/tool'
import type { ToolProps } from '../core/tool/tool-props'
import { useTool } from '../core/tool/use-tool'
import { strings } from './gpa-calculator.strings'

export type GpaCalculatorProps = ToolProps<Input, Output, IssueCode, typeof strings>

const [blank] = initial.courses as readonly [Course]

export function GpaCalculator(props: GpaCalculatorProps) {
  const tool = useTool({ evaluate, initial, example, kinds }, strings, props)
  const { t, value, locale } = tool
  const { courses } = value
  const options: readonly Option[] = [['', t.none], ...Object.keys(grades).map((grade): Option => [grade, grade])]
  /** The first row's labels head the columns; the others, with the row's number, are for screen readers. */
  const course = (index: number, key: keyof Course, label: string) => ({
    ...tool.field(`courses.${index}.${key}`, index === 0 ? label : `${label} ${formatNumber(index + 1, locale)}`),
    hideLabel: index > 0,
  })
  const gpaOf = ({ gpa }: Output) => formatNumber(gpa, locale, 2, 2)
  const say = (output: Output) =>
    interpolate(t.say, { gpa: gpaOf(output), points: output.totalPoints, credits: output.totalCredits }, locale)

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <>
          <Rows
            label={t.courses}
            count={courses.length}
            add={t.add}
            remove={(index) => interpolate(t.remove, { n: index + 1 }, locale)}
            onAdd={() => tool.update({ courses: [...courses, blank] })}
            onRemove={(index) => tool.replace({ courses: courses.filter((_, other) => other !== index) })}
            row={(index) => (
              <>
                <TextField {...course(index, 'name', t.course)} />
                <Select {...course(index, 'grade', t.grade)} options={options} />
                <NumberField {...course(index, 'credits', t.credits)} />
              </>
            )}
          />
          <ErrorMessage>{tool.sentenceAt('courses')}</ErrorMessage>
          <ActionButton tool={tool}>{t.calculate}</ActionButton>
        </>
      }
    >
      <Answer tool={tool} say={say}>
        {(output) => (
          <>
            <Headline label={t.gpa}>{gpaOf(output)}</Headline>
            {output.totalCredits === 0 && <Note>{t.noCredits}</Note>}
            <Receipt>
              <Line label={t.totalCredits}>{formatNumber(output.totalCredits, locale)}</Line>
              <Line label={t.totalPoints}>{formatNumber(output.totalPoints, locale)}</Line>
            </Receipt>
            <CopyBar tool={tool} text={() => say(output)} />
          </>
        )}
      </Answer>
    </Tool>
  )
}
