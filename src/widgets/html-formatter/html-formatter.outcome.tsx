import type { Input, Output } from '../../engine/html-formatter'
import { Announcement, Line, Receipt } from '../core/answer'
import { CopyButton } from '../core/copy-button'
import { DownloadButton } from '../core/download-button'
import { formatNumber } from '../core/format'
import { DoneIcon, FaultIcon } from '../core/icons'
import { LateSheets } from '../core/late-sheets'
import { LongOutput } from '../core/long-output'
import { plural } from '../core/plural'
import { fill, type Overrides, withOverrides } from '../core/strings'
import type { ToolState } from '../core/tool-props'
import { lateStrings } from './html-formatter.late.strings'
import * as css from './html-formatter.outcome.css'
import sheets from './html-formatter.outcome.tsx?sheets'
import type { firstStrings } from './html-formatter.strings'

interface OutcomeProps {
  readonly tool: ToolState<Output> & { readonly t: typeof firstStrings }
  readonly output: Output
  /** What it was made from. */
  readonly input: Input | undefined
}

/** The right half: the result, whether it is the same document, and how large. */
export function Outcome({ tool, output, input }: OutcomeProps) {
  const { t, locale } = tool
  const late = withOverrides(lateStrings, tool.props.strings as Overrides<typeof lateStrings> | undefined)
  const isSame = output.check === 'same'
  const isGrown = (input?.mode === 'minify') === output.percent < 0
  const percent =
    output.percent === 0
      ? late.asLarge
      : fill(isGrown ? late.larger : late.smaller, { percent: Math.abs(output.percent) }, locale)
  const check = isSame ? late.same : late.givenBack
  const size = (bytes: number) => plural(late.bytes, bytes, locale)
  return (
    <>
      <LateSheets sheets={sheets} />
      <Announcement live>
        {fill(late.say, { check, percent, lines: plural(late.sayLines, output.lines, locale) }, locale)}
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
              {late.download}
            </DownloadButton>
          </>
        }
      />
      <div className={isSame ? css.same : css.givenBack}>
        {isSame ? <DoneIcon /> : <FaultIcon />}
        <div>
          <p className={css.verdict}>{check}</p>
          <p className={css.note}>{isSame ? late.sameNote : late.givenBackNote}</p>
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
