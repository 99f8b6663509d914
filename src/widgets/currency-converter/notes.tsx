import { dayOf, readDate } from '../../engine/core/dates/date'
import { today } from '../../engine/core/dates/today'
import { Caution, Note } from '../core/answer/answer'
import { interpolate } from '../core/base/strings'
import { formatDate, mediumDate } from '../core/format/format-date'
import { useWords } from '../core/words/use-words'
import type { strings } from './currency-converter.strings'
import { isOld, type UsedRates } from './kept'

interface NotesProps {
  readonly used: UsedRates
}

/** Daily rates pause on weekends and holidays. Rates that are older than this, in days, come with a warning. */
const usualAge = 4

/** Says if the rates are saved ones, or old. */
export function RateNotes({ used: { table, savedAt } }: NotesProps) {
  const { t, locale } = useWords<typeof strings>()
  if (savedAt !== undefined) {
    const date = formatDate(today(savedAt), locale, mediumDate)
    return isOld(savedAt, Date.now()) ? (
      <Caution>{interpolate(t.oldSaved, { date })}</Caution>
    ) : (
      <Note>{interpolate(t.saved, { date })}</Note>
    )
  }
  const published = readDate(table.date)
  const days = published ? Math.floor(Date.now() / 86_400_000) - dayOf(published) : 0
  return days > usualAge && <Caution>{interpolate(t.oldRates, { days }, locale)}</Caution>
}
