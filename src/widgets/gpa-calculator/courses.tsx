import { type ClipboardEvent, useState } from 'react'
import {
  bonuses,
  type Course,
  coursesFromText,
  hasPercentages,
  type Input,
  initial,
  type Level,
  lettersOf,
  uncounted,
} from '../../engine/gpa-calculator/gpa-calculator'
import { interpolate } from '../core/base/strings'
import type { FormTool } from '../core/base/tool-props'
import { Rows } from '../core/field-groups/rows'
import type { Option } from '../core/fields/choice'
import { TextField } from '../core/fields/field'
import { hint } from '../core/fields/field.css'
import { NumberField } from '../core/fields/number/number-field'
import { Select } from '../core/fields/select'
import { formatNumber } from '../core/format/format'
import * as css from './gpa-calculator.css'
import type { strings } from './gpa-calculator.strings'

interface CoursesProps {
  readonly tool: Omit<FormTool<Input, typeof strings>, 'update'> & {
    update(patch: Partial<Input>, field?: string): void
  }
  /** Whether each course has a level. */
  readonly hasLevels: boolean
}

const [blank] = initial.courses as readonly [Course]

/** How many rows there are before anything is filled in. */
const fewestRows = 4

/** The courses, one row each. A semester begins with a row that has its name above. */
export function Courses({ tool, hasLevels }: CoursesProps) {
  const { t, value, locale } = tool
  const rows = useRows(value.courses)
  const { courses, isEmpty } = rows
  const { letters } = lettersOf(value, { locale })
  const options = [['', t.none], ...[...letters, ...uncounted.filter((grade) => !letters.includes(grade))].map(same)]
  const levels: readonly Option[] = [['', t.none], ...levelNames.map((name): Option => [name, t.levels[name]])]
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

  const { remove, addTerm, paste } = actionsOf(tool, rows)

  if (tool.accessOf('courses') === 'hidden') return null
  return (
    <div className={css.withHint}>
      <div className={css.courses} onPaste={paste}>
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
              {courses[index]?.term !== undefined && (
                <div className={css.term}>
                  <TextField {...course(index, 'term', t.term)} label={t.term} hideLabel={false} />
                </div>
              )}
              <div className={hasLevels ? css.longName : css.name}>
                <TextField {...course(index, 'name', t.course)} />
              </div>
              <div className={css.grade}>
                {letters.length > 0 || value.scale === 'own' ? (
                  <Select {...course(index, 'grade', t.grade)} options={options as readonly Option[]} />
                ) : (
                  <TextField {...course(index, 'grade', t.grade)} placeholder={undefined} />
                )}
              </div>
              <NumberField {...course(index, 'credits', t.credits)} />
              {hasLevels && (
                <div className={css.level}>
                  <Select {...course(index, 'level', t.level)} options={levels} />
                </div>
              )}
            </>
          )}
        />
        {!tool.accessOf('courses') && (
          <button type="button" className={css.addTerm} onClick={addTerm}>
            {t.addTerm}
          </button>
        )}
      </div>
      <p className={hint}>{t.pasteHint}</p>
    </div>
  )
}

/** What the buttons and pasting do to the rows. */
function actionsOf(tool: CoursesProps['tool'], { courses, isEmpty, setFewest }: ReturnType<typeof useRows>) {
  const { t, value, locale } = tool

  function remove(index: number): void {
    setFewest(isEmpty ? courses.length - 1 : 1)
    if (!isEmpty) tool.replace({ courses: withoutRow(courses, index) })
  }

  function addTerm(): void {
    const name = (n: number) => interpolate(t.termNumber, { n }, locale)
    const terms = courses.filter(({ term }) => term !== undefined).length
    const [first = blank, ...rest] = courses
    const before = terms > 0 ? courses : [{ ...first, term: name(1) }, ...rest]
    tool.update({ courses: [...before, { ...blank, term: name(Math.max(terms, 1) + 1) }] })
  }

  function paste(event: ClipboardEvent): void {
    const pasted = coursesFromText(event.clipboardData.getData('text/plain'))
    if (!pasted || tool.accessOf('courses')) return
    event.preventDefault()
    const kept = isEmpty ? [] : courses.filter((row) => Object.values(row).some((text) => text))
    tool.replace({
      courses: [...kept, ...pasted],
      ...(!value.scale && kept.length === 0 && hasPercentages(pasted) ? { scale: 'percent' } : {}),
    })
  }

  return { remove, addTerm, paste }
}

const levelNames = Object.keys(bonuses) as Level[]
const same = (grade: string): Option => [grade, grade]

/** If a semester's first course is removed, the semester begins with the next one. */
function withoutRow(courses: readonly Course[], index: number): readonly Course[] {
  const { term } = courses[index] ?? {}
  const rest = courses.filter((_, other) => other !== index)
  return rest.map((row, other) => (other === index && term && row.term === undefined ? { ...row, term } : row))
}

/** The rows to show. While nothing is filled in, there are four: only a change makes them input. */
function useRows(courses: readonly Course[]) {
  const [fewest, setFewest] = useState(fewestRows)
  const isEmpty = courses.length === 1 && Object.values(courses[0] ?? {}).every((text) => text === '')
  return { courses: isEmpty ? Array.from({ length: fewest }, () => blank) : courses, isEmpty, setFewest }
}
