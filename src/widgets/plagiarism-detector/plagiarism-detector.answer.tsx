import { limits, type Output, type SimulatedSource, weights } from '../../engine/plagiarism-detector'
import { type DetectorAnswerProps, DetectorResult, type Figure, resultText } from '../core/detectors/detector-result'
import * as css from '../core/detectors/findings.css'
import { formatNumber } from '../core/format/format'
import { Note } from '../core/tool/answer'
import { interpolate } from '../core/tool/strings'
import type { strings } from './plagiarism-detector.strings'

type Props = DetectorAnswerProps<typeof strings, Output>
const tenths = (value: number, locale: string) => formatNumber(value, locale, 0, 1)

/** The answer in a sentence or two. Of two texts it is what they share, which is measured: style says nothing of that. */
export function say({ plagiarismProbability, riskLevel, comparison }: Output, tool: Props['tool']): string {
  const { t, locale } = tool
  if (comparison) return interpolate(t.sayShared, { share: tenths(comparison.share * 100, locale) }, locale)
  return interpolate(t.say, { score: tenths(plagiarismProbability, locale), risk: t.levels[riskLevel] }, locale)
}

/** The score, what it is made of, and where in the text that is. */
export function PlagiarismAnswer({ tool, output, text }: Props) {
  const { t, locale } = tool
  const { plagiarismProbability, originalityScore, suspiciousPatterns, comparison } = output
  const percent = (n: number) => interpolate(t.percent, { n: tenths(n, locale) }, locale)
  const shares = [plagiarismProbability, originalityScore] as const
  const style: readonly [Figure, Figure] = [
    [t.score, percent(shares[0]), comparison ? undefined : 1],
    [comparison ? t.originalByStyle : t.original, percent(shares[1]), comparison ? undefined : 2],
  ]
  const overlap = comparison && ([comparison.share * 100, 100 - comparison.share * 100] as const)
  const measured: readonly [Figure, Figure, Figure] | null = overlap && [
    [t.overlap, percent(overlap[0]), 1],
    [t.notShared, percent(overlap[1]), 2],
    [t.otherOverlap, percent(comparison.otherShare * 100)],
  ]
  const lines: readonly [Figure, Figure, ...Figure[]] = [
    ...(measured ?? style),
    ...(measured ? style : []),
    [comparison ? t.riskByStyle : t.risk, t.levels[output.riskLevel]],
    [t.confidence, t.levels[output.confidence]],
    [t.words, formatNumber(output.wordCount, locale)],
    [t.sentences, formatNumber(output.sentenceCount, locale)],
  ]
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
  const copied = () => [say(output, tool), ...resultText(lines, findings), t.disclaimer].join('\n')

  return (
    <>
      <DetectorResult
        tool={tool}
        said={say(output, tool)}
        shares={overlap ?? shares}
        lines={lines}
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
