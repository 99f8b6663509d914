import { useState } from 'react'
import {
  type Course,
  evaluate,
  example,
  grades,
  gradesAround,
  type Input,
  type IssueCode,
  initial,
  kinds,
  type Output,
  pointsByCourse,
} from '../../engine/gpa-calculator'
import { Answer, Headline, Line, Meaning, Receipt, Receipts, Sentence } from '../core/answer/answer'
import { Rows } from '../core/field-groups/rows'
import type { Option } from '../core/fields/choice'
import { ErrorMessage, TextField } from '../core/fields/field'
import { Select } from '../core/fields/select'
import { formatNumber } from '../core/format/format'
import { NumberField } from '../core/numbers/number-field'
import { CopyBar } from '../core/output/copy-button'
import { interpolate } from '../core/tool/strings'
import { ActionButton, Tool } from '../core/tool/tool'
import type { ToolProps } from '../core/tool/tool-props'
import { useTool } from '../core/tool/use-tool'
import { Scale } from './gpa-calculator.scale'
import { strings } from './gpa-calculator.strings'

export type GpaCalculatorProps = ToolProps<Input, Output, IssueCode, typeof strings>

const [blank] = initial.courses as readonly [Course]

export function GpaCalculator(props: GpaCalculatorProps) {
  const tool = useTool({ evaluate, initial, example, kinds }, strings, props)
  const { t, value, locale } = tool
  const { courses, isEmpty, setFewest } = useRows(value.courses)
  const options: readonly Option[] = [['', t.none], ...Object.keys(grades).map((grade): Option => [grade, grade])]
  /** The first row's labels are the column headings. The others are for screen readers and include the row number. */
  const course = (index: number, key: keyof Course, label: string) => {
    const path = `courses.${index}.${key}` as const
    const field = tool.field(path, index === 0 ? label : `${label} ${formatNumber(index + 1, locale)}`)
    return {
      ...field,
      value: courses[index]?.[key] ?? '',
      hideLabel: index > 0,
      onChange(text: string): void {
        if (!isEmpty) field.onChange(text)
        else
          tool.update({ courses: courses.map((row, other) => (other === index ? { ...row, [key]: text } : row)) }, path)
      },
    }
  }

  function remove(index: number): void {
    setFewest(isEmpty ? courses.length - 1 : 1)
    if (!isEmpty) tool.replace({ courses: courses.filter((_, other) => other !== index) })
  }

  const gpaOf = ({ gpa }: Output) => formatNumber(gpa, locale, 2, 2)
  const say = (output: Output) =>
    interpolate(t.say, { gpa: gpaOf(output), points: output.totalPoints, credits: output.totalCredits }, locale)

  return (
    <Tool
      tool={tool}
      name={t.name}
      hue="education"
      inputs={
        <>
          <Rows
            access={tool.accessOf('courses')}
            label={t.courses}
            count={courses.length}
            add={t.add}
            remove={(index) => interpolate(t.remove, { n: index + 1 }, locale)}
            onAdd={() => tool.update({ courses: [...courses, blank] })}
            onRemove={remove}
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
            {output.totalCredits === 0 ? <Sentence>{t.noCredits}</Sentence> : <Around gpa={output.gpa} t={t} />}
            <Scale gpa={output.gpa} locale={locale} />
            <Receipts>
              {output.totalCredits > 0 && <Points courses={tool.answeredInput ?? value} t={t} locale={locale} />}
              <Receipt title={t.together}>
                <Line label={t.totalCredits}>{formatNumber(output.totalCredits, locale)}</Line>
                <Line label={t.totalPoints}>{formatNumber(output.totalPoints, locale)}</Line>
              </Receipt>
            </Receipts>
            <CopyBar tool={tool} text={() => say(output)} />
          </>
        )}
      </Answer>
    </Tool>
  )
}

/** The rows to show. While nothing is filled in, as many as the example has courses: only a change makes them input. */
function useRows(courses: readonly Course[]) {
  const [fewest, setFewest] = useState(example.courses.length)
  const isEmpty = courses.length === 1 && Object.values(courses[0] ?? {}).every((text) => text === '')
  return { courses: isEmpty ? Array.from({ length: fewest }, () => blank) : courses, isEmpty, setFewest }
}

/** The nearest letter grades. */
function Around({ gpa, t }: { readonly gpa: number; readonly t: typeof strings }) {
  const { below, above } = gradesAround(gpa)
  return <Meaning template={below === above ? t.exactly : t.between} values={{ below, above }} />
}

/** Each course's part of the total points. */
function Points({ courses, t, locale }: { courses: Input; t: typeof strings; locale: string }) {
  return (
    <Receipt title={t.pointsByCourse}>
      {pointsByCourse(courses, { locale }).map(({ name, row, points }) => (
        <Line key={row} label={name || interpolate(t.unnamed, { n: row }, locale)}>
          {formatNumber(points, locale)}
        </Line>
      ))}
    </Receipt>
  )
}
