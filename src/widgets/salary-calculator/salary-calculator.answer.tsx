import type { Output } from '../../engine/salary-calculator/salary-calculator'
import { Headline, Meaning, Receipt } from '../core/answer/answer'
import { fills, swatch } from '../core/answer/answer.css'
import { groupsOf, type Summary, type SummaryGroup } from '../core/base/summary'
import { Comparison } from '../core/comparison/comparison'
import { Breakdown } from '../core/output/breakdown'
import { CopyBar } from '../core/output/copy-button'
import { useWords } from '../core/words/use-words'
import { TaxDetails } from './details'
import * as css from './salary-calculator.css'
import type { strings } from './salary-calculator.strings'

interface SalaryAnswerProps {
  readonly output: Output
  readonly summary: Summary
}

/** The salary or rate, a bar of net pay and tax, a table of pay by period, and what else was asked for. */
export function SalaryAnswer({ output, summary }: SalaryAnswerProps) {
  const { t } = useWords<typeof strings>()
  const [year] = output.periods
  const groups = groupsOf(summary.lines)
  const titled = (...titles: readonly string[]) => groups.filter(({ title = '' }) => titles.includes(title))
  const periods = titled(...Object.values(t.periods))
  const [raise, worked, taxes, bands] = [t.raiseTitle, t.workedTitle, t.taxesTitle, t.bandTable].map(
    (title) => titled(title)[0],
  )
  const offers = groups.filter((group) => ![...periods, raise, worked, taxes, bands].includes(group))

  return (
    <>
      <Headline summary={summary} />
      <Meaning sentence={summary.sentence} />
      <div>
        <Breakdown
          parts={[
            { label: t.net, amount: year.net, series: 1 },
            { label: t.tax, amount: year.tax, series: 2 },
          ]}
        />
        <Periods periods={periods} />
      </div>
      {raise && <Receipt {...raise} />}
      {worked && <Receipt {...worked} />}
      {offers.length > 0 && <Comparison options={offers} />}
      {output.taxes && <TaxDetails method={output.taxes.method} taxes={taxes} bands={bands} />}
      <CopyBar summary={summary} />
    </>
  )
}

/** The styles of the table's columns: net pay, tax and gross pay. */
const columns = [css.columns.net, css.columns.tax, undefined]

interface PeriodsProps {
  readonly periods: readonly SummaryGroup[]
}

/** Net pay, tax and gross pay, from a year to an hour. */
function Periods({ periods }: PeriodsProps) {
  const { t } = useWords<typeof strings>()
  const [{ lines: year } = { lines: [] }] = periods
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <section className={css.frame} aria-label={t.table} tabIndex={0}>
      <table className={css.table} data-long={year.some(({ text }) => text.length > 10) || undefined}>
        <thead>
          <tr>
            <td />
            {year.map(({ label, series }, column) => (
              <th key={label} scope="col" className={columns[column]}>
                {series && <span className={`${swatch} ${fills[series]}`} />}
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {periods.map(({ title, lines }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {lines.map(({ label, text }, column) => (
                <td key={label} className={columns[column]}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
