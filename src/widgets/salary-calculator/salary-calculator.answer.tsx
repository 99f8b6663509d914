import type { Output } from '../../engine/salary-calculator'
import { Breakdown } from '../core/output/breakdown'
import { CopyBar } from '../core/output/copy-button'
import { Headline, Sentence } from '../core/tool/answer'
import { fills, swatch } from '../core/tool/answer.css'
import { interpolate } from '../core/tool/strings'
import * as css from './salary-calculator.css'
import type { strings } from './salary-calculator.strings'

interface SalaryAnswerProps {
  readonly output: Output
  readonly t: typeof strings
  readonly money: (amount: number) => string
}

/** The rows of the table, and the series that ties them to the picture. */
const lines = [
  ['net', 1],
  ['tax', 2],
  ['gross', undefined],
] as const

/** The amount asked for, and its label. */
export const figureOf = (output: Output, t: typeof strings) =>
  'hourlyRate' in output
    ? { label: t.found.salaryToHourly, amount: output.hourlyRate }
    : { label: t.found.hourlyToSalary, amount: output.grossAnnual }

/** The answer in one sentence, to announce and to copy. */
export function sayOf({ output, t, money }: SalaryAnswerProps): string {
  const { label, amount } = figureOf(output, t)
  return `${label}: ${money(amount)}`
}

/** The amount asked for, what is left of it after tax as a picture, and of a year, a month and a week as a table. */
export function SalaryAnswer({ output, t, money }: SalaryAnswerProps) {
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

  return (
    <>
      <Headline label={label}>{money(amount)}</Headline>
      <Sentence>{sentence}</Sentence>
      <Breakdown
        parts={[
          { label: t.net, amount: year.net, series: 1 },
          { label: t.tax, amount: year.tax, series: 2 },
        ]}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={css.frame} aria-label={t.table} tabIndex={0}>
        <table className={css.table}>
          <thead>
            <tr>
              <td />
              {periods.map(({ period }) => (
                <th key={period} scope="col">
                  {t.periods[period]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(([line, series]) => (
              <tr key={line}>
                <th scope="row">
                  {series && <span className={`${swatch} ${fills[series]}`} />}
                  {t[line]}
                </th>
                {periods.map(({ period, [line]: amount }) => (
                  <td key={period}>{money(amount)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <CopyBar tool={{ t }} text={() => [sayOf({ output, t, money }), sentence, ...rows].join('\n')} />
    </>
  )
}
