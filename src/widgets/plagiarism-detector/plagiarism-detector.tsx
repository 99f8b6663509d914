import type { Input, Output } from '../../engine/plagiarism-detector'
import { Analysis } from '../core/analysis'
import type { AnalysisCode } from '../core/analysis.strings'
import { Answer, Note, Placeholder } from '../core/answer'
import { LongText } from '../core/long-text'
import { partOf } from '../core/part'
import type { ToolProps } from '../core/tool-props'
import { type DelayProps, engineOf, useAnalysis } from '../core/use-analysis'
import { useTool } from '../core/use-tool'
import { firstStrings, type strings } from './plagiarism-detector.strings'

export interface PlagiarismDetectorProps extends ToolProps<Input, Output, AnalysisCode, typeof strings>, DelayProps {}

/** Said again here: imported, it would bring the engine along. */
export const initial: Input = { text: '', other: '' }
const engine = engineOf<Input, Output>(initial)

/** Spec part 2, point 9, in milliseconds. */
const delay = 2000

/** Most visitors of a page never type. */
const usePart = partOf(() => import('./plagiarism-detector.part'))

export function PlagiarismDetector(props: PlagiarismDetectorProps) {
  const use = usePart()
  const [part, load] = use
  const run = useAnalysis<Input, Output, AnalysisCode>(load, props, delay)
  const tool = useTool(engine, firstStrings, props, { run })
  const { t, output, answeredInput } = tool

  return (
    <Analysis
      tool={tool}
      field={tool.field('text')}
      use={use}
      more={<LongText {...tool.field('other')} tool={tool} />}
      below={part && output?.comparison && <part.Shared tool={tool} output={output} input={answeredInput} />}
    >
      <Answer
        tool={tool}
        say={(output) => part?.say(output, tool) ?? ''}
        empty={<Placeholder label={t.score} lines={[t.original, t.risk, t.confidence, t.words]} />}
      >
        {(output) => part && <part.Outcome tool={tool} output={output} text={answeredInput?.text ?? ''} />}
      </Answer>
      <Note>{t.disclaimer}</Note>
    </Analysis>
  )
}
