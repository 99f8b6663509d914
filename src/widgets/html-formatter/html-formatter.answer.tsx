import type { Output } from '../../engine/html-formatter/output'
import { Note } from '../core/answer/answer'
import { copyOf, type Summary } from '../core/base/summary'
import type { ToolState } from '../core/base/tool-props'
import type { Span } from '../core/editor/highlight'
import { Figures, FullPane, Verdict, Views } from '../core/layouts/pane'
import { LongOutput } from '../core/long-text/long-output'
import { CopyButton } from '../core/output/copy-button'
import { DownloadButton } from '../core/output/download-button'
import { Progress } from '../core/output/progress'
import { SendTo } from '../core/output/send-to'
import { Checks, countsOf } from './checks'
import { CodeNotes } from './code'
import * as css from './html-formatter.css'
import type { Report } from './html-formatter.state'
import type { strings } from './html-formatter.strings'
import { Preview } from './preview'

export type View = keyof typeof strings.views

interface HtmlAnswerProps {
  readonly tool: Pick<ToolState, 'locale' | 'props' | 'status'> & { readonly t: typeof strings }
  readonly output: Output
  readonly summary: Summary
  readonly report: Report | undefined
}

interface HtmlPaneProps extends HtmlAnswerProps {
  /** The input that the output belongs to. */
  readonly html: string
  readonly preview: string | undefined
  /** The progress of a check that isn't done. */
  readonly checked?: number | undefined
  readonly view: View
  readonly onView: (view: View) => void
  readonly onShow: (place: Span) => void
}

/** The right pane: the result, what's wrong in the input, or how the page looks. */
export function HtmlAnswer(props: HtmlPaneProps) {
  const { tool, output, summary, report, checked, html, preview, view, onView, onShow } = props
  const { t } = tool
  return (
    <FullPane
      title={<Views label={t.view} names={t.views} value={view} onChange={onView} />}
      actions={
        <>
          <CopyButton text={() => copyOf(summary)} />
          <SendTo summary={summary} />
          <DownloadButton name="page.html" type="text/html" content={() => output.html}>
            {t.download}
          </DownloadButton>
        </>
      }
    >
      {view === 'result' && (
        <>
          <LongOutput tool={tool} label={t.result} hideLabel text={output.html} code language="html" tall />
          {output.code && <CodeNotes code={output.code} html={html} onShow={onShow} />}
        </>
      )}
      {view === 'checks' &&
        (report ? (
          <Checks report={report} onShow={onShow} />
        ) : (
          <div className={css.note}>
            {checked === undefined ? <Note>{t.notChecked}</Note> : <Progress label={t.working} share={checked} />}
          </div>
        ))}
      {view === 'preview' && <Preview html={output.html} url={preview} />}
    </FullPane>
  )
}

interface HtmlStatusProps extends HtmlAnswerProps {
  readonly isInvalid?: boolean
  readonly onChecks: () => void
}

/** Below both panes: whether it's still the same document, how many mistakes were found, and the sizes. */
export function HtmlStatus({ tool, output, summary, report, isInvalid = false, onChecks }: HtmlStatusProps) {
  const { t, locale } = tool
  const isSame = output.check === 'same'
  return (
    <>
      <Verdict good={isSame && !isInvalid} title={isSame ? t.sameNote : undefined}>
        {isInvalid ? t.invalid : summary.figure}
      </Verdict>
      {!isSame && !isInvalid && <Note>{t.givenBackNote}</Note>}
      {report && tool.status === 'current' && (
        <button type="button" className={report.errors > 0 ? css.wrong : css.counts} onClick={onChecks}>
          {countsOf(report, t, locale)}
        </button>
      )}
      <Figures lines={summary.lines.map(({ label, text }) => [label, text])} />
    </>
  )
}
