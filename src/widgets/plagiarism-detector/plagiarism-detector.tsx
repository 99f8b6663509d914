import { fields } from '../../engine/plagiarism-detector/fields'
import { evaluate, type Input, type IssueCode, type Output } from '../../engine/plagiarism-detector/plagiarism-detector'
import { Answer } from '../core/answer/answer'
import type { ToolProps } from '../core/base/tool-props'
import { Analysis } from '../core/detectors/analysis'
import { type DelayProps, requireText, useAnalysis } from '../core/detectors/use-analysis'
import { LongText } from '../core/long-text/long-text'
import { useTool } from '../core/tool/use-tool'
import { SharedPassages } from './passages'
import { PlagiarismAnswer } from './plagiarism-detector.answer'
import { createClient, lengthOf } from './plagiarism-detector.client'
import { strings } from './plagiarism-detector.strings'
import { summarize } from './plagiarism-detector.summary'

export interface PlagiarismDetectorProps extends ToolProps<Input, Output, IssueCode, typeof strings>, DelayProps {}

/** Sample texts by the name of their button, all written for this page. */
const samples = {
  original: `My grandmother kept her recipes in a biscuit tin, on scraps of paper that nobody else could read. When she died we found forty of them. It took my brother and me a whole winter to cook our way through, and we got most of them wrong. The plum cake worked on the first try, though, and the smell of it brought her kitchen back for an hour.`,
  mixed: `According to a survey of city gardens, hedgehogs visit more often where fences have gaps. My own garden has none, and I have never seen one there. Studies show that a hole the size of a compact disc is enough. As we can see, the mend is easy: last Sunday I sawed a small arch into the bottom of the fence and told the neighbours why.`,
  suspicious: `According to Wikipedia, climate adaptation is a growing priority for municipal administrations. The purpose of this study is to review international recommendations. The purpose of this article is similarly comprehensive. Previous research suggests considerable uncertainty, as stated in Britannica. The results indicate substantial infrastructural improvements. In conclusion, further research is needed. Retrieved from an educational website, all rights reserved.`,
}

/** The shortest time to an answer, in milliseconds (docs/rules.md). */
const delay = 2000

export function PlagiarismDetector(props: PlagiarismDetectorProps) {
  const run = useAnalysis(createClient, lengthOf, props, delay)
  // Everything else is known only after the analysis.
  const engine = { fields, evaluate: requireText<Output>, summarize }
  const tool = useTool<Input, Output, IssueCode, typeof strings>(engine, strings, props, {
    run,
    follows: 'once-pressed',
    pause: 300,
    evaluateExample: evaluate,
  })
  const { t, output, summary, answeredInput } = tool

  return (
    <Analysis
      tool={tool}
      field={tool.field('text')}
      samples={samples}
      more={
        <LongText {...tool.field('other')} tool={tool} clear={t.clear} onReplace={(other) => tool.replace({ other })} />
      }
      below={
        output?.comparison &&
        summary && <SharedPassages comparison={output.comparison} lines={summary.lines} input={answeredInput} />
      }
    >
      <Answer tool={tool}>
        {(output, summary) => <PlagiarismAnswer output={output} summary={summary} text={answeredInput?.text ?? ''} />}
      </Answer>
    </Analysis>
  )
}
