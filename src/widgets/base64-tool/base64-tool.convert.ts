import { decode, type Input, type IssueCode, type Output, payloadStart, textOf } from '../../engine/base64-tool'
import { createDecoder, createEncoder } from '../../engine/base64-tool/coder'
import { headLength, type Kind, kindOfBytes, kindOfText, kinds } from '../../engine/base64-tool/kinds'
import { failure, type Result, success } from '../../engine/core/result'
import { yieldToBrowser } from '../core/worker/yield-to-browser'

type Bytes = Uint8Array<ArrayBuffer>

/** The result for a text or file. */
export interface Conversion {
  readonly isEncoded: boolean
  /** Absent if it isn't text or is too long to show. */
  readonly text?: string
  readonly inputBytes: number
  readonly outputBytes: number
  /** The file type of the decoded data, not of the Base64. */
  readonly kind: Kind
  readonly isText: boolean
  /** The complete result, for the download and the preview. */
  readonly blob: () => Blob
  /** The decoded bytes, if they came from a file or aren't text. */
  readonly plain?: () => Blob
  /** The download's file name. */
  readonly name: string
}

/** Longer results can only be downloaded. */
const longestShown = 8_000_000

/** The result for a text. */
export function conversionOfText({ text, mode }: Input, output: Output): Conversion {
  const isEncoded = mode === 'encode'
  const { kind, isText } = output
  const blob = () => (isText ? new Blob([output.text], { type: mediaOf(kind, isEncoded) }) : blobOf(text, kind))
  return {
    ...output,
    isEncoded,
    text: isText ? output.text : undefined,
    blob,
    plain: isText ? undefined : blob,
    name: isEncoded ? 'text.b64' : `decoded.${kinds[kind][1]}`,
  }
}

function blobOf(base64: string, kind: Kind): Blob {
  const bytes = decode(base64)
  return new Blob(bytes.ok ? [bytes.value] : [], { type: mediaOf(kind, false) })
}

const mediaOf = (kind: Kind, isEncoded: boolean) => (isEncoded ? 'text/plain' : kinds[kind][0])

/** A result as the input of the opposite conversion: text, or a file if it isn't text. */
export const asInput = ({
  text = '',
  isText,
  blob,
  name,
}: Conversion): { readonly text: string; readonly file?: File } =>
  isText && text ? { text } : { text: '', file: new File([blob()], name) }

/** Bytes converted between two pauses. */
const pieceSize = 1 << 20

/** `not-readable`: moved, changed or deleted since it was chosen. */
export type FileIssueCode = 'not-readable'

/** Converts a file in chunks, so that 100 MB doesn't block the page. Undefined once `signal` has aborted. */
export async function convertFile(
  file: File,
  mode: string,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Result<Conversion, IssueCode | FileIssueCode> | undefined> {
  const isEncoded = mode === 'encode'
  try {
    const start = isEncoded ? 0 : payloadStart(await beginningOf(file, 2000))
    if (start === undefined) return failure({ code: 'not-base64' })
    const decoder = isEncoded ? undefined : createDecoder()
    const coder = decoder ?? createEncoder()
    const error = () => decoder?.error && failure({ code: decoder.error.code })
    const isUtf8 = createTextTest()
    const pieces: Blob[] = []
    for (let at = start; at < file.size; at += pieceSize) {
      const piece = new Uint8Array(await file.slice(at, at + pieceSize).arrayBuffer())
      if (signal.aborted || error()) break
      const converted = coder.push(piece)
      isUtf8(isEncoded ? piece : converted)
      // One blob per chunk, because one large array would be copied at once.
      pieces.push(new Blob([converted]))
      onProgress(at / file.size)
      await yieldToBrowser()
    }
    pieces.push(new Blob([coder.end()]))
    if (signal.aborted || error()) return error()
    const conversion = await conversionOfFile(file, new Blob(pieces), isEncoded, isUtf8())
    return signal.aborted ? undefined : success(conversion)
  } catch {
    return signal.aborted ? undefined : failure({ code: 'not-readable' })
  }
}

async function conversionOfFile(file: File, result: Blob, isEncoded: boolean, isUtf8: boolean): Promise<Conversion> {
  const plain = isEncoded ? file : result
  const head = new Uint8Array(await plain.slice(0, headLength).arrayBuffer())
  const known = kindOfBytes(head)
  const isText = isUtf8 && known === undefined
  const kind = known ?? (isUtf8 ? kindOfText(await beginningOf(plain, 200_000)) : 'binary')
  const blob = new Blob([result], { type: mediaOf(kind, isEncoded) })
  const name = file.name.replace(/\.(b64|base64|txt)$/i, '')
  return {
    isEncoded,
    text:
      (isEncoded || isText) && result.size <= longestShown
        ? textOf(new Uint8Array(await result.arrayBuffer()))
        : undefined,
    inputBytes: file.size,
    outputBytes: result.size,
    kind,
    isText: isEncoded || isText,
    blob: () => blob,
    plain: () => plain,
    name: isEncoded ? `${file.name}.b64` : /\.\w{1,5}$/.test(name) ? name : `${name}.${kinds[kind][1]}`,
  }
}

const beginningOf = async (file: Blob, length: number) =>
  new TextDecoder().decode(await file.slice(0, length).arrayBuffer())

/** Takes bytes in chunks and returns whether all of them are valid UTF-8 text. */
function createTextTest() {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isText = true
  return (bytes?: Bytes): boolean => {
    try {
      if (isText) decoder.decode(bytes, { stream: bytes !== undefined })
    } catch {
      isText = false
    }
    return isText
  }
}
