import { type OfferPay, type Raise, type Taxes, taxSources, type WorkedTime } from '../../engine/salary-calculator'
import { Line, Receipt } from '../core/answer/answer'
import { Comparison } from '../core/comparison/comparison'
import { Disclosure } from '../core/field-groups/disclosure'
import { hint } from '../core/fields/field.css'
import { formatNumber, formatPercent } from '../core/format/format'
import { SourceNote } from '../core/output/source-note'
import { Table } from '../core/output/table'
import { interpolate } from '../core/tool/strings'
import type { strings } from './salary-calculator.strings'

interface DetailsProps {
  readonly t: typeof strings
  readonly locale: string
  readonly money: (amount: number) => string
}

/** The taxes of a country or by own brackets, with their sources. */
export function TaxDetails({ taxes, total, t, locale, money }: DetailsProps & { taxes: Taxes; total: number }) {
  const { method, parts, allowance, taxable, bands, effectivePercent, marginalPercent } = taxes
  const range = ({ from, to }: Taxes['bands'][number]) =>
    to === undefined
      ? interpolate(t.bandAbove, { from: money(from) })
      : interpolate(t.bandFromTo, { from: money(from), to: money(to) })
  return (
    <div>
      <Receipt title={t.taxesTitle}>
        {parts.map(({ part, amount }) => (
          <Line key={part} label={t.taxParts[part]}>
            {money(amount)}
          </Line>
        ))}
        <Line label={t.totalTax} rule>
          {money(total)}
        </Line>
        <Line label={t.effective}>{formatPercent(effectivePercent, locale)}</Line>
        <Line label={t.marginal}>{formatPercent(marginalPercent, locale)}</Line>
        {allowance !== undefined && (
          <Line label={method === 'uk' ? t.personalAllowance : t.standardDeduction}>{money(allowance)}</Line>
        )}
        {allowance !== undefined && <Line label={t.taxable}>{money(taxable)}</Line>}
      </Receipt>
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
export function WorkedDetails({ worked, t, locale, money }: DetailsProps & { worked: WorkedTime }) {
  return (
    <Receipt title={t.workedTitle}>
      <Line label={t.workedHours}>{formatNumber(worked.workedHours, locale)}</Line>
      <Line label={t.grossPerWorkedHour}>{money(worked.grossPerHour)}</Line>
      <Line label={t.netPerWorkedHour}>{money(worked.netPerHour)}</Line>
    </Receipt>
  )
}

/** The pay after a raise, and what it's worth after inflation. */
export function RaiseDetails({ raise, t, locale, money }: DetailsProps & { raise: Raise }) {
  const { real } = raise
  const percent = (value: number) => formatPercent(value, locale, 0, 2)
  return (
    <Receipt title={t.raiseTitle}>
      <Line label={t.raise}>{`${percent(raise.percent)} · ${money(raise.amount)}`}</Line>
      <Line label={t.newPay}>{money(raise.pay)}</Line>
      <Line label={t.newSalary}>{money(raise.grossAfter)}</Line>
      <Line label={t.grossChange}>{money(raise.grossChange)}</Line>
      <Line label={t.netChange}>{money(raise.netChange)}</Line>
      <Line label={t.netChangeMonthly}>{money(raise.netChangeMonthly)}</Line>
      {real && (
        <>
          <Line label={t.realRaise} rule>
            {percent(real.percent)}
          </Line>
          <Line label={t.realNetChange}>{money(real.netChange)}</Line>
          <Line label={t.neededRaise}>{money(real.neededChange)}</Line>
        </>
      )}
    </Receipt>
  )
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
