import type { Output } from '../../engine/html-formatter/input'
import { formatNumber } from '../core/format/format'
import { plural } from '../core/format/plural'
import { LongOutput } from '../core/long-text/long-output'
import { CopyButton } from '../core/output/copy-button'
import { DownloadButton } from '../core/output/download-button'
import { DoneIcon, ErrorIcon } from '../core/output/icons'
import { Announcement, Line, Receipt } from '../core/tool/answer'
import { interpolate } from '../core/tool/strings'
import type { ToolState } from '../core/tool/tool-props'
import { changeOf } from './html-formatter.change'
import * as css from './html-formatter.css'
import type { strings } from './html-formatter.strings'

interface HtmlAnswerProps {
  readonly tool: Pick<ToolState, 'locale' | 'props' | 'status'> & { readonly t: typeof strings }
  readonly output: Output
}

/** The right half: the result, whether it is the same document, and how large. */
export function HtmlAnswer({ tool, output }: HtmlAnswerProps) {
  const { t, locale } = tool
  const isSame = output.check === 'same'
  const percent = changeOf(output, t, locale)
  const check = isSame ? t.same : t.givenBack
  const size = (bytes: number) => plural(t.bytes, bytes, locale)
  return (
    <>
      <Announcement live>
        {tool.status === 'current'
          ? interpolate(t.say, { check, percent, lines: plural(t.sayLines, output.lines, locale) }, locale)
          : ''}
      </Announcement>
      <LongOutput
        tool={tool}
        label={t.result}
        text={output.html}
        code
        tall
        actions={
          <>
            <CopyButton tool={tool} text={() => output.html} />
            <DownloadButton name="page.html" type="text/html" content={() => output.html}>
              {t.download}
            </DownloadButton>
          </>
        }
      />
      <div className={isSame ? css.same : css.givenBack}>
        {isSame ? <DoneIcon /> : <ErrorIcon />}
        <div>
          <p className={css.check}>{check}</p>
          <p className={css.note}>{isSame ? t.sameNote : t.givenBackNote}</p>
        </div>
      </div>
      <Receipt>
        <Line label={t.originalSize}>{size(output.originalSize)}</Line>
        <Line label={t.resultSize}>{size(output.resultSize)}</Line>
        <Line label={t.percent}>{percent}</Line>
        <Line label={t.lines}>{formatNumber(output.lines, locale)}</Line>
      </Receipt>
    </>
  )
}
