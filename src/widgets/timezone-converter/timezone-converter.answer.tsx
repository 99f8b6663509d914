import { useState } from 'react'
import type { Output } from '../../engine/timezone-converter/evaluate'
import { formatDate } from '../core/dates/format-date'
import { bar, secondary } from '../core/output/button.css'
import { CopyButton } from '../core/output/copy-button'
import { Table } from '../core/output/table'
import { Caution, Headline, Line, Receipt, Sentence } from '../core/tool/answer'
import * as css from './timezone-converter.css'
import { sentencesOf } from './timezone-converter.sentences'
import type { strings } from './timezone-converter.strings'
import { Strip } from './timezone-converter.strip'

interface TimezoneAnswerProps {
  readonly output: Output
  readonly t: typeof strings
  readonly locale: string
}

/** The answer in one sentence, to announce. */
export const sayOf = ({ output, t, locale }: TimezoneAnswerProps): string => sentencesOf(output, t, locale).said

/** The time there, its day, the distance between the clocks, a clock change that matters, and the day hour by hour. */
export function TimezoneAnswer({ output, t, locale }: TimezoneAnswerProps) {
  const [open, setOpen] = useState(false)
  const words = sentencesOf(output, t, locale)
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
        t={t}
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
                    : `${formatDate(to, locale, { weekday: 'short' })} ${words.time(to)}`}
                </td>
              </tr>
            ))}
          </Table>
        </div>
      )}
    </>
  )
}
