import * as engine from '../../engine/gpa-calculator'
import { Answer, Headline, Line, Note, Placeholder, Receipt } from '../core/answer'
import type { Option } from '../core/choice'
import { CopyBar } from '../core/copy-button'
import { Issue, NumberField, TextField } from '../core/field'
import { formatNumber } from '../core/format'
import { Rows } from '../core/rows'
import { Select } from '../core/select'
import { fill } from '../core/strings'
import { ActionButton, Tool } from '../core/tool'
import type { ToolProps } from '../core/tool-props'
import { useTool } from '../core/use-tool'
import { strings } from './gpa-calculator.strings'

export type GpaCalculatorProps = ToolProps<engine.Input, engine.Output, engine.IssueCode, typeof strings>

const [blank] = engine.initial.courses as readonly [engine.Course]

export function GpaCalculator(props: GpaCalculatorProps) {
  const tool = useTool(engine, strings, props)
  const { t, value, locale } = tool
  const { courses } = value
  const grades: readonly Option[] = [['', t.none], ...Object.keys(engine.grades).map((grade): Option => [grade, grade])]
  /** The first row's labels stand over the columns; those below are for those who listen. */
  const course = (index: number, key: keyof engine.Course, label: string) => ({
    ...tool.field(`courses.${index}.${key}`, index === 0 ? label : `${label} ${formatNumber(index + 1, locale)}`),
    hideLabel: index > 0,
  })
  const gpaOf = ({ gpa }: engine.Output) => formatNumber(gpa, locale, 2, 2)
  const say = (output: engine.Output) =>
    fill(t.say, { gpa: gpaOf(output), points: output.totalPoints, credits: output.totalCredits }, locale)

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
            remove={(index) => fill(t.remove, { n: index + 1 }, locale)}
            onAdd={() => tool.update({ courses: [...courses, blank] })}
            onRemove={(index) => tool.update({ courses: courses.filter((_, other) => other !== index) })}
            row={(index) => (
              <>
                <TextField {...course(index, 'name', t.course)} />
                <Select {...course(index, 'grade', t.grade)} options={grades} />
                <NumberField {...course(index, 'credits', t.credits)} />
              </>
            )}
          />
          <Issue>{tool.sentenceAt('courses')}</Issue>
          <ActionButton tool={tool}>{t.calculate}</ActionButton>
        </>
      }
    >
      <Answer tool={tool} say={say} empty={<Placeholder label={t.gpa} lines={[t.totalCredits, t.totalPoints]} />}>
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
