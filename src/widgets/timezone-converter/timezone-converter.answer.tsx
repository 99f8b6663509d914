import { useState } from 'react'
import type { Output } from '../../engine/timezone-converter/evaluate'
import { Caution, Headline, Line, Meaning, Receipt, Receipts } from '../core/answer/answer'
import { bar, secondary } from '../core/base/button.css'
import { TableIcon } from '../core/base/icons'
import { interpolate } from '../core/base/strings'
import { formatDate } from '../core/format/format-date'
import { CopyButton } from '../core/output/copy-button'
import { SendTo } from '../core/output/send-to'
import { Table } from '../core/output/table'
import { sentencesOf, zoneName } from './sentences'
import * as css from './timezone-converter.css'
import type { strings } from './timezone-converter.strings'

interface TimezoneAnswerProps {
  readonly output: Output
  readonly t: typeof strings
  readonly locale: string
}

/** The answer as a sentence, which is announced. */
export const sayOf = ({ output, t, locale }: TimezoneAnswerProps): string => sentencesOf(output, t, locale).said

/** The converted time, its date, the time difference, a warning about a clock change, and both times with their offsets. */
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
      <Headline label={interpolate(t.when, { from: words.from, to: words.to, time: words.time(reading.originalTime) })}>
        {words.time(reading.convertedTime)}
      </Headline>
      <Meaning template={`${words.day} ${words.distanceTemplate}`} values={{ time: words.length }} />
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
      <Receipts>
        <Clock
          place={words.from}
          time={reading.originalTime}
          offset={reading.fromOffset}
          zone={zoneName(output.fromZone, reading.originalTime, reading.fromOffset, locale)}
          words={words}
          t={t}
        />
        <Clock
          place={words.to}
          time={reading.convertedTime}
          offset={reading.toOffset}
          zone={zoneName(output.toZone, reading.convertedTime, reading.toOffset, locale)}
          words={words}
          t={t}
        />
      </Receipts>
      <div className={bar}>
        <button type="button" className={secondary} aria-expanded={open} onClick={() => setOpen(!open)}>
          <TableIcon />
          {open ? t.hideHours : t.hours}
        </button>
        <CopyButton tool={{ t }} text={text} />
        <SendTo outputs={[{ kind: 'date', text: () => reading.convertedTime.slice(0, 10) }]} />
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

interface ClockProps {
  readonly place: string
  readonly time: string
  readonly offset: string
  /** 'Eastern Daylight Time'. */
  readonly zone: string
  readonly words: ReturnType<typeof sentencesOf>
  readonly t: typeof strings
}

/** Time, date, UTC offset and the name of the zone, which says whether it’s daylight saving time. */
const Clock = ({ place, time, offset, zone, words, t }: ClockProps) => (
  <Receipt title={place}>
    <Line label={t.time}>{words.time(time)}</Line>
    <Line label={t.date}>{words.date(time)}</Line>
    <Line label={t.utcOffset}>{words.offset(offset)}</Line>
    {zone && <Line label={t.zone}>{zone}</Line>}
  </Receipt>
)
