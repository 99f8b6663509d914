import {
  contributionMoments,
  contributionPeriods,
  emptyScenario,
  type Input,
  type Scenario,
} from '../../engine/interest-calculator'
import { Options } from '../core/comparison/options'
import { Disclosure } from '../core/field-groups/disclosure'
import { Row } from '../core/field-groups/row'
import { Choice } from '../core/fields/choice'
import { NumberField } from '../core/numbers/number-field'
import { UnitToggle } from '../core/numbers/unit-toggle'
import type { FormTool } from '../core/tool/field-props'
import { contributionLabel } from './interest-calculator.found'
import type { strings } from './interest-calculator.strings'

interface FieldsProps {
  readonly tool: FormTool<Input, typeof strings>
  /** Of the currency. */
  readonly sign: string
}

/** The contribution, with how often it's made. `found` shows the one that was found. */
export function ContributionField({
  tool,
  sign,
  found,
}: FieldsProps & { readonly found: { readonly placeholder?: string; readonly echo?: string } }) {
  const { t, value, field } = tool
  return (
    <NumberField
      {...field('contribution', contributionLabel(value, t))}
      unit={t.optional}
      {...found}
      prefix={sign}
      end={
        <UnitToggle
          label={t.contributionEvery}
          access={tool.accessOf('contributionEvery')}
          chosen={value.contributionEvery === 'year' ? 'year' : 'month'}
          units={contributionPeriods.map((period) => [period, t.periods[period], t.periodNames[period]])}
          onChoose={(contributionEvery) => tool.update({ contributionEvery })}
        />
      }
    />
  )
}

/** When contributions are made, and inflation. */
export function MoreFields({ tool: { t, field, value } }: Omit<FieldsProps, 'sign'>) {
  return (
    <Disclosure summary={t.more} open={value.inflation.trim() !== '' || value.contributionAt === 'start'}>
      <Choice
        {...field('contributionAt')}
        value={value.contributionAt === 'start' ? 'start' : 'end'}
        onChange={(moment) => field('contributionAt').onChange(moment === 'start' ? 'start' : 'end')}
        options={contributionMoments.map((moment) => [moment, t.moments[moment]])}
      />
      <NumberField {...field('inflation')} unit={t.perYear} suffix="%" />
    </Disclosure>
  )
}

/** Other plans. */
export function OptionFields({ tool, sign }: FieldsProps) {
  const { t, field, value } = tool
  const ofOption = (index: number, name: keyof Scenario, label = t[name]) => ({
    ...field(`compare.${index}.${name}`, label),
    placeholder: value[name],
  })
  return (
    <Options<Scenario>
      tool={tool}
      blank={emptyScenario}
      row={(index) => (
        <>
          <Row>
            <NumberField {...ofOption(index, 'principal')} prefix={sign} />
            <NumberField {...ofOption(index, 'rate')} suffix="%" />
          </Row>
          <Row>
            <NumberField
              {...ofOption(index, 'time')}
              suffix={t.timeUnits[value.timeUnit === 'months' ? 'months' : 'years']}
            />
            <NumberField {...ofOption(index, 'contribution', contributionLabel(value, t))} prefix={sign} />
          </Row>
        </>
      )}
    />
  )
}
