import { readNumber } from '../../engine/core/numbers/read-number'
import { frequencies, type Input, type OtherLoan } from '../../engine/mortgage-calculator'
import { Options } from '../core/comparison/options'
import { DateField } from '../core/dates/date-field'
import { readDay } from '../core/dates/date-reading'
import { formatDate, mediumDate } from '../core/dates/format-date'
import { Disclosure } from '../core/field-groups/disclosure'
import { Row } from '../core/field-groups/row'
import { Choice } from '../core/fields/choice'
import * as field from '../core/fields/field.css'
import { formatMoney } from '../core/format/format'
import { NumberField } from '../core/numbers/number-field'
import type { FormTool } from '../core/tool/field-props'
import { interpolate } from '../core/tool/strings'
import type { strings } from './mortgage-calculator.strings'

export interface FieldsProps {
  readonly tool: FormTool<Input, typeof strings> & { issueAt(path: string): unknown }
  /** Of the currency. */
  readonly sign: string
}

/** Whether a group should be open, because one of its fields is filled in or has an error. */
const hasContent = ({ value, issueAt }: FieldsProps['tool'], fields: readonly (keyof Input)[]) =>
  fields.some((name) => String(value[name] ?? '').trim() || issueAt(name))

const taxFields = ['propertyTax', 'insurance', 'pmi', 'hoa'] as const

/** What's paid each month besides principal and interest. */
export function TaxFields({ tool, sign }: FieldsProps) {
  const { t, field } = tool
  return (
    <Disclosure summary={t.extras} content={t.perYear} open={hasContent(tool, taxFields)}>
      <Row>
        <NumberField {...field('propertyTax')} prefix={sign} />
        <NumberField {...field('insurance')} prefix={sign} />
      </Row>
      <NumberField {...field('pmi')} unit={t.pmiName} prefix={sign} hint={t.pmiHint} />
      <NumberField {...field('hoa')} unit={t.perMonth} prefix={sign} />
    </Disclosure>
  )
}

const extraFields = ['extraMonthly', 'extraYearly', 'extraOnce', 'extraOnceMonth'] as const

/** Extra payments, and payments every two weeks. */
export function ExtraFields({ tool, sign }: FieldsProps) {
  const { t, field, value } = tool
  const isBiweekly = value.frequency === 'biweekly'
  return (
    <Disclosure summary={t.extraPayments} content={extrasIn(tool)} open={hasContent(tool, extraFields) || isBiweekly}>
      <Row>
        <NumberField {...field('extraMonthly')} prefix={sign} />
        <NumberField {...field('extraYearly')} prefix={sign} />
      </Row>
      <Row>
        <NumberField {...field('extraOnce')} prefix={sign} />
        <NumberField {...field('extraOnceMonth')} placeholder="1" />
      </Row>
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

/** '$200' for a text that is an amount above 0. */
function shortAmount(text: string | undefined, t: typeof strings, locale: string): string | undefined {
  const amount = Number(readNumber(text ?? '', locale) ?? 0)
  return amount > 0 ? formatMoney(amount, locale, t.currency, { minimumFractionDigits: 0 }) : undefined
}

const costFields = ['startDate', 'points', 'closingCosts'] as const

/** The date of the first payment, and what's paid at closing. */
export function CostFields({ tool, sign }: FieldsProps) {
  const { t, field, value, locale } = tool
  // Today's date would be another one on a server. A relative date is just not part of the summary.
  const date = readDay(value.startDate ?? '', { locale, today: '' })
  const points = (value.points ?? '').trim()
  const contents = [
    ...(date ? [formatDate(date, locale, mediumDate)] : []),
    ...(points ? [t.points] : []),
    ...[shortAmount(value.closingCosts, t, locale)].filter((amount) => amount !== undefined),
  ]
  const content = contents.length > 1 ? t.several : (contents[0] ?? t.none)
  return (
    <Disclosure summary={t.dateAndCosts} content={content} open={hasContent(tool, costFields)}>
      <DateField {...field('startDate')} t={t} locale={locale} />
      <Row>
        <NumberField {...field('points')} unit={t.ofLoan} suffix="%" />
        <NumberField {...field('closingCosts')} prefix={sign} />
      </Row>
    </Disclosure>
  )
}

const affordFields = ['income', 'debts', 'ratio'] as const

/** What's needed to find the price that an income pays for. */
export function AffordFields({ tool, sign }: FieldsProps) {
  const { t, field: props } = tool
  return (
    <Disclosure summary={t.afford} open={hasContent(tool, affordFields)}>
      <NumberField {...props('income')} unit={t.beforeTax} prefix={sign} />
      <Row>
        <NumberField {...props('debts')} unit={t.perMonth} prefix={sign} />
        <NumberField {...props('ratio')} placeholder="36" suffix="%" />
      </Row>
      <p className={field.hint}>{t.affordHint}</p>
    </Disclosure>
  )
}

const blank: OtherLoan = { homePrice: '', downPayment: '', interestRate: '', term: '', points: '', closingCosts: '' }

/** Other loans. */
export function LoanFields({ tool, sign }: FieldsProps) {
  const { t, field, value } = tool
  const ofLoan = (index: number, name: keyof OtherLoan) => ({
    ...field(`compare.${index}.${name}`, t[name]),
    placeholder: value[name],
  })
  return (
    <Options<OtherLoan>
      tool={tool}
      blank={blank}
      row={(index) => (
        <>
          <Row>
            <NumberField {...ofLoan(index, 'homePrice')} prefix={sign} />
            <NumberField {...ofLoan(index, 'downPayment')} />
          </Row>
          <Row>
            <NumberField {...ofLoan(index, 'interestRate')} suffix="%" />
            <NumberField {...ofLoan(index, 'term')} suffix={t.years} />
          </Row>
          <Row>
            <NumberField {...ofLoan(index, 'points')} suffix="%" />
            <NumberField {...ofLoan(index, 'closingCosts')} prefix={sign} />
          </Row>
        </>
      )}
    />
  )
}
