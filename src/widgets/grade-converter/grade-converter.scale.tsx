import { gpaScale, type Letter, scale } from '../../engine/grade-converter'
import { formatNumber } from '../core/format/format'
import { Table } from '../core/output/table'
import { interpolate } from '../core/tool/strings'
import * as css from './grade-converter.css'
import type { strings } from './grade-converter.strings'

interface ScaleProps {
  /** Whose row applies. */
  readonly letter: Letter | undefined
  readonly t: typeof strings
  readonly locale: string
}

/** Where each letter begins, its grade points, and the percentage for those. */
export function Scale({ letter, t, locale }: ScaleProps) {
  return (
    <Table caption={t.scale} columns={[t.letter, t.reached, t.gpa, t.backwards]}>
      {scale.map((row, index) => (
        <tr key={row.letter} className={css.row} aria-current={row.letter === letter ? true : undefined}>
          <th scope="row">
            <span className={css.letter}>{row.letter}</span>
            <span className={css.mark}>
              ✓ <span>{t.yours}</span>
            </span>
          </th>
          <td>
            {row.from > 0
              ? interpolate(t.from, { n: row.from }, locale)
              : interpolate(t.below, { n: bound(index) }, locale)}
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

/** Below which percentage the last row applies. */
const bound = (index: number): number => scale[index - 1]?.from ?? 0
