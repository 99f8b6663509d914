import { kinds } from '../../engine/base64-tool/kinds'
import { Announcement, Headline, Line, Note, Receipt } from '../core/answer'
import { bar } from '../core/button.css'
import { CopyButton } from '../core/copy-button'
import { DownloadButton } from '../core/download-button'
import { LateSheets } from '../core/late-sheets'
import { LongOutput } from '../core/long-output'
import { plural } from '../core/plural'
import { fill, type Overrides, withOverrides } from '../core/strings'
import type { ToolState } from '../core/tool-props'
import type { Made } from './base64-tool.files'
import { lateStrings } from './base64-tool.late.strings'
import sheets from './base64-tool.outcome.tsx?sheets'
import { Preview } from './base64-tool.preview'
import type { firstStrings } from './base64-tool.strings'

interface OutcomeProps {
  readonly tool: Pick<ToolState, 'locale' | 'props'> & { readonly t: typeof firstStrings }
  readonly made: Made
}

/** The right half: what a text or a file became, how large, and what it seems to be. */
export function Outcome({ tool, made }: OutcomeProps) {
  const { t, locale } = tool
  const late = withOverrides(lateStrings, tool.props.strings as Overrides<typeof lateStrings> | undefined)
  const { text, kind, isEncoded, isText, inputBytes, outputBytes, plain } = made
  const size = (bytes: number) => plural(late.bytes, bytes, locale)
  const percent = Math.round((Math.abs(outputBytes - inputBytes) / inputBytes) * 100)
  const change =
    percent === 0 ? late.asLarge : fill(outputBytes > inputBytes ? late.larger : late.smaller, { percent }, locale)
  const content = late.kinds[kind]
  const uri = () => `data:${kinds[kind][0]}${kind === 'text' ? ';charset=utf-8' : ''};base64,${text}`
  const download = (
    <DownloadButton name={made.name} type={made.blob().type} content={made.blob}>
      {late.download}
    </DownloadButton>
  )
  return (
    <>
      <LateSheets sheets={sheets} />
      <Announcement live>{fill(late.say, { content, size: size(outputBytes) }, locale)}</Announcement>
      {text === undefined ? (
        <>
          <Headline label={late.content}>{content}</Headline>
          <Note>{isText ? late.tooLong : late.notText}</Note>
          <div className={bar}>{download}</div>
        </>
      ) : (
        <LongOutput
          tool={tool}
          label={isEncoded ? late.encoded : late.decoded}
          text={text}
          code
          tall
          actions={
            <>
              <CopyButton tool={tool} text={() => text} />
              {isEncoded && <CopyButton tool={tool} label={late.copyUri} text={uri} />}
              {download}
            </>
          }
        />
      )}
      {plain && <Preview kind={kind} bytes={plain} isText={isText} t={late} locale={locale} />}
      <Receipt>
        {text !== undefined && <Line label={late.content}>{content}</Line>}
        <Line label={t.inputBytes}>{size(inputBytes)}</Line>
        <Line label={t.outputBytes}>{size(outputBytes)}</Line>
        <Line label={t.change}>{change}</Line>
      </Receipt>
    </>
  )
}
