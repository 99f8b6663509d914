import {
  evaluateEmpty,
  evaluateExample,
  example,
  type Input,
  type IssueCode,
  indents,
  initial,
  type Output,
} from '../../engine/html-formatter/input'
import { AnswerFrame } from '../core/answer/answer'
import { Choice } from '../core/fields/choice'
import { formatNumber } from '../core/format/format'
import { Workbench } from '../core/layouts/workbench'
import type { LoadCode } from '../core/loading/lazy'
import { LoadFailed } from '../core/loading/load-failed'
import { LongText } from '../core/long-text/long-text'
import { Progress } from '../core/output/progress'
import type { ToolProps } from '../core/tool/tool-props'
import { useTool } from '../core/tool/use-tool'
import { HtmlAnswer, HtmlStatus } from './html-formatter.answer'
import { sample } from './html-formatter.sample'
import { useFormatting } from './html-formatter.state'
import { strings } from './html-formatter.strings'

export type HtmlFormatterProps = ToolProps<Input, Output, IssueCode | LoadCode, typeof strings>

export function HtmlFormatter(props: HtmlFormatterProps) {
  const { run, share, failed } = useFormatting()
  // Other texts are parsed in the worker.
  const engine = { evaluate: evaluateEmpty, initial, example }
  const tool = useTool<Input, Output, IssueCode | LoadCode, typeof strings>(engine, strings, props, {
    live: true,
    pause: 300,
    run,
    evaluateExample,
  })
  const { t, value, locale, output, result } = tool
  const isInvalid =
    result?.ok === false && result.issues.some(({ code }) => code === 'too-tangled' || code === 'failed')

  return (
    <Workbench
      tool={tool}
      name={t.name}
      hue="text"
      scrolls
      samples={[{ name: t.sample, value: { html: sample } }]}
      toolbar={
        <>
          <Choice {...tool.field('mode')} hideLabel options={Object.entries(t.modes)} />
          {value.mode !== 'minify' && (
            <Choice
              {...tool.field('indent')}
              unit={t.spaces}
              options={indents.map((indent) => [indent, formatNumber(Number(indent), locale)])}
            />
          )}
        </>
      }
      inputs={
        <LongText
          {...tool.field('html')}
          tool={tool}
          code
          language="html"
          tall
          clear={{ label: t.clear, onPress: () => tool.replace({ html: '' }) }}
        />
      }
      status={!failed && output && <HtmlStatus tool={tool} output={output} />}
    >
      {failed ? (
        <LoadFailed t={t} onRetry={tool.act} />
      ) : (
        <AnswerFrame tool={tool}>
          {tool.pending && share > 0 && <Progress label={t.working} share={share} />}
          {output && <HtmlAnswer tool={tool} output={output} isInvalid={isInvalid} />}
        </AnswerFrame>
      )}
    </Workbench>
  )
}
