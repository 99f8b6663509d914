import { interpolate } from '../base/strings'
import { inGroup, type SummaryLine } from '../base/summary'
import type { compareStrings } from './compare.strings'

/** A figure that each option has. */
interface ComparedFigure {
  readonly label: string
  /** One for each option. */
  readonly texts: readonly string[]
  /** The index of the best option. -1 or undefined if there's none. */
  readonly best?: number
}

/** The figures of several options, each option in a group. The best of each figure has a note. */
export const comparedLines = (
  figures: readonly ComparedFigure[],
  t: Pick<typeof compareStrings, 'option' | 'best'>,
  locale: string,
): readonly SummaryLine[] =>
  (figures[0]?.texts ?? []).flatMap((_, option) =>
    inGroup(
      interpolate(t.option, { n: option + 1 }, locale),
      figures.map(({ label, texts, best }) => ({
        label,
        text: texts[option] ?? '',
        note: best === option ? t.best : undefined,
      })),
    ),
  )

/** The index of the lowest (`Math.min`) or highest number. -1 if all are the same. */
export function bestOf(numbers: readonly (number | undefined)[], extreme: (...numbers: number[]) => number): number {
  const known = numbers.filter((number) => number !== undefined)
  const best = extreme(...known)
  return known.every((number) => number === best) ? -1 : numbers.indexOf(best)
}
