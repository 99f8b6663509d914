import { decode, type Input, type IssueCode, type Output, payloadStart } from '../../engine/base64-tool'
import { type Charset, decodeText, encoderFor, streamDecoder } from '../../engine/base64-tool/charsets'
import type { CodingError } from '../../engine/base64-tool/coder'
import { createDecoderOf, createStyledEncoder, type Encoding, isBase64 } from '../../engine/base64-tool/encodings'
import { type Options, readOptions } from '../../engine/base64-tool/input'
import { readToken, type Token } from '../../engine/base64-tool/jwt'
import { headLength, type Kind, kindOfBytes, kindOfText, kinds } from '../../engine/base64-tool/kinds'
import { failure, type Result, success } from '../../engine/core/result'
import { yieldToBrowser } from '../core/worker/yield-to-browser'

type Bytes = Uint8Array<ArrayBuffer>

/** The result for a text or file. */
export interface Conversion {
  readonly isEncoded: boolean
  readonly options: Options
  /** Absent if it isn't text or is too long to show. */
  readonly text?: string
  readonly inputBytes: number
  readonly outputBytes: number
  /** The file type of the decoded data, not of the Base64. */
  readonly kind: Kind
  readonly isText: boolean
  /** The media type of the complete result. */
  readonly media: string
  /** The complete result, for the download and the preview. */
  readonly blob: () => Blob
  /** The decoded bytes, if they came from a file or aren't text. */
  readonly plain?: () => Blob
  /** The data itself, for the view of its bytes: what was encoded, or what was decoded. */
  readonly data: () => Blob
  /** The JWT that was decoded. */
  readonly token?: Token
  /** The download's file name. */
  readonly name: string
}

/** Longer results can only be downloaded. */
const longestShown = 8_000_000

/** What an input asks for; undefined if a field is invalid. */
export function optionsOf(input: Input): Options | undefined {
  const options = readOptions(input)
  return options.ok ? options.value : undefined
}

/** The file extensions of encoded text. */
const extensionOf = ({ encoding }: Options) => (isBase64(encoding) ? 'b64' : encoding === 'hex' ? 'hex' : 'txt')

/** The result for a text. */
export function conversionOfText({ text }: Input, options: Options, output: Output): Conversion {
  const { isEncoding: isEncoded, charset } = options
  const { kind, isText } = output
  const token = isEncoded || !isBase64(options.encoding) ? undefined : readToken(text)
  const asText = () => new Blob([output.text], { type: mediaOf(kind, isEncoded) })
  const data = () => (isEncoded ? new Blob([bytesOf(text, options)]) : token ? asText() : blobOf(text, options, kind))
  // Text in another charset is downloaded in it.
  const blob = isText && (isEncoded || token || charset === 'utf-8') ? asText : data
  return {
    ...output,
    isEncoded,
    options,
    text: isText ? output.text : undefined,
    media: mediaOf(kind, isEncoded),
    blob,
    plain: isText ? undefined : blob,
    data,
    token,
    name: isEncoded ? `text.${extensionOf(options)}` : `decoded.${kinds[kind][1]}`,
  }
}

const bytesOf = (text: string, { charset }: Options) => (encoderFor(charset)(text) ?? new Uint8Array()) as Bytes

function blobOf(text: string, { encoding }: Options, kind: Kind): Blob {
  const bytes = decode(text, encoding)
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
  options: Options,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Result<Conversion, IssueCode | FileIssueCode> | undefined> {
  const { isEncoding: isEncoded, encoding, charset } = options
  try {
    const start = isEncoded || !isBase64(encoding) ? 0 : payloadStart(await beginningOf(file, 2000))
    if (start === undefined) return failure({ code: 'not-base64' })
    const coder = isEncoded ? createStyledEncoder(options) : createDecoderOf(encoding)
    const error = () => coder.error && failure({ code: fileCode(coder.error.code, encoding) })
    const isValid = createTextTest(charset)
    const pieces: Blob[] = []
    for (let at = start; at < file.size; at += pieceSize) {
      const piece = new Uint8Array(await file.slice(at, at + pieceSize).arrayBuffer())
      if (signal.aborted || error()) break
      const converted = coder.push(piece)
      isValid(isEncoded ? piece : converted)
      // One blob per chunk, because one large array would be copied at once.
      pieces.push(new Blob([converted]))
      onProgress(at / file.size)
      await yieldToBrowser()
    }
    const end = coder.end()
    if (!isEncoded) isValid(end)
    pieces.push(new Blob([end]))
    if (signal.aborted || error()) return error()
    const conversion = await conversionOfFile(file, new Blob(pieces), options, isValid())
    return signal.aborted ? undefined : success(conversion)
  } catch {
    return signal.aborted ? undefined : failure({ code: 'not-readable' })
  }
}

/** A file has no place to point to, so all errors of an encoding are the same one. */
const fileCode = (code: CodingError['code'], encoding: Encoding): IssueCode =>
  code === 'too-long' || isBase64(encoding) ? code : 'not-in-alphabet'

async function conversionOfFile(file: File, result: Blob, options: Options, isValid: boolean): Promise<Conversion> {
  const { isEncoding: isEncoded, charset } = options
  const plain = isEncoded ? file : result
  const head = new Uint8Array(await plain.slice(0, headLength).arrayBuffer())
  const known = kindOfBytes(head)
  const isText = isValid && known === undefined
  const kind = known ?? (isValid ? kindOfText(await beginningOf(plain, 200_000)) : 'binary')
  const blob = new Blob([result], { type: mediaOf(kind, isEncoded) })
  const name = file.name.replace(/\.(b64|base64|b32|hex|txt)$/i, '')
  const isShown = (isEncoded || isText) && result.size <= longestShown
  return {
    isEncoded,
    options,
    text: isShown ? decodeText(new Uint8Array(await result.arrayBuffer()), isEncoded ? 'utf-8' : charset) : undefined,
    inputBytes: file.size,
    outputBytes: result.size,
    kind,
    isText: isEncoded || isText,
    media: blob.type,
    blob: () => blob,
    plain: () => plain,
    data: () => plain,
    name: isEncoded
      ? `${file.name}.${extensionOf(options)}`
      : /\.\w{1,5}$/.test(name)
        ? name
        : `${name}.${kinds[kind][1]}`,
  }
}

const beginningOf = async (file: Blob, length: number) =>
  new TextDecoder().decode(await file.slice(0, length).arrayBuffer())

/** Takes bytes in chunks and returns whether all of them are valid text in the charset. */
function createTextTest(charset: Charset) {
  const decoder = streamDecoder(charset)
  let isText = true
  return (bytes?: Bytes): boolean => {
    if (isText) isText = decoder(bytes) !== undefined
    return isText
  }
}
