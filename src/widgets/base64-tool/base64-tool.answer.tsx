import { kinds } from '../../engine/base64-tool/kinds'
import { plural } from '../core/format/plural'
import { LongOutput } from '../core/long-text/long-output'
import { bar } from '../core/output/button.css'
import { CopyButton } from '../core/output/copy-button'
import { DownloadButton } from '../core/output/download-button'
import { Announcement, Headline, Line, Note, Receipt } from '../core/tool/answer'
import { interpolate } from '../core/tool/strings'
import type { ToolState } from '../core/tool/tool-props'
import type { Conversion } from './base64-tool.convert'
import { Preview } from './base64-tool.preview'
import type { strings } from './base64-tool.strings'

interface Base64AnswerProps {
  readonly tool: Pick<ToolState, 'locale' | 'props'> & { readonly t: typeof strings }
  readonly conversion: Conversion
  /** Announced: an answer of the person's own. */
  readonly isSaid: boolean
}

/** The right half: what a text or a file became, how large, and what it seems to be. */
export function Base64Answer({ tool, conversion, isSaid }: Base64AnswerProps) {
  const { t, locale } = tool
  const { text, kind, isEncoded, isText, inputBytes, outputBytes, plain } = conversion
  const size = (bytes: number) => plural(t.bytes, bytes, locale)
  const percent = Math.round((Math.abs(outputBytes - inputBytes) / inputBytes) * 100)
  const change =
    percent === 0 ? t.asLarge : interpolate(outputBytes > inputBytes ? t.larger : t.smaller, { percent }, locale)
  const content = t.kinds[kind]
  const uri = () => `data:${kinds[kind][0]}${kind === 'text' ? ';charset=utf-8' : ''};base64,${text}`
  const download = (
    <DownloadButton name={conversion.name} type={conversion.blob().type} content={conversion.blob}>
      {t.download}
    </DownloadButton>
  )
  return (
    <>
      <Announcement live>{isSaid ? interpolate(t.say, { content, size: size(outputBytes) }, locale) : ''}</Announcement>
      {text === undefined ? (
        <>
          <Headline label={t.content}>{content}</Headline>
          <Note>{isText ? t.tooLong : t.notText}</Note>
          <div className={bar}>{download}</div>
        </>
      ) : (
        <LongOutput
          tool={tool}
          label={isEncoded ? t.encoded : t.decoded}
          text={text}
          code
          tall
          actions={
            <>
              <CopyButton tool={tool} text={() => text} />
              {isEncoded && <CopyButton tool={tool} label={t.copyUri} text={uri} />}
              {download}
            </>
          }
        />
      )}
      {plain && <Preview kind={kind} bytes={plain} isText={isText} t={t} locale={locale} />}
      <Receipt>
        {text !== undefined && <Line label={t.content}>{content}</Line>}
        <Line label={t.inputBytes}>{size(inputBytes)}</Line>
        <Line label={t.outputBytes}>{size(outputBytes)}</Line>
        <Line label={t.change}>{change}</Line>
      </Receipt>
    </>
  )
}
