import { interpretTime } from '../../../../engine/core/dates/read-time'
import { formatTime } from '../../format/format-date'

const letters = (text: string) => text.toLowerCase().replace(/[\s.]/g, '')

/** The time that was read, '9:30 AM' for '9.30' and '12:00 PM' for 'noon'. Undefined if it's the same as the text. */
export function timeEcho(text: string, locale: string): string | undefined {
  const time = interpretTime(text, locale)
  const said = time && formatTime(time, locale)
  return time === text.trim().padStart(5, '0') || letters(text) === letters(said ?? '') ? undefined : said
}
