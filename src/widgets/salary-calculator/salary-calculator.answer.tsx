import { allPeriodsOf, type Input, type Output, type Period } from '../../engine/salary-calculator/salary-calculator'
import { Headline, Meaning } from '../core/answer/answer'
import { fills, swatch } from '../core/answer/answer.css'
import { interpolate } from '../core/base/strings'
import { minorDigitsOf } from '../core/format/format'
import { Breakdown } from '../core/output/breakdown'
import { CopyBar } from '../core/output/copy-button'
import { sendNumber } from '../core/output/send-to'
import { OfferTable, RaiseDetails, sectionsOf, TaxDetails, WorkedDetails } from './details'
import { amountOf } from './pay'
import * as css from './salary-calculator.css'
import type { strings } from './salary-calculator.strings'

interface SalaryAnswerProps {
  readonly output: Output
  /** The input of this output. */
  readonly input: Input
  /** It's the engine's example, whose numbers are independent of the locale. */
  readonly isExample: boolean
  readonly t: typeof strings
  readonly locale: string
  readonly money: (amount: number) => string
}

/** The columns of the table, with their color in the bar above it. */
const columns = [
  ['net', css.columns.net, 1],
  ['tax', css.columns.tax, 2],
  ['gross', undefined, undefined],
] as const

/** The label of the main figure. */
const labelOf = (output: Output, t: typeof strings) =>
  'hourlyRate' in output ? t.found.salaryToHourly : t.found.hourlyToSalary

/** The answer in one line, to announce and copy. */
export const sayOf = ({ output, t, money }: Pick<SalaryAnswerProps, 'output' | 't' | 'money'>): string =>
  `${labelOf(output, t)}: ${money(amountOf(output))}`

/** The salary or rate, a bar of net pay and tax, a table of pay by period, and what else was asked for. */
export function SalaryAnswer({ output, input, isExample, t, locale, money }: SalaryAnswerProps) {
  const [year] = output.periods
  const sentence =
    'hourlyRate' in output
      ? interpolate(t.say.salaryToHourly, { net: money(output.netHourlyRate) })
      : interpolate(t.say.hourlyToSalary, { net: money(output.netAnnual) })
  const context = { minorDigits: minorDigitsOf(t.currency), ...(isExample ? {} : { locale }) }
  const all = [...allPeriodsOf(input, context)].reverse()
  const periods = all.length > 0 ? all : output.periods
  const rows = periods.map(({ period, gross, tax, net }) =>
    interpolate(t.row, { period: t.periods[period], gross: money(gross), tax: money(tax), net: money(net) }),
  )

  const template = 'hourlyRate' in output ? t.meaning.salaryToHourly : t.meaning.hourlyToSalary
  const net = 'hourlyRate' in output ? output.netHourlyRate : output.netAnnual
  const details = { t, locale, money }
  const copied = () =>
    [
      [sayOf({ output, t, money }), sentence, ...rows],
      ...sectionsOf(output, details).map(({ title, entries }) => [
        title,
        ...entries.map(({ label, text }) => `${label}: ${text}`),
      ]),
    ].map((lines) => lines.join('\n'))

  return (
    <>
      <Headline label={labelOf(output, t)}>{money(amountOf(output))}</Headline>
      <Meaning template={template} values={{ net: money(net), month: money(output.netMonthly) }} />
      <div>
        <Breakdown
          locale={locale}
          parts={[
            { label: t.net, amount: year.net, series: 1 },
            { label: t.tax, amount: year.tax, series: 2 },
          ]}
        />
        <Periods periods={periods} t={t} money={money} />
      </div>
      {output.raise && <RaiseDetails raise={output.raise} {...details} />}
      {output.worked && <WorkedDetails worked={output.worked} {...details} />}
      {output.offers && <OfferTable offers={output.offers} {...details} />}
      {output.taxes && <TaxDetails taxes={output.taxes} total={output.taxAmount} {...details} />}
      <CopyBar tool={{ t }} text={() => copied().join('\n\n')} outputs={sendNumber(amountOf(output))} />
    </>
  )
}

interface PeriodsProps extends Pick<SalaryAnswerProps, 't' | 'money'> {
  readonly periods: readonly Period[]
}

/** Net pay, tax and gross pay, from a year to an hour. */
function Periods({ periods, t, money }: PeriodsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <section className={css.frame} aria-label={t.table} tabIndex={0}>
      <table className={css.table} data-long={money(periods[0]?.gross ?? 0).length > 10 || undefined}>
        <thead>
          <tr>
            <td />
            {columns.map(([column, style, series]) => (
              <th key={column} scope="col" className={style}>
                {series && <span className={`${swatch} ${fills[series]}`} />}
                {t[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {periods.map((row) => (
            <tr key={row.period}>
              <th scope="row">{t.periods[row.period]}</th>
              {columns.map(([column, style]) => (
                <td key={column} className={style}>
                  {money(row[column])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
