import {
  type OfferPay,
  type Output,
  type Raise,
  type Taxes,
  taxSources,
  type WorkedTime,
} from '../../engine/salary-calculator/salary-calculator'
import { Line, Receipt } from '../core/answer/answer'
import { interpolate } from '../core/base/strings'
import { Comparison } from '../core/comparison/comparison'
import { Disclosure } from '../core/field-groups/disclosure'
import { hint } from '../core/fields/field.css'
import { formatNumber, formatPercent } from '../core/format/format'
import { SourceNote } from '../core/output/source-note'
import { Table } from '../core/output/table'
import type { strings } from './salary-calculator.strings'

interface DetailsProps {
  readonly t: typeof strings
  readonly locale: string
  readonly money: (amount: number) => string
}

/** A line of a receipt. */
interface Entry {
  readonly label: string
  readonly text: string
  /** Below a rule. */
  readonly rule?: boolean
}

/** A receipt: shown and copied. */
export interface Section {
  readonly title: string
  readonly entries: readonly Entry[]
}

/** What's below the table of pay: a raise, the hours worked, and the taxes, as far as there are any. */
export const sectionsOf = ({ raise, worked, taxes, taxAmount }: Output, details: DetailsProps): readonly Section[] => [
  ...(raise ? [raiseSection(raise, details)] : []),
  ...(worked ? [workedSection(worked, details)] : []),
  ...(taxes ? [taxSection(taxes, taxAmount, details)] : []),
]

function SectionReceipt({ title, entries }: Section) {
  return (
    <Receipt title={title}>
      {entries.map(({ label, text, rule }) => (
        <Line key={label} label={label} rule={rule}>
          {text}
        </Line>
      ))}
    </Receipt>
  )
}

function taxSection(taxes: Taxes, total: number, { t, locale, money }: DetailsProps): Section {
  const { method, parts, allowance, taxable, effectivePercent, marginalPercent } = taxes
  return {
    title: t.taxesTitle,
    entries: [
      ...parts.map(({ part, amount }) => ({ label: t.taxParts[part], text: money(amount) })),
      { label: t.totalTax, text: money(total), rule: true },
      { label: t.effective, text: formatPercent(effectivePercent, locale) },
      { label: t.marginal, text: formatPercent(marginalPercent, locale) },
      ...(allowance === undefined
        ? []
        : [
            { label: method === 'uk' ? t.personalAllowance : t.standardDeduction, text: money(allowance) },
            { label: t.taxable, text: money(taxable) },
          ]),
    ],
  }
}

/** The taxes of a country or by own brackets, with their sources. */
export function TaxDetails({ taxes, total, ...details }: DetailsProps & { taxes: Taxes; total: number }) {
  const { t, locale, money } = details
  const { method, bands } = taxes
  const range = ({ from, to }: Taxes['bands'][number]) =>
    to === undefined
      ? interpolate(t.bandAbove, { from: money(from) })
      : interpolate(t.bandFromTo, { from: money(from), to: money(to) })
  return (
    <div>
      <SectionReceipt {...taxSection(taxes, total, details)} />
      {bands.length > 0 && (
        <Disclosure summary={t.bandTable}>
          <Table caption={t.bandTable} columns={[t.taxable, t.bracketRate, t.tax]}>
            {bands.map((band) => (
              <tr key={band.from}>
                <th scope="row">{range(band)}</th>
                <td>{formatPercent(band.rate, locale)}</td>
                <td>{money(band.amount)}</td>
              </tr>
            ))}
          </Table>
        </Disclosure>
      )}
      {method !== 'own' && (
        <>
          <p className={hint}>{t.estimates[method]}</p>
          <SourceNote sources={taxSources[method]} t={t} locale={locale} />
        </>
      )}
    </div>
  )
}

/** The hours that are worked, and what each brings. */
export const WorkedDetails = ({ worked, ...details }: DetailsProps & { worked: WorkedTime }) => (
  <SectionReceipt {...workedSection(worked, details)} />
)

const workedSection = (worked: WorkedTime, { t, locale, money }: DetailsProps): Section => ({
  title: t.workedTitle,
  entries: [
    { label: t.workedHours, text: formatNumber(worked.workedHours, locale) },
    { label: t.grossPerWorkedHour, text: money(worked.grossPerHour) },
    { label: t.netPerWorkedHour, text: money(worked.netPerHour) },
  ],
})

/** The pay after a raise, and what it's worth after inflation. */
export const RaiseDetails = ({ raise, ...details }: DetailsProps & { raise: Raise }) => (
  <SectionReceipt {...raiseSection(raise, details)} />
)

function raiseSection(raise: Raise, { t, locale, money }: DetailsProps): Section {
  const { real } = raise
  const percent = (value: number) => formatPercent(value, locale, 0, 2)
  return {
    title: t.raiseTitle,
    entries: [
      { label: t.raise, text: `${percent(raise.percent)} · ${money(raise.amount)}` },
      { label: t.newPay, text: money(raise.pay) },
      { label: t.newSalary, text: money(raise.grossAfter) },
      { label: t.grossChange, text: money(raise.grossChange) },
      { label: t.netChange, text: money(raise.netChange) },
      { label: t.netChangeMonthly, text: money(raise.netChangeMonthly) },
      ...(real
        ? [
            { label: t.realRaise, text: percent(real.percent), rule: true },
            { label: t.realNetChange, text: money(real.netChange) },
            { label: t.neededRaise, text: money(real.neededChange) },
          ]
        : []),
    ],
  }
}

/** The offers side by side, with the highest pay of each row marked. */
export function OfferTable({ offers, t, locale, money }: DetailsProps & { offers: readonly OfferPay[] }) {
  const row = (label: string, amountOf: (offer: OfferPay) => number, hasBest = true) => {
    const amounts = offers.map(amountOf)
    const highest = Math.max(...amounts)
    const isTie = amounts.every((amount) => amount === highest)
    const best = hasBest && !isTie ? amounts.indexOf(highest) : undefined
    return {
      label,
      values: amounts.map(hasBest ? money : (amount) => formatNumber(amount, locale)),
      ...(best === undefined ? {} : { best }),
    }
  }
  return (
    <Comparison
      count={offers.length}
      t={t}
      locale={locale}
      rows={[
        row(t.grossAnnual, ({ grossAnnual }) => grossAnnual),
        row(t.netAnnual, ({ netAnnual }) => netAnnual),
        row(t.netMonthly, ({ netMonthly }) => netMonthly),
        row(t.workedHours, ({ worked }) => worked.workedHours, false),
        row(t.netPerWorkedHour, ({ worked }) => worked.netPerHour),
      ]}
    />
  )
}
