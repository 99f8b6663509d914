import type { Input, Output } from '../../engine/language-detector'
import { Analysis } from '../core/analysis'
import { Answer, Placeholder } from '../core/answer'
import { partOf } from '../core/part'
import type { ToolProps } from '../core/tool-props'
import { type DelayProps, engineOf, useAnalysis } from '../core/use-analysis'
import { useTool } from '../core/use-tool'
import { type Code, firstStrings, type strings } from './language-detector.strings'

export interface LanguageDetectorProps extends ToolProps<Input, Output, Code, typeof strings>, DelayProps {}

/** Said again here: imported, it would bring the engine along. */
export const initial: Input = { text: '' }
const engine = engineOf<Input, Output>(initial)

/** Spec part 2, point 9, in milliseconds. */
const delay = 800

/** Most visitors of a page never type. */
const usePart = partOf(() => import('./language-detector.part'))

export function LanguageDetector(props: LanguageDetectorProps) {
  const use = usePart()
  const [part, load] = use
  const run = useAnalysis<Input, Output, Code>(load, props, delay)
  const tool = useTool(engine, firstStrings, props, { run })
  const { t } = tool

  return (
    <Analysis tool={tool} field={tool.field('text')} use={use}>
      <Answer
        tool={tool}
        say={(output) => part?.say(output, tool) ?? ''}
        empty={<Placeholder label={t.detected} lines={[t.share, t.confidence, t.words, t.characters]} />}
      >
        {(output) => part && <part.Outcome tool={tool} output={output} />}
      </Answer>
    </Analysis>
  )
}
