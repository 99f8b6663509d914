import type { Contains } from '../../engine/ip-lookup/ip-lookup'
import { Note } from '../core/answer/answer'
import { interpolate } from '../core/base/strings'
import { Table } from '../core/output/table'
import { useWords } from '../core/words/use-words'
import * as css from './ip-lookup.css'
import type { strings } from './ip-lookup.strings'
import type { LinesOf } from './lines'
import { formatCount, testsTitle } from './network-summary'

interface TestsProps {
  readonly contains: Contains
  readonly linesOf: LinesOf
}

/** Which of the tested addresses are inside, and why. */
export function Tests({ contains, linesOf }: TestsProps) {
  const { t, locale } = useWords<typeof strings>()
  const { tests, untested } = contains
  const title = testsTitle(contains, t, locale)
  return (
    <div className={css.section}>
      <p className={css.title}>{title}</p>
      <Table caption={title} columns={[t.tested, t.inside, t.why]}>
        {linesOf(title).map(({ label, text, note: why }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line may be there twice
          <tr key={index}>
            <th scope="row" className={css.cell}>
              {label}
            </th>
            <td className={css.verdicts[tests[index]?.verdict ?? 'invalid']}>{text}</td>
            <td className={css.reason}>{why}</td>
          </tr>
        ))}
      </Table>
      {untested > 0 && <Note>{interpolate(t.untested, { count: formatCount(untested, locale) })}</Note>}
    </div>
  )
}
