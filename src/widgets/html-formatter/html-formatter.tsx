import { useMemo, useState } from 'react'
import { evaluateExample } from '../../engine/html-formatter/example'
import { fields, type Input, indents } from '../../engine/html-formatter/fields'
import { evaluateEmpty, type IssueCode, type Output } from '../../engine/html-formatter/output'
import { AnswerFrame } from '../core/answer/answer-frame'
import type { LoadCode } from '../core/base/fetch-module'
import type { FormTool, ToolProps } from '../core/base/tool-props'
import type { Reveal } from '../core/editor/highlight'
import { Checkbox } from '../core/fields/check'
import { Choice } from '../core/fields/choice'
import { formatNumber } from '../core/format/format'
import { Workbench } from '../core/layouts/workbench'
import { LongText } from '../core/long-text/long-text'
import { LoadFailed } from '../core/output/load-failed'
import { Progress } from '../core/output/progress'
import { useTool } from '../core/tool/use-tool'
import { HtmlAnswer, HtmlStatus, type View } from './html-formatter.answer'
import * as css from './html-formatter.css'
import { type Report, useFormatting } from './html-formatter.state'
import { strings } from './html-formatter.strings'
import { summarize } from './html-formatter.summary'
import { MinifyOptions } from './options'
import { sample } from './sample'

export interface HtmlFormatterProps extends ToolProps<Input, Output, IssueCode | LoadCode, typeof strings> {
  /** Address of a page that shows the HTML it's sent, such as the site's preview.html. */
  readonly preview?: string
}

/** Only for an empty text and the example. Other texts are parsed in the worker. */
const engine = { fields, evaluate: evaluateEmpty, summarize }

/** Places that are marked in the editor. */
const mostMarks = 200

export function HtmlFormatter({ preview, ...props }: HtmlFormatterProps) {
  const { run, share, report, checked, failed } = useFormatting()
  const [view, setView] = useState<View>('result')
  const [reveal, setReveal] = useState<Reveal>()
  const tool = useTool<Input, Output, IssueCode | LoadCode, typeof strings>(engine, strings, props, {
    pause: 300,
    run,
    evaluateExample,
  })
  const { t, value, output, summary, result, status } = tool
  const isInvalid =
    result?.ok === false && result.issues.some(({ code }) => code === 'too-tangled' || code === 'failed')
  const known = report?.html === value.html ? report : undefined
  const marks = useMarks(view, known)

  return (
    <Workbench
      tool={tool}
      name={t.name}
      hue="text"
      scrolls
      reveal={reveal}
      // A sample keeps the mode and its options. If the text is locked, there's nothing that it could change.
      samples={tool.accessOf('html') ? [] : [{ name: t.sample, value: { ...value, html: sample } }]}
      toolbar={<Toolbar tool={tool} />}
      head={<MinifyOptions tool={tool} saved={status === 'current' ? output?.saved : undefined} />}
      inputs={
        <LongText
          {...tool.field('html')}
          tool={tool}
          code
          language="html"
          tall
          marks={marks}
          reveal={reveal}
          clear={t.clear}
          onReplace={(html) => tool.replace({ html })}
        />
      }
      status={
        !failed &&
        output &&
        summary && (
          <HtmlStatus
            tool={tool}
            output={output}
            summary={summary}
            report={known}
            isInvalid={isInvalid}
            onChecks={() => setView('checks')}
          />
        )
      }
    >
      {failed ? (
        <LoadFailed onRetry={tool.act} />
      ) : (
        <AnswerFrame tool={tool}>
          {tool.pending && share > 0 && <Progress label={t.working} share={share} />}
          {output && summary && (
            <HtmlAnswer
              tool={tool}
              output={output}
              summary={summary}
              report={known}
              checked={checked}
              html={value.html}
              preview={preview}
              view={view}
              onView={setView}
              onShow={setReveal}
            />
          )}
        </AnswerFrame>
      )}
    </Workbench>
  )
}

/** The findings' places, while they're listed. */
const useMarks = (view: View, report: Report | undefined) =>
  useMemo(() => (view === 'checks' && report ? report.findings.slice(0, mostMarks) : undefined), [view, report])

/** Above both panes: the mode, and how to format. */
const Toolbar = ({ tool }: { readonly tool: FormTool<Input, typeof strings> }) => (
  <>
    <Choice {...tool.field('mode')} hideLabel options={Object.entries(tool.t.modes)} />
    {tool.value.mode !== 'minify' && (
      <>
        <Choice
          {...tool.field('indent')}
          unit={tool.t.spaces}
          options={indents.map((indent) => [indent, formatNumber(Number(indent), tool.locale)])}
        />
        <div className={css.also}>
          <Checkbox {...tool.field('embedded')} />
        </div>
      </>
    )}
  </>
)
