import { useState } from 'react'
import type { Output } from '../../engine/timezone-converter'
import { Caution, Headline, Line, Receipt, Sentence } from '../core/answer'
import { bar, secondary } from '../core/button.css'
import { CopyButton } from '../core/copy-button'
import { formatCivil } from '../core/format-civil'
import { LateSheets } from '../core/late-sheets'
import { type Overrides, withOverrides } from '../core/strings'
import { Table } from '../core/table'
import * as css from './timezone-converter.css'
import { lateStrings } from './timezone-converter.late.strings'
import sheets from './timezone-converter.part.ts?sheets'
import type { firstStrings } from './timezone-converter.strings'
import { Strip } from './timezone-converter.strip'
import { wordsOf } from './timezone-converter.words'

interface ClocksProps {
  readonly output: Output
  /** The words that were there, and those that the page gives. */
  readonly first: typeof firstStrings
  readonly strings: Overrides<typeof lateStrings> | undefined
  readonly locale: string
}

function wordsIn({ output, first, strings, locale }: ClocksProps) {
  const t = { ...withOverrides(lateStrings, strings), ...first }
  return { t, ...wordsOf(output, t, locale) }
}

/** The answer as it is heard. */
export const sayOf = (props: ClocksProps): string => wordsIn(props).said

/** The time there, its day, how far the clocks are apart, what a change of clocks makes of it, and the day. */
export function Clocks(props: ClocksProps) {
  const { output, locale } = props
  const [open, setOpen] = useState(false)
  const { t, ...words } = wordsIn(props)
  const { strip } = output
  const now = Math.floor(strip.at / 60)
  const reading = words.first
  const text = () =>
    [
      words.said,
      words.distance,
      ...(words.caution ? [words.caution] : []),
      ...words.readings.map(({ label, figure }) => `${label}: ${figure}`),
    ].join('\n')

  return (
    <>
      <LateSheets sheets={sheets} />
      <Headline label={words.to}>{words.time(reading.convertedTime)}</Headline>
      <Sentence>{`${words.day} ${words.distance}`}</Sentence>
      {words.caution && (
        <>
          <Caution>{words.caution}</Caution>
          <Receipt>
            {words.readings.map(({ label, figure }) => (
              <Line key={label} label={label}>
                {figure}
              </Line>
            ))}
          </Receipt>
        </>
      )}
      <Strip
        strip={strip}
        from={{
          place: words.from,
          offset: words.offset(reading.fromOffset),
          time: words.time(reading.originalTime),
        }}
        to={{ place: words.to, offset: words.offset(reading.toOffset), time: words.time(reading.convertedTime) }}
        words={t}
        locale={locale}
      />
      <div className={bar}>
        <button type="button" className={secondary} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t.hideHours : t.hours}
        </button>
        <CopyButton tool={{ t }} text={text} />
      </div>
      {open && (
        <div className={css.table}>
          <Table caption={t.hours} columns={[`${t.from}: ${words.from}`, `${t.to}: ${words.to}`]}>
            {strip.hours.map(({ from, to }, index) => (
              <tr key={`${from} ${to}`} aria-current={index === now ? 'time' : undefined}>
                <th scope="row">{words.time(from)}</th>
                <td>
                  {from.slice(0, 10) === to.slice(0, 10)
                    ? words.time(to)
                    : `${formatCivil(to, locale, { weekday: 'short' })} ${words.time(to)}`}
                </td>
              </tr>
            ))}
          </Table>
        </div>
      )}
    </>
  )
}
