import { readNumber } from '../../engine/core/numbers/read-number'
import { frequencies, type Input, type Output } from '../../engine/mortgage-calculator/mortgage-calculator'
import { interpolate } from '../core/base/strings'
import type { FormTool } from '../core/base/tool-props'
import { Disclosure } from '../core/field-groups/disclosure'
import { Row } from '../core/field-groups/row'
import { Choice } from '../core/fields/choice'
import { DateField } from '../core/fields/date/date-field'
import { MoneyField } from '../core/fields/number/money-field'
import { NumberField } from '../core/fields/number/number-field'
import { formatMoney } from '../core/format/format'
import type { strings } from './mortgage-calculator.strings'

export interface FieldsProps {
  readonly tool: FormTool<Input, typeof strings> & {
    issueAt(path: string): unknown
    readonly result: { readonly ok: true; readonly value: Output } | { readonly ok: false } | undefined
  }
}

/** Whether a group should be open, because one of its fields is filled in or has an error. */
export const hasContent = ({ value, issueAt }: FieldsProps['tool'], fields: readonly (keyof Input)[]) =>
  fields.some((name) => String(value[name] ?? '').trim() || issueAt(name))

const taxFields = ['propertyTax', 'insurance', 'pmi', 'hoa'] as const

/** What's paid each month besides principal and interest. */
export function TaxFields({ tool }: FieldsProps) {
  const { t, field } = tool
  return (
    <Disclosure summary={t.extras} content={t.perYear} open={hasContent(tool, taxFields)}>
      <Row>
        <MoneyField {...field('propertyTax')} />
        <MoneyField {...field('insurance')} />
      </Row>
      <MoneyField {...field('pmi')} unit={t.pmiName} hint={t.pmiHint} />
      <MoneyField {...field('hoa')} unit={t.perMonth} />
    </Disclosure>
  )
}

const extraFields = ['extraMonthly', 'extraMonthlyFrom', 'extraYearly', 'extraOnce', 'extraOnceMonth'] as const

/** Extra payments, and payments every two weeks. */
export function ExtraFields({ tool }: FieldsProps) {
  const { t, field, value } = tool
  const isBiweekly = value.frequency === 'biweekly'
  return (
    <Disclosure summary={t.extraPayments} content={extrasIn(tool)} open={hasContent(tool, extraFields) || isBiweekly}>
      <Row>
        <MoneyField {...field('extraMonthly')} />
        <MonthField tool={tool} name="extraMonthlyFrom" />
      </Row>
      <Row>
        <MoneyField {...field('extraOnce')} />
        <MonthField tool={tool} name="extraOnceMonth" />
      </Row>
      <MoneyField {...field('extraYearly')} />
      <Choice
        {...field('frequency')}
        value={isBiweekly ? 'biweekly' : 'monthly'}
        onChange={(frequency) => field('frequency').onChange(frequency as Input['frequency'])}
        options={frequencies.map((frequency) => [frequency, t.frequencies[frequency]])}
        hint={isBiweekly ? t.biweeklyHint : undefined}
      />
    </Disclosure>
  )
}

interface MonthFieldProps extends Pick<FieldsProps, 'tool'> {
  readonly name: 'extraMonthlyFrom' | 'extraOnceMonth'
}

/** The number of a month or, if the first payment has a date, also a date. */
function MonthField({ tool: { t, field, value }, name }: MonthFieldProps) {
  return value.startDate?.trim() ? (
    <DateField {...field(name)} narrow />
  ) : (
    <NumberField {...field(name)} placeholder="1" hint={name === 'extraMonthlyFrom' ? t.monthHint : undefined} />
  )
}

/** '$200 a month'. */
function extrasIn({ t, value, locale }: FieldsProps['tool']): string {
  const templates = { extraMonthly: t.aMonth, extraYearly: t.aYear, extraOnce: t.once }
  const amounts = (['extraMonthly', 'extraYearly', 'extraOnce'] as const).flatMap((name) => {
    const amount = shortAmount(value[name], t, locale)
    return amount ? [interpolate(templates[name], { amount })] : []
  })
  const all = [...amounts, ...(value.frequency === 'biweekly' ? [t.frequencies.biweekly] : [])]
  return all.length > 1 ? t.several : (all[0] ?? t.none)
}

/** '$200' for a text that is an amount above 0 and not too large for the field. */
function shortAmount(text: string | undefined, t: typeof strings, locale: string): string | undefined {
  const amount = Number(readNumber(text ?? '', locale) ?? 0)
  return amount > 0 && amount <= Number.MAX_SAFE_INTEGER
    ? formatMoney(amount, locale, t.currency, { minimumFractionDigits: 0 })
    : undefined
}
