import type { Input, Output } from '../../engine/username-generator/username-generator'
import type { Format, Phrase, Summary } from '../core/base/summary'
import { formatNumber } from '../core/format/format'
import type { strings } from './username-generator.strings'

/** The availability of each name is in it only if it's simulated. The page's check answers later. */
export function summarize({ usernames }: Output, _input: Input, t: typeof strings, { locale }: Format): Summary {
  const isSimulated = usernames.every(({ available }) => available !== null)
  const available = usernames.filter((each) => each.available).length
  const list = usernames.map(({ username }) => username).join('\n')
  return {
    label: t.first,
    figure: usernames[0]?.username ?? '',
    sentence: isSimulated ? availabilityOf({ available, n: usernames.length }, t, locale) : undefined,
    lines: isSimulated
      ? usernames.map(({ username, available }) => ({
          label: username,
          text: available ? t.marks.available : t.marks.taken,
          group: t.simulated,
        }))
      : [],
    text: list,
    sends: [{ kind: 'text', text: list }],
  }
}

interface Counts {
  readonly available: number
  readonly n: number
}

/** 'Marked as available: 8 of 12 names.' */
export const availabilityOf = ({ available, n }: Counts, t: typeof strings, locale: string): Phrase => ({
  template: t.meaning,
  values: { available: formatNumber(available, locale), n: formatNumber(n, locale) },
})

/** With another name of the list as the headline. */
export const withPick = (summary: Summary, name: string, t: typeof strings): Summary =>
  name === summary.figure ? summary : { ...summary, label: t.picked, figure: name }
