import {
  evaluateEmpty,
  type Input,
  type IssueCode,
  indents,
  initial,
  type Output,
} from '../../engine/html-formatter/input'
import { Choice } from '../core/fields/choice'
import { formatNumber } from '../core/format/format'
import type { LoadCode } from '../core/loading/lazy'
import { LoadFailed } from '../core/loading/load-failed'
import { LongText } from '../core/long-text/long-text'
import { spring } from '../core/long-text/long-text.css'
import { Progress } from '../core/output/progress'
import { Placeholder } from '../core/tool/answer'
import { Tool } from '../core/tool/tool'
import type { ToolProps } from '../core/tool/tool-props'
import { useTool } from '../core/tool/use-tool'
import { HtmlAnswer } from './html-formatter.answer'
import * as css from './html-formatter.css'
import { sample } from './html-formatter.sample'
import { useFormatting } from './html-formatter.state'
import { strings } from './html-formatter.strings'

export type HtmlFormatterProps = ToolProps<Input, Output, IssueCode | LoadCode, typeof strings>

export function HtmlFormatter(props: HtmlFormatterProps) {
  const { run, share, failed } = useFormatting()
  // Any other text is parsed in the worker.
  const engine = { evaluate: evaluateEmpty, initial }
  const tool = useTool<Input, Output, IssueCode | LoadCode, typeof strings>(engine, strings, props, { live: 300, run })
  const { t, value, locale, output, answeredInput } = tool
  /** Nothing is given, or nothing yet that was. */
  const isEmpty = !value.html.trim() || !answeredInput?.html.trim()

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <>
          <Choice {...tool.field('mode')} options={Object.entries(t.modes)} />
          {value.mode !== 'minify' && (
            <Choice
              {...tool.field('indent')}
              unit={t.spaces}
              options={indents.map((indent) => [indent, formatNumber(Number(indent), locale)])}
            />
          )}
          <LongText
            {...tool.field('html')}
            tool={tool}
            code
            tall
            placeholder={t.placeholder}
            actions={
              <>
                <button type="button" onClick={() => tool.update({ html: sample })}>
                  {t.sample}
                </button>
                <span className={spring} />
                <button type="button" onClick={() => tool.update({ html: '' })}>
                  {t.clear}
                </button>
              </>
            }
          />
        </>
      }
    >
      {failed ? (
        <LoadFailed t={t} onRetry={tool.act} />
      ) : (
        <div className={css.result} aria-busy={tool.pending}>
          {tool.pending && share > 0 && <Progress label={t.working} share={share} />}
          {output && !isEmpty ? (
            <HtmlAnswer tool={tool} output={output} />
          ) : (
            <Placeholder label={t.result} lines={[t.originalSize, t.resultSize, t.percent, t.lines]} />
          )}
        </div>
      )}
    </Tool>
  )
}
