import type { Candidate, Input, Output } from '../../engine/language-detector/language-detector'
import { interpolate } from '../core/base/strings'
import type { Format, Summary, SummaryLine } from '../core/base/summary'
import { formatNumber } from '../core/format/format'
import type { strings } from './language-detector.strings'

type Words = typeof strings

export function summarize(output: Output, _input: Input, t: Words, { locale }: Format): Summary {
  const { languages, enough, method, scoring } = output
  const [top] = languages
  const percent = (n: number) => interpolate(t.percent, { n }, locale)
  const shareOf = (group: string) => (candidate: Candidate) => ({
    label: nameOf(candidate, t),
    text: percent(candidate.percentage),
    group,
  })
  const lines: readonly SummaryLine[] = [
    // The scoring may be confident even if the text is too short.
    ...(enough && top ? [{ label: t.share, text: percent(top.percentage) }] : []),
    ...(enough ? [{ label: t.confidence, text: t.levels[output.confidence] }] : []),
    { label: t.words, text: formatNumber(output.wordCount, locale) },
    { label: t.characters, text: formatNumber(output.characterCount, locale) },
    ...languages.map(shareOf(t.ranking)),
    ...(method === 'model' ? scoring.map(shareOf(t.scoring)) : []),
  ]
  return {
    label: t.detected,
    figure: !enough ? t.notEnough : top ? nameOf(top, t) : t.unknown,
    sentence: { template: meaningOf(output, t, locale) },
    lines,
  }
}

const nameOf = ({ code, name }: Candidate, t: Words): string => t.names[code] ?? name

function meaningOf({ languages: [top, second], confidence, enough }: Output, t: Words, locale: string): string {
  if (!top) return enough ? t.sayUnknown : t.sayNothing
  const language = nameOf(top, t)
  if (!enough) return second?.percentage === top.percentage ? t.sayNothing : interpolate(t.sayNotEnough, { language })
  return interpolate(t.say, { language, percent: top.percentage, confidence: t.levels[confidence] }, locale)
}
