import type { Contains, Test } from '../../engine/ip-lookup/ip-lookup'
import { Note } from '../core/answer/answer'
import { interpolate } from '../core/base/strings'
import { format } from '../core/format/format'
import { Table } from '../core/output/table'
import * as css from './ip-lookup.css'
import type { strings } from './ip-lookup.strings'

interface TestsProps {
  readonly contains: Contains
  readonly t: typeof strings
  readonly locale: string
}

/** Which of the tested addresses are inside, and why. */
export function Tests({ contains: { tests, inside, untested }, t, locale }: TestsProps) {
  const count = (number: number) => format(locale).format(number)
  const title = interpolate(t.tests, { inside: count(inside), total: count(tests.length) })
  return (
    <div className={css.section}>
      <p className={css.title}>{title}</p>
      <Table caption={title} columns={[t.tested, t.inside, t.why]}>
        {tests.map((test, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line may be there twice
          <tr key={index}>
            <th scope="row" className={css.cell}>
              {test.text}
            </th>
            <td className={css.verdicts[test.verdict]}>{t.verdicts[test.verdict]}</td>
            <td className={css.reason}>{whyOf(test, t)}</td>
          </tr>
        ))}
      </Table>
      {untested > 0 && <Note>{interpolate(t.untested, { count: count(untested) })}</Note>}
    </div>
  )
}

/** 'In 10.0.0.0/8', and if it's split 'In 10.0.0.0/8, 10.64.0.0/10'. */
function whyOf({ reason, block, part, limit }: Test, t: typeof strings): string {
  const why = interpolate(t.whyInside[reason], { block, limit })
  return part && part !== block ? `${why}, ${part}` : why
}
