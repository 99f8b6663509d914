import { gpaScale, type Letter, scale } from '../../engine/grade-converter/grade-converter'
import { interpolate } from '../core/base/strings'
import { formatNumber } from '../core/format/format'
import { Table } from '../core/output/table'
import { useWords } from '../core/words/use-words'
import * as css from './grade-converter.css'
import type { strings } from './grade-converter.strings'

interface ScaleProps {
  /** The letter of the current row. */
  readonly letter: Letter | undefined
  /** Converts a row. Undefined if the page has fixed the percentage. */
  readonly onChoose: ((row: (typeof scale)[number]) => void) | undefined
}

const half = scale.length / 2

/** The percentage, grade points and converted percentage for each letter, in two tables if there’s room. */
export const Scale = (props: ScaleProps) => (
  <div className={css.scales}>
    <Letters {...props} from={0} />
    <Letters {...props} from={half} />
  </div>
)

/** Half of the letters. */
function Letters({ letter, onChoose, from }: ScaleProps & { readonly from: number }) {
  const { t, locale } = useWords<typeof strings>()
  const rows = scale.slice(from, from + half)
  const [first, last] = [rows[0]?.letter ?? '', rows.at(-1)?.letter ?? '']
  return (
    <Table caption={interpolate(t.scale, { first, last })} columns={[t.letter, t.reached, t.gpa, t.backwards]}>
      {rows.map((row, index) => (
        <tr key={row.letter} className={css.row} aria-current={row.letter === letter ? true : undefined}>
          <th scope="row">
            {onChoose ? (
              <button
                type="button"
                className={css.choose}
                aria-label={interpolate(t.convertRow, { letter: row.letter })}
                onClick={() => onChoose(row)}
              >
                <bdi dir="ltr">{row.letter}</bdi>
              </button>
            ) : (
              <span className={css.letter}>
                <bdi dir="ltr">{row.letter}</bdi>
              </span>
            )}
            <span className={css.mark}>
              ✓ <span>{t.yours}</span>
            </span>
          </th>
          <td>
            {row.from > 0
              ? interpolate(t.from, { n: row.from }, locale)
              : interpolate(t.below, { n: upperBound(from + index) }, locale)}
          </td>
          <td>{formatNumber(row.gpa, locale, 1)}</td>
          <td>
            {interpolate(t.percent, { n: gpaScale.find(({ from }) => from === row.gpa)?.percentage ?? 0 }, locale)}
          </td>
        </tr>
      ))}
    </Table>
  )
}

/** The percentage that a row's range stays below. */
const upperBound = (index: number): number => scale[index - 1]?.from ?? 0
