import type { Input, Match, Output } from '../../engine/regex-tester/regex-tester'
import { plural } from '../core/base/plural'
import { interpolate } from '../core/base/strings'
import type { Format, Summary, SummaryLine } from '../core/base/summary'
import { formatNumber } from '../core/format/format'
import { Matches } from './matches'
import type { initialStrings } from './views/initial.strings'

type Words = typeof initialStrings

/** More groups are a long list, which isn't in the summary. */
const mostLines = 200

export function summarize(output: Output, _: Input, t: Words, { locale }: Pick<Format, 'locale'>): Summary {
  const { count } = output
  if (count === 0) return { label: t.text, figure: t.none, lines: [] }
  return {
    label: t.text,
    figure: plural(t.found, count, locale),
    lines: hasFewGroups(output) ? output.matches.flatMap((match, at) => linesOf(match, at, output, t, locale)) : [],
    // On demand, because a text of 10 MB may have a million matches.
    get text() {
      return textOf(output)
    },
    sends: [
      {
        kind: 'text',
        get text() {
          return textOf(output)
        },
      },
    ],
  }
}

/** Each match on a line. */
const textOf = (output: Output) =>
  (output instanceof Matches ? output.texts() : output.matches.map(({ match }) => match)).join('\n')

/** Of many matches, not even the first is looked at, because that would make objects of all. */
const hasFewGroups = (output: Output) =>
  output.count <= mostLines && output.count * (output.matches[0]?.groups.length ?? 0) <= mostLines

/** The groups of a match, below its number. */
const linesOf = ({ groups }: Match, at: number, output: Output, t: Words, locale: string): readonly SummaryLine[] =>
  groups.map((group, index) => ({
    group: formatNumber(at + 1, locale),
    label: nameOf(output, index) ?? interpolate(t.group, { n: index + 1 }, locale),
    text: group === null ? t.noPart : group || t.empty,
  }))

const nameOf = (output: Output, group: number) => (output instanceof Matches ? output.names[group] : undefined)
