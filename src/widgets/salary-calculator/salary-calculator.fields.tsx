import { emptyOffer, type Input, type Offer, payPeriods } from '../../engine/salary-calculator/salary-calculator'
import { interpolate } from '../core/base/strings'
import type { FormTool } from '../core/base/tool-props'
import { Options } from '../core/comparison/options'
import { Disclosure } from '../core/field-groups/disclosure'
import { Row } from '../core/field-groups/row'
import { MoneyField } from '../core/fields/number/money-field'
import { NumberField } from '../core/fields/number/number-field'
import { UnitToggle } from '../core/fields/number/unit-toggle'
import { Select } from '../core/fields/select'
import { currencySign } from '../core/format/format'
import type { strings } from './salary-calculator.strings'

interface FieldsProps {
  readonly tool: FormTool<Input, typeof strings>
}

/** Whether something was entered in one of the fields. */
const isFilled = (texts: readonly string[]) => texts.some((text) => text.trim())

/** Days per week, and weeks without work. */
export function TimeOffFields({ tool: { t, field, value } }: FieldsProps) {
  return (
    <Disclosure summary={t.timeOff} open={isFilled([value.daysPerWeek, value.unpaidWeeks, value.paidWeeksOff])}>
      <Row>
        <NumberField {...field('unpaidWeeks')} placeholder="0" />
        <NumberField {...field('paidWeeksOff')} placeholder="0" />
      </Row>
      <NumberField {...field('daysPerWeek')} placeholder="5" hint={t.timeOffHint} />
    </Disclosure>
  )
}

const percentSign = /\s*[%％]\s*/g

/** The text of an amount that's still empty. */
const emptyAmount = '¤'

/** A raise as a percentage, whose text ends in a percent sign, or as an amount; and inflation. Empty is a percentage. */
export function RaiseFields({ tool: { t, field, value, locale } }: FieldsProps) {
  const { onChange, ...raise } = field('raise')
  const text = raise.value
  const isPercent = text === '' || text.search(percentSign) >= 0
  const bare = text.replace(percentSign, '').replace(emptyAmount, '')
  const sign = currencySign(locale, t.currency)
  const asPercent = (next: string) => (next.trim() === '' || next.search(percentSign) >= 0 ? next : `${next}%`)
  const asAmount = (next: string) => next || emptyAmount

  return (
    <Disclosure summary={t.raise} open={isFilled([text, value.inflation])}>
      <Row>
        <MoneyField
          {...raise}
          value={bare}
          onChange={(next) => onChange(isPercent ? asPercent(next) : asAmount(next))}
          {...(isPercent && { placeholder: '5', notation: undefined })}
          end={
            <UnitToggle
              label={t.raiseUnit}
              access={raise.access}
              chosen={isPercent ? 'percent' : 'amount'}
              units={[
                ['percent', '%', t.raiseInPercent],
                ['amount', sign, interpolate(t.raiseInMoney, { sign })],
              ]}
              onChoose={(unit) => onChange(unit === 'percent' ? asPercent(bare) : asAmount(bare))}
            />
          }
        />
        <NumberField {...field('inflation')} placeholder="3" />
      </Row>
    </Disclosure>
  )
}

/** Other job offers. */
export function OfferFields({ tool }: FieldsProps) {
  const { t, value } = tool
  const usual = value.payPer || (value.mode === 'hourlyToSalary' ? 'hour' : 'year')
  return (
    <Options<Offer>
      tool={tool}
      blank={{ ...emptyOffer, payPer: usual }}
      row={(field, index) => (
        <>
          <Row>
            <MoneyField {...field('pay')} />
            <Select
              {...field('payPer')}
              value={value.compare[index]?.payPer || usual}
              options={payPeriods.map((period) => [period, t.periods[period]])}
            />
          </Row>
          <NumberField {...field('hoursPerWeek')} />
          <Row>
            <NumberField {...field('unpaidWeeks')} placeholder={value.unpaidWeeks || '0'} />
            <NumberField {...field('paidWeeksOff')} placeholder={value.paidWeeksOff || '0'} />
          </Row>
        </>
      )}
    />
  )
}
