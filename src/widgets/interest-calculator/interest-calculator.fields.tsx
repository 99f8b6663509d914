import {
  contributionMoments,
  contributionPeriods,
  emptyScenario,
  type Found,
  frequencies,
  type Input,
  type Scenario,
  timeUnits,
  types,
} from '../../engine/interest-calculator/interest-calculator'
import type { FormTool } from '../core/base/tool-props'
import { Options } from '../core/comparison/options'
import { Disclosure } from '../core/field-groups/disclosure'
import { Row } from '../core/field-groups/row'
import { Choice } from '../core/fields/choice'
import { MoneyField } from '../core/fields/number/money-field'
import { NumberField } from '../core/fields/number/number-field'
import { PercentTypo } from '../core/fields/number/percent-typo'
import { UnitToggle } from '../core/fields/number/unit-toggle'
import { Select } from '../core/fields/select'
import type { strings } from './interest-calculator.strings'
import { contributionLabel } from './quantities'

interface FieldsProps {
  readonly tool: FormTool<Input, typeof strings>
}

/** A rate above this is probably a typing slip (docs/rules.md). Savings rates can be close to 0. */
const usualRates = { least: 0, most: 60 }

interface PlanFieldsProps extends FieldsProps {
  readonly tool: FieldsProps['tool'] & { isTyping(field: string): boolean }
  /** Props of a field if it was found. */
  foundIn(name: Found): { readonly placeholder?: string; readonly echo?: string }
}

/** What's paid in, and how it grows. */
export function PlanFields({ tool, foundIn }: PlanFieldsProps) {
  const { t, value, field } = tool
  const timeUnit = value.timeUnit === 'months' ? 'months' : 'years'
  return (
    <>
      <MoneyField {...field('principal')} {...foundIn('principal')} />
      <Row>
        <NumberField {...field('rate')} unit={t.perYear} {...foundIn('rate')} />
        <NumberField
          {...field('time')}
          {...foundIn('time')}
          suffix={tool.accessOf('timeUnit') === 'hidden' ? t.timeUnits[timeUnit] : undefined}
          end={
            <UnitToggle
              label={t.timeUnit}
              access={tool.accessOf('timeUnit')}
              chosen={timeUnit}
              units={timeUnits.map((unit) => [unit, t.timeUnits[unit], t.timeUnitNames[unit]])}
              onChoose={(timeUnit) => tool.update({ timeUnit })}
            />
          }
        />
      </Row>
      <PercentTypo {...field('rate')} usual={usualRates} isTyping={tool.isTyping('rate')} />
      <ContributionField tool={tool} foundIn={foundIn} />
      <Choice {...field('type')} options={types.map((type) => [type, t.types[type]])} />
      {value.type === 'compound' && (
        <Select
          {...field('frequency')}
          options={frequencies.map((frequency) => [frequency, t.frequencies[frequency]])}
        />
      )}
    </>
  )
}

/** The contribution, with how often it's made. */
function ContributionField({ tool, foundIn }: PlanFieldsProps) {
  const { t, value, field } = tool
  return (
    <MoneyField
      {...field('contribution', contributionLabel(value, t))}
      unit={t.optional}
      {...foundIn('contribution')}
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
export function MoreFields({ tool: { t, field, value, accessOf } }: FieldsProps) {
  if (accessOf('contributionAt') === 'hidden' && accessOf('inflation') === 'hidden') return null
  return (
    <Disclosure summary={t.more} open={value.inflation.trim() !== '' || value.contributionAt === 'start'}>
      <Choice
        {...field('contributionAt')}
        value={value.contributionAt === 'start' ? 'start' : 'end'}
        onChange={(moment) => field('contributionAt').onChange(moment === 'start' ? 'start' : 'end')}
        options={contributionMoments.map((moment) => [moment, t.moments[moment]])}
      />
      <NumberField {...field('inflation')} unit={t.perYear} />
    </Disclosure>
  )
}

/** Other plans. */
export function OptionFields({ tool }: FieldsProps) {
  const { t, value } = tool
  return (
    <Options<Scenario>
      tool={tool}
      blank={emptyScenario}
      row={(field) => (
        <>
          <Row>
            <MoneyField {...field('principal')} />
            <NumberField {...field('rate')} />
          </Row>
          <Row>
            <NumberField {...field('time')} suffix={t.timeUnits[value.timeUnit === 'months' ? 'months' : 'years']} />
            <MoneyField {...field('contribution', contributionLabel(value, t))} />
          </Row>
        </>
      )}
    />
  )
}
