import { limits, type Output, weights } from '../../engine/ai-detector/ai-detector'
import { Note } from '../core/answer/answer'
import { type DetectorAnswerProps, DetectorResult, ShortText } from '../core/detectors/detector-result'
import { halvesOf } from '../core/detectors/detector-summary'
import { useWords } from '../core/words/use-words'
import type { strings } from './ai-detector.strings'

const sideOf = (key: string) => (weights[key as keyof typeof weights] > 0 ? 1 : 2)

/** The score, the indicators, and where they are in the text. */
export function AiAnswer({ output, summary, text }: DetectorAnswerProps<Output>) {
  const { t } = useWords<typeof strings>()
  return (
    <DetectorResult
      summary={summary}
      shares={[output.aiProbability, output.humanProbability]}
      notes={
        <>
          <ShortText words={output.wordCount} />
          <Note>{t.disclaimer}</Note>
        </>
      }
      receipts={halvesOf(summary.lines, t)}
      heading={t.indicators}
      findings={output.indicators.map(({ description: key, examples }) => ({ key, side: sideOf(key), examples }))}
      text={text}
      marks={output.highlights}
      sideOf={sideOf}
      limit={limits.highlighted}
    />
  )
}
