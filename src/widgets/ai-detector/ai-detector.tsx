import { evaluate, type Input, type IssueCode, type Output } from '../../engine/ai-detector/ai-detector'
import { fields } from '../../engine/ai-detector/fields'
import { Answer } from '../core/answer/answer'
import type { ToolProps } from '../core/base/tool-props'
import { Analysis } from '../core/detectors/analysis'
import { type DelayProps, requireText, useAnalysis } from '../core/detectors/use-analysis'
import { useTool } from '../core/tool/use-tool'
import { AiAnswer } from './ai-detector.answer'
import { createClient, lengthOf } from './ai-detector.client'
import { strings } from './ai-detector.strings'
import { summarize } from './ai-detector.summary'

export interface AiDetectorProps extends ToolProps<Input, Output, IssueCode, typeof strings>, DelayProps {}

/** Sample texts by the name of their button, both written for this page. */
const samples = {
  ai: `In today's fast-paced world, effective communication plays a crucial role in the success of modern organizations. Furthermore, innovative platforms facilitate seamless collaboration across various teams and enhance the efficiency of numerous workflows. It is important to note that a comprehensive framework can optimize this complexity and foster a vibrant culture of innovation. Moreover, leaders who leverage robust methodologies demonstrate a profound perspective on the ever-evolving landscape of work. In conclusion, organizations that utilize these transformative tools will ultimately streamline their operations and underscore the significance of sustainability.`,
  human: `So I finally tried that bakery on Mill Street, and wow, I'm kind of obsessed!! The line was awful, honestly, and I don't love waiting. But the guy at the counter was so happy to talk about his rye that I forgot I was angry. I think he's been there since four in the morning? Anyway, it's not cheap and they won't slice it for you, which is annoying, but you can't get bread like that anywhere else around here. Gonna go back on Sunday.`,
}

/** The shortest time to an answer, in milliseconds (docs/rules.md). */
const delay = 1500

export function AiDetector(props: AiDetectorProps) {
  const run = useAnalysis(createClient, lengthOf, props, delay)
  // Everything else is known only after the analysis.
  const engine = { fields, evaluate: requireText<Output>, summarize }
  const tool = useTool<Input, Output, IssueCode, typeof strings>(engine, strings, props, {
    run,
    follows: 'once-pressed',
    pause: 300,
    evaluateExample: evaluate,
  })
  const { answeredInput } = tool

  return (
    <Analysis tool={tool} field={tool.field('text')} samples={samples}>
      <Answer tool={tool}>
        {(output, summary) => <AiAnswer output={output} summary={summary} text={answeredInput?.text ?? ''} />}
      </Answer>
    </Analysis>
  )
}
