import { interpretTime } from '../../../engine/core/dates/read-time'
import { formatTime } from './format-date'

const letters = (text: string) => text.toLowerCase().replace(/[\s.]/g, '')

/** What a time was read as, '9:30 AM' of '9.30' and '12:00 PM' of 'noon'; nothing where that is what was typed. */
export function timeEcho(text: string, locale: string): string | undefined {
  const time = interpretTime(text, locale)
  const said = time && formatTime(time, locale)
  return time === text.trim().padStart(5, '0') || letters(text) === letters(said ?? '') ? undefined : said
}
