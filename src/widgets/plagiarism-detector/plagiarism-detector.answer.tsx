import {
  limits,
  type Output,
  type SimulatedSource,
  weights,
} from '../../engine/plagiarism-detector/plagiarism-detector'
import { Note } from '../core/answer/answer'
import { interpolate } from '../core/base/strings'
import {
  confidenceOf,
  type DetectorAnswerProps,
  DetectorResult,
  type Figure,
  resultText,
  ShortText,
} from '../core/detectors/detector-result'
import * as css from '../core/detectors/findings.css'
import { formatNumber } from '../core/format/format'
import type { strings } from './plagiarism-detector.strings'

type Props = DetectorAnswerProps<typeof strings, Output>
const tenths = (value: number, locale: string) => formatNumber(value, locale, 0, 1)

/** A percentage and what's left of 100. The first is rounded, so that what's shown adds up. */
function parts(percentage: number): readonly [number, number] {
  const rounded = Math.round(percentage * 10) / 10
  return [rounded, 100 - rounded]
}

/** The answer in a sentence or two. For two texts, it's the measured overlap, which the style score doesn't reflect. */
export function say({ plagiarismProbability, riskLevel, comparison }: Output, tool: Props['tool']): string {
  const { t, locale } = tool
  if (comparison) return interpolate(t.sayShared, { share: tenths(comparison.share * 100, locale) }, locale)
  return interpolate(t.say, { score: tenths(plagiarismProbability, locale), risk: t.levels[riskLevel] }, locale)
}

/** The score, the patterns, and where they are in the text. */
export function PlagiarismAnswer({ tool, output, text }: Props) {
  const { t, locale } = tool
  const { plagiarismProbability, suspiciousPatterns, comparison } = output
  const percent = (n: number) => interpolate(t.percent, { n: tenths(n, locale) }, locale)
  const shares = parts(plagiarismProbability)
  const style: readonly [Figure, Figure] = [
    [t.score, percent(shares[0]), comparison ? undefined : 1],
    [t.original, percent(shares[1]), comparison ? undefined : 2],
  ]
  const overlap = comparison && parts(comparison.share * 100)
  const measured: readonly [Figure, Figure, Figure] | null = overlap && [
    [t.overlap, percent(overlap[0]), 1],
    [t.notShared, percent(overlap[1]), 2],
    [t.otherOverlap, percent(comparison.otherShare * 100)],
  ]
  const counts: readonly Figure[] = [
    [t.words, formatNumber(output.wordCount, locale)],
    [t.sentences, formatNumber(output.sentenceCount, locale)],
  ]
  const judged: readonly Figure[] = [
    [t.risk, t.levels[output.riskLevel]],
    [t.confidence, confidenceOf(output.confidence, output.wordCount, t)],
  ]
  // The measured overlap first; the style beside it, where it can't be mistaken for a measurement.
  const lines: readonly [Figure, Figure, ...Figure[]] = measured ? [...measured, ...counts] : [...style, ...judged]
  const more = measured ? { title: t.styleOnly, lines: [...style, ...judged] } : { lines: counts }
  const findings = suspiciousPatterns.map(({ description: key, count, severity, examples }) => ({
    key,
    label: t.descriptions[key],
    detail: interpolate(t.severity, {
      severity: t.levels[severity],
      points: interpolate(t.points, { count, weight: weights[key] }, locale),
    }),
    side: 1 as const,
    examples,
  }))
  const copied = () =>
    [
      say(output, tool),
      ...resultText(lines),
      ...(more.title ? ['', more.title] : []),
      ...resultText(more.lines, findings),
      t.disclaimer,
    ].join('\n')

  return (
    <>
      <DetectorResult
        tool={tool}
        said={say(output, tool)}
        shares={overlap ?? shares}
        notes={
          <>
            {!comparison && <ShortText tool={tool} words={output.wordCount} />}
            <Note>{t.disclaimer}</Note>
          </>
        }
        title={measured ? t.measured : undefined}
        lines={lines}
        more={more}
        heading={t.patterns}
        findings={findings}
        text={text}
        marks={output.highlights}
        sideOf={() => 1}
        limit={limits.highlighted}
        onCopy={copied}
      />
      <Sources sources={output.potentialSources} t={t} locale={locale} />
    </>
  )
}

interface SourcesProps {
  readonly sources: readonly SimulatedSource[]
  readonly t: typeof strings
  readonly locale: string
}

/** What a real checker would list, simulated and labeled as such: no links, no titles. */
function Sources({ sources, t, locale }: SourcesProps) {
  return (
    <>
      <h2 className={css.heading}>{t.sources}</h2>
      {sources.length > 0 && (
        <ul className={css.list}>
          {sources.map(({ type, similarity }) => (
            <li key={type} className={css.head}>
              <span>
                {t.simulated} <span className={css.detail}>{t.categories[type]}</span>
              </span>
              <span className={css.detail}>{interpolate(t.similarity, { n: similarity }, locale)}</span>
            </li>
          ))}
        </ul>
      )}
      <Note>{sources.length > 0 ? t.nothingLookedUp : t.noSources}</Note>
    </>
  )
}
