import type { Output, TimeUnit } from '../../engine/interest-calculator/interest-calculator'
import { formatNumber } from '../core/format/format'
import { Table } from '../core/output/table'
import { useMoney } from '../core/words/use-money'
import { useWords } from '../core/words/use-words'
import type { strings } from './interest-calculator.strings'
import { timeIn } from './quantities'

interface YearsProps {
  readonly years: Output['years']
  readonly unit: TimeUnit
}

/** Column headings, also in the CSV file. */
export const columnsOf = (t: typeof strings, years: Output['years'], unit: TimeUnit) => [
  unit === 'months' ? t.monthColumn : t.yearColumn,
  ...(hasContributions(years) ? [t.contributions] : []),
  t.interest,
  t.balance,
]

const hasContributions = (years: Output['years']) => years.some(({ contributions }) => contributions > 0)

/** A row of the table and the CSV file. Its first cell is the time since the start. */
export const cellsOf = (
  { year, contributions, interest, balance }: Output['years'][number],
  years: Output['years'],
  unit: TimeUnit,
) => [timeIn(unit, year), ...(hasContributions(years) ? [contributions] : []), interest, balance]

/** Each year's interest and ending balance. */
export function Years({ years, unit }: YearsProps) {
  const { t, locale } = useWords<typeof strings>()
  const money = useMoney()
  return (
    <Table caption={t.table} columns={columnsOf(t, years, unit)}>
      {years.map((row) => {
        const [time = 0, ...amounts] = cellsOf(row, years, unit)
        return (
          <tr key={time}>
            <th scope="row">{formatNumber(time, locale, 0, 4)}</th>
            {amounts.map((amount, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have fixed positions
              <td key={column}>{money(amount)}</td>
            ))}
          </tr>
        )
      })}
    </Table>
  )
}
