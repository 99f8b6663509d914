import type { Output } from '../../engine/salary-calculator'
import { Headline, Meaning } from '../core/answer/answer'
import { fills, swatch } from '../core/answer/answer.css'
import { Breakdown } from '../core/output/breakdown'
import { CopyBar } from '../core/output/copy-button'
import { interpolate } from '../core/tool/strings'
import * as css from './salary-calculator.css'
import type { strings } from './salary-calculator.strings'

interface SalaryAnswerProps {
  readonly output: Output
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

/** The main figure and its label. */
export const figureOf = (output: Output, t: typeof strings) =>
  'hourlyRate' in output
    ? { label: t.found.salaryToHourly, amount: output.hourlyRate }
    : { label: t.found.hourlyToSalary, amount: output.grossAnnual }

/** The answer in one line, to announce and copy. */
export function sayOf({ output, t, money }: Omit<SalaryAnswerProps, 'locale'>): string {
  const { label, amount } = figureOf(output, t)
  return `${label}: ${money(amount)}`
}

/** The salary or rate, a bar of net pay and tax, and a table of pay by period. */
export function SalaryAnswer({ output, t, locale, money }: SalaryAnswerProps) {
  const { periods } = output
  const [year] = periods
  const { label, amount } = figureOf(output, t)
  const sentence =
    'hourlyRate' in output
      ? interpolate(t.say.salaryToHourly, { net: money(output.netHourlyRate) })
      : interpolate(t.say.hourlyToSalary, { net: money(output.netAnnual) })
  const rows = periods.map(({ period, gross, tax, net }) =>
    interpolate(t.row, { period: t.periods[period], gross: money(gross), tax: money(tax), net: money(net) }),
  )

  const template = 'hourlyRate' in output ? t.meaning.salaryToHourly : t.meaning.hourlyToSalary
  const net = 'hourlyRate' in output ? output.netHourlyRate : output.netAnnual

  return (
    <>
      <Headline label={label}>{money(amount)}</Headline>
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
      <CopyBar tool={{ t }} text={() => [sayOf({ output, t, money }), sentence, ...rows].join('\n')} />
    </>
  )
}

interface PeriodsProps extends Omit<SalaryAnswerProps, 'output' | 'locale'> {
  readonly periods: Output['periods']
}

/** Net pay, tax and gross pay, from a year to an hour. */
function Periods({ periods, t, money }: PeriodsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <section className={css.frame} aria-label={t.table} tabIndex={0}>
      <table className={css.table} data-long={money(periods[0].gross).length > 10 || undefined}>
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
