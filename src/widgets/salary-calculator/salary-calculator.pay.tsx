import type { Output } from '../../engine/salary-calculator'
import { Sentence } from '../core/answer'
import { fills, swatch } from '../core/answer.css'
import { Breakdown } from '../core/breakdown'
import { CopyBar } from '../core/copy-button'
import { LateSheets } from '../core/late-sheets'
import { fill, type Overrides, withOverrides } from '../core/strings'
import * as css from './salary-calculator.css'
import { lateStrings } from './salary-calculator.late.strings'
import sheets from './salary-calculator.part.ts?sheets'
import type { firstStrings } from './salary-calculator.strings'

interface PayProps {
  readonly output: Output
  /** The words that were there, and those that the page gives. */
  readonly first: typeof firstStrings
  readonly strings: Overrides<typeof lateStrings> | undefined
  readonly money: (amount: number) => string
}

/** The lines of the table, and what ties them to the picture. */
const lines = [
  ['net', 1],
  ['tax', 2],
  ['gross', undefined],
] as const

/** What stands under the answer: what is left of it, as a picture, and of a year, a month and a week as a table. */
export function Pay({ output, first, strings, money }: PayProps) {
  const t = { ...withOverrides(lateStrings, strings), ...first }
  const { periods } = output
  const [year] = periods
  const toHourly = 'hourlyRate' in output
  const [label, say] = toHourly
    ? [
        `${t.found.salaryToHourly}: ${money(output.hourlyRate)}`,
        fill(t.say.salaryToHourly, { net: money(output.netHourlyRate) }),
      ]
    : [
        `${t.found.hourlyToSalary}: ${money(output.grossAnnual)}`,
        fill(t.say.hourlyToSalary, { net: money(output.netAnnual) }),
      ]
  const rows = periods.map(({ period, gross, tax, net }) =>
    fill(t.row, { period: t.periods[period], gross: money(gross), tax: money(tax), net: money(net) }),
  )

  return (
    <>
      <LateSheets sheets={sheets} />
      <Sentence>{say}</Sentence>
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
      <CopyBar tool={{ t }} text={() => [label, say, ...rows].join('\n')} />
    </>
  )
}
