import { type ReactNode, useRef } from 'react'
import { readNumber } from '../../engine/core/numbers/read-number'
import {
  emptyAssignment,
  emptyCutOff,
  type Input,
  percentOfScore,
  type System,
  systems,
  usualCutOffs,
} from '../../engine/grade-converter/grade-converter'
import { interpolate } from '../core/base/strings'
import type { FormTool } from '../core/base/tool-props'
import { Disclosure } from '../core/field-groups/disclosure'
import { Row } from '../core/field-groups/row'
import { Rows } from '../core/field-groups/rows'
import type { Option } from '../core/fields/choice'
import { ErrorMessage, TextField } from '../core/fields/field'
import { head, hint, label } from '../core/fields/field.css'
import { NumberField } from '../core/fields/number/number-field'
import { readingOf } from '../core/fields/number/number-reading'
import { Select } from '../core/fields/select'
import { formatNumber } from '../core/format/format'
import { withHint } from './grade-converter.css'
import type { strings } from './grade-converter.strings'

interface FieldsProps {
  readonly tool: Omit<FormTool<Input, typeof strings>, 'update'> & {
    update(patch: Partial<Input>, field?: string): void
    sentenceAt(field: string): string | undefined
  }
}

/** How a score such as '18/20' is read. */
export const readingOfScore = (text: string, locale: string) =>
  readingOf(percentOfScore(text), { kind: 'percent', locale, currency: undefined })

/** Another grading system, with what it needs. Filling in what one needs selects it. */
export function SystemFields({ tool }: FieldsProps) {
  const { t, value, locale, field } = tool
  const options: readonly Option[] = [['', t.noSystem], ...systems.map((name): Option => [name, t.systems[name]])]
  /** Then emptying the field undoes it. */
  const isSelectedByTyping = useRef(false)
  /** What a system needs stays on the page, so that a field that has just selected its system keeps the focus. */
  const only = (system: System, content: ReactNode) => (
    <div hidden={value.system !== '' && value.system !== system}>{content}</div>
  )
  const needed = (name: 'cgpa' | 'passing' | 'rank', system: System, hint: string) => ({
    ...field(name),
    label: value.system ? t[name] : name === 'cgpa' ? t.systems.india : `${t.systems[system]}: ${t[name]}`,
    hint,
    onChange(text: string): void {
      if (value.system === '') isSelectedByTyping.current = true
      const isLeft = text === '' && isSelectedByTyping.current
      const others = name === 'cgpa' && readNumber(text, locale) ? { percentage: '', gpa: '' } : {}
      tool.update({ [name]: text, system: isLeft ? '' : system, ...others }, name)
    },
  })
  return (
    <Disclosure summary={t.otherSystems} open={value.system !== ''}>
      <Select
        {...field('system')}
        onChange={(system) => {
          isSelectedByTyping.current = false
          tool.update(system === 'own' && value.cutOffs.length === 0 ? { system, cutOffs: usualCutOffs } : { system })
        }}
        options={options}
      />
      {only(
        'germany',
        <NumberField
          inputMode="text"
          {...needed('passing', 'germany', t.passingHint)}
          {...readingOfScore(value.passing, locale)}
          placeholder={formatNumber(50, locale)}
        />,
      )}
      {only('india', <NumberField {...needed('cgpa', 'india', t.cgpaHint)} />)}
      {only(
        'ects',
        <NumberField
          inputMode="text"
          {...needed('rank', 'ects', t.rankHint)}
          {...readingOfScore(value.rank, locale)}
          suffix={undefined}
        />,
      )}
      {only('own', <CutOffs tool={tool} />)}
    </Disclosure>
  )
}

/** Your own grades. */
function CutOffs({ tool }: FieldsProps) {
  const { t, value } = tool
  const field = fieldsIn(tool, 'cutOffs')
  return (
    <>
      {value.system === '' && tool.accessOf('cutOffs') !== 'hidden' && (
        <p className={head}>
          <span className={label}>{t.systems.own}</span>
        </p>
      )}
      <Rows
        access={tool.accessOf('cutOffs')}
        label={t.cutOffs}
        least={0}
        count={value.cutOffs.length}
        add={t.addCutOff}
        remove={(index) => interpolate(t.removeCutOff, { n: index + 1 }, tool.locale)}
        onAdd={() => tool.update({ system: 'own', cutOffs: [...value.cutOffs, emptyCutOff] })}
        onRemove={(index) => tool.replace({ cutOffs: value.cutOffs.filter((_, other) => other !== index) })}
        row={(index) => (
          <>
            <TextField {...field(index, 'grade', t.cutOffGrade)} />
            <NumberField {...field(index, 'from', t.cutOffFrom)} />
          </>
        )}
      />
      <ErrorMessage>{tool.sentenceAt('cutOffs')}</ErrorMessage>
    </>
  )
}

/** Assignments, whose weighted average is converted, and the final that's left. */
export function CourseFields({ tool }: FieldsProps) {
  const { t, value, field, locale } = tool
  const inRow = fieldsIn(tool, 'assignments')
  return (
    <>
      <Disclosure summary={t.average} open={value.assignments.length > 0}>
        <div className={withHint}>
          <Rows
            access={tool.accessOf('assignments')}
            label={t.assignments}
            least={0}
            count={value.assignments.length}
            add={t.addAssignment}
            remove={(index) => interpolate(t.removeAssignment, { n: index + 1 }, locale)}
            onAdd={() => tool.update({ assignments: [...value.assignments, emptyAssignment] })}
            onRemove={(index) => tool.replace({ assignments: value.assignments.filter((_, other) => other !== index) })}
            row={(index) => (
              <>
                <TextField {...inRow(index, 'name', t.assignment)} />
                <TextField {...inRow(index, 'score', t.score)} />
                <NumberField {...inRow(index, 'weight', t.weight)} />
              </>
            )}
          />
          <p className={hint}>{t.averageHint}</p>
        </div>
      </Disclosure>
      <Disclosure summary={t.finalExam} open={Boolean(value.target.trim() || value.finalWeight.trim())}>
        <Row>
          <TextField {...field('target')} placeholder="A-" hint={t.targetHint} />
          <NumberField {...field('finalWeight')} placeholder={formatNumber(40, locale)} />
        </Row>
      </Disclosure>
    </>
  )
}

/** The fields of a list. The first row's labels are the headings; the others include the row number. */
const fieldsIn =
  ({ field, locale }: FieldsProps['tool'], list: 'cutOffs' | 'assignments') =>
  (index: number, name: string, label: string) => ({
    ...field(`${list}.${index}.${name}`, index === 0 ? label : `${label} ${formatNumber(index + 1, locale)}`),
    hideLabel: index > 0,
  })
