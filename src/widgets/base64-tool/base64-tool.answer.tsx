import { useEffect, useState } from 'react'
import { isBase64 } from '../../engine/base64-tool/names'
import { Note } from '../core/answer/answer'
import { copyOf, type Summary } from '../core/base/summary'
import type { ToolState } from '../core/base/tool-props'
import { Figures, FullPane, Views } from '../core/layouts/pane'
import * as pane from '../core/layouts/pane.css'
import { LongOutput } from '../core/long-text/long-output'
import { CopyButton } from '../core/output/copy-button'
import { DownloadButton } from '../core/output/download-button'
import { SendTo } from '../core/output/send-to'
import * as css from './base64-tool.css'
import type { Parts } from './base64-tool.lazy'
import type { strings } from './base64-tool.strings'
import type { Conversion } from './convert'
import type { Selection } from './hex-rows'
import { Loaded, type Loading } from './loaded'

interface Base64AnswerProps {
  readonly tool: Pick<ToolState, 'locale' | 'props'> & { readonly t: typeof strings }
  readonly conversion: Conversion
  readonly summary: Summary
  readonly loading: Loading
}

type View = 'token' | 'text' | 'bytes'

/** The right pane: the result, in one of its views. */
export function Base64Answer({ tool, conversion, summary, loading }: Base64AnswerProps) {
  const { t } = tool
  const { token } = conversion
  const { module: parts } = loading
  const [chosen, setView] = useState<View>()
  const view = chosen === 'bytes' || (chosen === 'text' && token) ? chosen : token ? 'token' : 'text'
  const { text, bytes } = t.views
  const { hex, ...shown } = useBytes(conversion, view === 'bytes' ? parts : undefined)
  return (
    <FullPane
      title={
        <>
          <Views<View>
            label={t.viewsLabel}
            names={(token ? t.views : { text, bytes }) as Record<View, string>}
            value={view}
            onChange={setView}
          />
          <p className={css.kind}>{summary.label}</p>
        </>
      }
      actions={
        <>
          <CopyButtons tool={tool} conversion={conversion} summary={summary} view={view} hex={hex} />
          <DownloadButton name={conversion.name} type={conversion.media} content={conversion.blob}>
            {t.download}
          </DownloadButton>
        </>
      }
    >
      {view === 'token' && token && parts && <parts.TokenView token={token} />}
      {view === 'text' && <TextView tool={tool} conversion={conversion} summary={summary} parts={parts} />}
      {view === 'bytes' && (
        <Loaded loading={loading}>{({ HexView }) => shown.bytes && <HexView {...shown} bytes={shown.bytes} />}</Loaded>
      )}
    </FullPane>
  )
}

/** The bytes of the data, while they're shown, and which of them are selected. */
function useBytes(conversion: Conversion, parts: Parts | undefined) {
  const [bytes, setBytes] = useState<Uint8Array>()
  const [selection, onSelect] = useState<Selection>()
  useEffect(() => {
    if (!parts) return
    let isOld = false
    void conversion
      .data()
      .arrayBuffer()
      .then((buffer) => {
        if (isOld) return
        setBytes(new Uint8Array(buffer))
        onSelect(undefined)
      })
    return () => {
      isOld = true
    }
  }, [conversion, parts])
  const hex = () => {
    if (!bytes || !parts) return ''
    return parts.hexOf(selection ? bytes.subarray(...parts.rangeOf(selection)) : bytes)
  }
  return { bytes, selection, onSelect, hex }
}

interface CopyButtonsProps extends Omit<Base64AnswerProps, 'loading'> {
  readonly view: View
  readonly hex: () => string
}

/** The buttons for what the view shows. */
function CopyButtons({ tool, conversion, summary, view, hex }: CopyButtonsProps) {
  const { t } = tool
  const { text, token, isEncoded, kind, dataMedia, options } = conversion
  if (view === 'bytes') return <CopyButton label={t.copyHex} text={hex} />
  if (view === 'token') return <CopyButton label={t.copyPayload} text={() => token?.payload ?? text ?? ''} />
  if (text === undefined) return null
  const charset = kind === 'text' ? `;charset=${options.charset}` : ''
  const uri = () => `data:${dataMedia}${charset};base64,${text.replaceAll('\n', '')}`
  return (
    <>
      <CopyButton text={() => copyOf(summary)} />
      <SendTo summary={summary} />
      {isEncoded && isBase64(options.encoding) && <CopyButton label={t.copyUri} text={uri} />}
    </>
  )
}

interface TextViewProps extends Omit<Base64AnswerProps, 'loading'> {
  readonly parts: Parts | undefined
}

/** The result as text, and a preview of what else it is. */
function TextView({ tool, conversion, summary, parts }: TextViewProps) {
  const { t } = tool
  const { text, kind, isText, isEncoded, plain } = conversion
  const preview = plain && parts && <parts.Preview kind={kind} bytes={plain} isText={isText} />
  if (text === undefined) {
    return (
      <div className={pane.content}>
        <Note>{isText ? t.tooLong : t.notText}</Note>
        {preview}
      </div>
    )
  }
  const label = isEncoded ? summary.label : t.decoded
  return (
    <>
      <LongOutput tool={tool} label={label} hideLabel text={text} code tall />
      {preview && <div className={pane.under}>{preview}</div>}
    </>
  )
}

/** Below both panes: the sizes. */
export const Base64Status = ({ summary }: { readonly summary: Summary }) => (
  <Figures lines={summary.lines.map(({ label, text }) => [label, text])} />
)
