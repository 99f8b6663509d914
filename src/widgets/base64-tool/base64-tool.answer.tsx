import { kinds } from '../../engine/base64-tool/kinds'
import { Announcement, Note } from '../core/answer/answer'
import { plural } from '../core/format/plural'
import { Figures, FullPane } from '../core/layouts/pane'
import * as pane from '../core/layouts/pane.css'
import { LongOutput } from '../core/long-text/long-output'
import { CopyButton } from '../core/output/copy-button'
import { DownloadButton } from '../core/output/download-button'
import { interpolate } from '../core/tool/strings'
import type { ToolState } from '../core/tool/tool-props'
import type { Conversion } from './base64-tool.convert'
import { Preview } from './base64-tool.preview'
import type { strings } from './base64-tool.strings'

interface Base64AnswerProps {
  readonly tool: Pick<ToolState, 'locale' | 'props'> & { readonly t: typeof strings }
  readonly conversion: Conversion
  /** Whether to announce the result. The example isn't announced. */
  readonly isSaid: boolean
}

/** The right pane: the result. Its title is Base64, or the likely file type of what was decoded. */
export function Base64Answer({ tool, conversion, isSaid }: Base64AnswerProps) {
  const { t, locale } = tool
  const { text, kind, isEncoded, isText, plain } = conversion
  const size = plural(t.bytes, conversion.outputBytes, locale)
  const content = isEncoded ? t.encoded : t.kinds[kind]
  const uri = () => `data:${kinds[kind][0]}${kind === 'text' ? ';charset=utf-8' : ''};base64,${text}`
  const preview = plain && <Preview kind={kind} bytes={plain} isText={isText} t={t} locale={locale} />
  return (
    <>
      <Announcement live>{isSaid ? interpolate(t.say, { content, size }, locale) : ''}</Announcement>
      <FullPane
        title={content}
        actions={
          <>
            {text !== undefined && <CopyButton tool={tool} text={() => text} />}
            {text !== undefined && isEncoded && <CopyButton tool={tool} label={t.copyUri} text={uri} />}
            <DownloadButton name={conversion.name} type={conversion.blob().type} content={conversion.blob}>
              {t.download}
            </DownloadButton>
          </>
        }
      >
        {text === undefined ? (
          <div className={pane.content}>
            <Note>{isText ? t.tooLong : t.notText}</Note>
            {preview}
          </div>
        ) : (
          <LongOutput tool={tool} label={isEncoded ? t.encoded : t.decoded} hideLabel text={text} code tall />
        )}
        {text !== undefined && preview && <div className={pane.under}>{preview}</div>}
      </FullPane>
    </>
  )
}

/** Below both panes: the sizes. */
export function Base64Status({ tool: { t, locale }, conversion }: Omit<Base64AnswerProps, 'isSaid'>) {
  const { inputBytes, outputBytes } = conversion
  const size = (bytes: number) => plural(t.bytes, bytes, locale)
  const percent = Math.round((Math.abs(outputBytes - inputBytes) / inputBytes) * 100)
  const change =
    percent === 0 ? t.asLarge : interpolate(outputBytes > inputBytes ? t.larger : t.smaller, { percent }, locale)
  return (
    <Figures
      lines={[
        [t.inputBytes, size(inputBytes)],
        [t.outputBytes, size(outputBytes)],
        [t.change, change],
      ]}
    />
  )
}
