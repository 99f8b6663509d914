import type { Input, Output } from '../../engine/ai-detector'
import { Analysis } from '../core/analysis'
import type { AnalysisCode } from '../core/analysis.strings'
import { Answer, Note, Placeholder } from '../core/answer'
import { partOf } from '../core/part'
import type { ToolProps } from '../core/tool-props'
import { type DelayProps, engineOf, useAnalysis } from '../core/use-analysis'
import { useTool } from '../core/use-tool'
import { firstStrings, type strings } from './ai-detector.strings'

export interface AiDetectorProps extends ToolProps<Input, Output, AnalysisCode, typeof strings>, DelayProps {}

/** Said again here: imported, it would bring the engine along. */
export const initial: Input = { text: '' }
const engine = engineOf<Input, Output>(initial)

/** Spec part 2, point 9, in milliseconds. */
const delay = 1500

/** Most visitors of a page never type. */
const usePart = partOf(() => import('./ai-detector.part'))

export function AiDetector(props: AiDetectorProps) {
  const use = usePart()
  const [part, load] = use
  const run = useAnalysis<Input, Output, AnalysisCode>(load, props, delay)
  const tool = useTool(engine, firstStrings, props, { run })
  const { t, answeredInput } = tool

  return (
    <Analysis tool={tool} field={tool.field('text')} use={use}>
      <Answer
        tool={tool}
        say={(output) => part?.say(output, tool) ?? ''}
        empty={<Placeholder label={t.ai} lines={[t.human, t.confidence, t.words, t.sentences]} />}
      >
        {(output) => part && <part.Outcome tool={tool} output={output} text={answeredInput?.text ?? ''} />}
      </Answer>
      <Note>{t.disclaimer}</Note>
    </Analysis>
  )
}
