import type { Output } from '../../engine/html-formatter/input'
import { Announcement, Note } from '../core/answer/answer'
import { formatNumber } from '../core/format/format'
import { plural } from '../core/format/plural'
import { Figures, FullPane, Verdict } from '../core/layouts/pane'
import { LongOutput } from '../core/long-text/long-output'
import { CopyButton } from '../core/output/copy-button'
import { DownloadButton } from '../core/output/download-button'
import { interpolate } from '../core/tool/strings'
import type { ToolState } from '../core/tool/tool-props'
import { changeOf } from './html-formatter.change'
import type { strings } from './html-formatter.strings'

interface HtmlAnswerProps {
  readonly tool: Pick<ToolState, 'locale' | 'props' | 'status'> & { readonly t: typeof strings }
  readonly output: Output
}

/** The right pane: the result, and whether the document is still the same, or that the text can't be parsed. */
export function HtmlAnswer({ tool, output, isInvalid = false }: HtmlAnswerProps & { readonly isInvalid?: boolean }) {
  const { t, locale } = tool
  const isSame = output.check === 'same'
  const check = isSame ? t.same : t.givenBack
  return (
    <>
      <Announcement live>
        {tool.status === 'current'
          ? interpolate(
              t.say,
              { check, percent: changeOf(output, t, locale), lines: plural(t.sayLines, output.lines, locale) },
              locale,
            )
          : ''}
      </Announcement>
      <FullPane
        title={<Verdict good={isSame && !isInvalid}>{isInvalid ? t.invalid : check}</Verdict>}
        actions={
          <>
            <CopyButton tool={tool} text={() => output.html} />
            <DownloadButton name="page.html" type="text/html" content={() => output.html}>
              {t.download}
            </DownloadButton>
          </>
        }
      >
        <LongOutput tool={tool} label={t.result} hideLabel text={output.html} code language="html" tall />
      </FullPane>
    </>
  )
}

/** Below both panes: what the check means, and the sizes. */
export function HtmlStatus({ tool, output }: HtmlAnswerProps) {
  const { t, locale } = tool
  const size = (bytes: number) => plural(t.bytes, bytes, locale)
  return (
    <>
      <Note>{output.check === 'same' ? t.sameNote : t.givenBackNote}</Note>
      <Figures
        lines={[
          [t.originalSize, size(output.originalSize)],
          [t.resultSize, size(output.resultSize)],
          [t.percent, changeOf(output, t, locale)],
          [t.lines, formatNumber(output.lines, locale)],
        ]}
      />
    </>
  )
}
