import { Fragment, useState } from 'react'
import type { Output } from '../../engine/timezone-converter/evaluate'
import { Caution, Headline, Meaning, Receipt, Receipts } from '../core/answer/answer'
import { bar, secondary } from '../core/base/button.css'
import { copyOf, groupsOf, type Summary } from '../core/base/summary'
import { formatDate } from '../core/format/format-date'
import { CopyButton } from '../core/output/copy-button'
import { SendTo } from '../core/output/send-to'
import { Table, TableIcon } from '../core/output/table'
import { useWords } from '../core/words/use-words'
import * as css from './timezone-converter.css'
import type { strings } from './timezone-converter.strings'
import { formatsOf } from './timezone-converter.summary'

interface TimezoneAnswerProps {
  readonly output: Output
  readonly summary: Summary
}

/** The converted time, its date, the time difference, a warning about a clock change, and both times with their offsets. */
export function TimezoneAnswer({ output, summary }: TimezoneAnswerProps) {
  const { t } = useWords<typeof strings>()
  const [open, setOpen] = useState(false)
  const groups = groupsOf(summary.lines)
  return (
    <>
      <Headline summary={summary} />
      <Meaning sentence={summary.sentence} />
      {groups.slice(0, -2).map(({ title, lines }) => (
        <Fragment key={title}>
          <Caution>{title}</Caution>
          <Receipt lines={lines} />
        </Fragment>
      ))}
      <Receipts>
        {groups.slice(-2).map(({ title, lines }) => (
          <Receipt key={title} title={title} lines={lines} />
        ))}
      </Receipts>
      <div className={bar}>
        <button type="button" className={secondary} aria-expanded={open} onClick={() => setOpen(!open)}>
          <TableIcon />
          {open ? t.hideHours : t.hours}
        </button>
        <CopyButton text={() => copyOf(summary)} />
        <SendTo summary={summary} />
      </div>
      {open && <Hours output={output} />}
    </>
  )
}

/** Each hour of the day in both places. */
function Hours({ output: { strip, fromPlace, toPlace } }: Omit<TimezoneAnswerProps, 'summary'>) {
  const { t, locale } = useWords<typeof strings>()
  const { time } = formatsOf(t, locale)
  const now = Math.floor(strip.at / 60)
  return (
    <div className={css.table}>
      <Table caption={t.hours} columns={[`${t.from}: ${fromPlace}`, `${t.to}: ${toPlace}`]}>
        {strip.hours.map(({ from, to }, index) => (
          <tr key={`${from} ${to}`} aria-current={index === now ? 'time' : undefined}>
            <th scope="row">{time(from)}</th>
            <td>
              {from.slice(0, 10) === to.slice(0, 10)
                ? time(to)
                : `${formatDate(to, locale, { weekday: 'short' })} ${time(to)}`}
            </td>
          </tr>
        ))}
      </Table>
    </div>
  )
}
