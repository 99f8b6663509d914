import { emptyGrade, grades, type Input, scaleNames } from '../../engine/gpa-calculator/gpa-calculator'
import { interpolate } from '../core/base/strings'
import type { FormTool } from '../core/base/tool-props'
import { Disclosure } from '../core/field-groups/disclosure'
import { Row } from '../core/field-groups/row'
import { Rows } from '../core/field-groups/rows'
import { Checkbox } from '../core/fields/check'
import type { Option } from '../core/fields/choice'
import { TextField } from '../core/fields/field'
import { NumberField } from '../core/fields/number/number-field'
import { Select } from '../core/fields/select'
import { formatNumber } from '../core/format/format'
import type { strings } from './gpa-calculator.strings'

interface FieldsProps {
  readonly tool: FormTool<Input, typeof strings>
}

interface ScaleFieldsProps extends FieldsProps {
  readonly hasLevels: boolean
  setHasLevels(on: boolean): void
}

/** The scale, and whether courses are weighted. */
export function ScaleFields({ tool, hasLevels, setHasLevels }: ScaleFieldsProps) {
  const { t, value, locale } = tool
  const options = scaleNames.map((name): Option => [name === '4.0' ? '' : name, t.scales[name]])
  const choose = (scale: string) =>
    tool.update(scale === 'own' && value.ownScale.length === 0 ? { scale, ownScale: usualGrades(locale) } : { scale })
  return (
    <Disclosure summary={t.scaleAndLevels} open={value.scale !== '' || hasLevels}>
      <Select
        {...tool.field('scale')}
        value={value.scale === '4.0' ? '' : value.scale}
        onChange={choose}
        options={options}
      />
      {value.scale !== 'percent' && (
        <Checkbox
          label={t.weightedCourses}
          hint={hasLevels ? t.weightedHint : undefined}
          value={hasLevels}
          onChange={setHasLevels}
          onBlur={() => {}}
          access={tool.accessOf('courses')}
        />
      )}
    </Disclosure>
  )
}

/** A scale of your own starts with the usual letters. */
const usualGrades = (locale: string) =>
  Object.entries(grades).map(([grade, points]) => ({ grade, points: formatNumber(points, locale, 1) }))

/** The grades of your own scale, with their points. Adding one selects this scale. */
export function OwnScale({ tool }: FieldsProps) {
  const { t, value, locale } = tool
  const field = (index: number, name: 'grade' | 'points') => ({
    ...tool.field(`ownScale.${index}.${name}`, index === 0 ? t[name] : `${t[name]} ${formatNumber(index + 1, locale)}`),
    hideLabel: index > 0,
  })
  if (tool.accessOf('ownScale') === 'hidden') return null
  return (
    <Disclosure summary={t.scales.own} open={value.scale === 'own'}>
      <Rows
        access={tool.accessOf('ownScale')}
        label={t.scales.own}
        least={0}
        count={value.ownScale.length}
        add={t.addGrade}
        remove={(index) => interpolate(t.removeGrade, { n: index + 1 }, locale)}
        onAdd={() =>
          tool.update({
            scale: 'own',
            ownScale: [...(value.ownScale.length > 0 ? value.ownScale : usualGrades(locale)), emptyGrade],
          })
        }
        onRemove={(index) => tool.replace({ ownScale: value.ownScale.filter((_, other) => other !== index) })}
        row={(index) => (
          <>
            <TextField {...field(index, 'grade')} />
            <NumberField {...field(index, 'points')} />
          </>
        )}
      />
    </Disclosure>
  )
}

/** The GPA before these courses, and the one to reach. */
export function TotalFields({ tool: { t, field, value } }: FieldsProps) {
  return (
    <>
      <Disclosure summary={t.prior} open={Boolean(value.priorGpa.trim() || value.priorCredits.trim())}>
        <Row>
          <NumberField {...field('priorGpa')} />
          <NumberField {...field('priorCredits')} />
        </Row>
      </Disclosure>
      <Disclosure summary={t.goalFields} open={Boolean(value.targetGpa.trim() || value.remainingCredits.trim())}>
        <Row>
          <NumberField {...field('targetGpa')} />
          <NumberField {...field('remainingCredits')} />
        </Row>
      </Disclosure>
    </>
  )
}
