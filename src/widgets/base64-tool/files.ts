import { decodeText, encoderFor, streamDecoder } from '../../engine/base64-tool/charsets'
import { bytesOf, payloadStart } from '../../engine/base64-tool/decode'
import type { CodingError } from '../../engine/base64-tool/encoder'
import { createDecoderOf, createStyledEncoder } from '../../engine/base64-tool/encodings'
import { kindOfText } from '../../engine/base64-tool/kinds'
import { type Charset, type Encoding, isBase64 } from '../../engine/base64-tool/names'
import type { Options } from '../../engine/base64-tool/options'
import type { IssueCode } from '../../engine/base64-tool/output'
import { headLength, kindOfBytes, kinds } from '../../engine/base64-tool/signatures'
import { failure, type Result, success } from '../../engine/core/result'
import { runSteps } from '../../engine/core/steps'
import { yieldToBrowser } from '../core/worker/yield-to-browser'
import { type Conversion, extensionOf } from './convert'

/** The data of a text: what was encoded, or what was decoded. */
export function dataOf(text: string, { isEncoding, encoding, charset }: Options): BlobPart[] {
  if (isEncoding) {
    const bytes = encoderFor(charset)(text)
    return typeof bytes === 'number' ? [] : [bytes as BlobPart]
  }
  const read = runSteps(bytesOf(text, encoding))
  return 'code' in read ? [] : [...read.pieces]
}

/** Longer results can only be downloaded. */
const longestShown = 8_000_000

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
  const [dataMedia, extension] = kinds[kind]
  const blob = new Blob([result], { type: isEncoded ? 'text/plain' : dataMedia })
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
    dataMedia,
    blob: () => blob,
    plain: () => plain,
    data: () => plain,
    name: isEncoded ? `${file.name}.${extensionOf(options)}` : /\.\w{1,5}$/.test(name) ? name : `${name}.${extension}`,
  }
}

const beginningOf = async (file: Blob, length: number) =>
  new TextDecoder().decode(await file.slice(0, length).arrayBuffer())

/** Takes bytes in chunks and returns whether all of them are valid text in the charset. */
function createTextTest(charset: Charset) {
  const decoder = streamDecoder(charset)
  let isText = true
  return (bytes?: Uint8Array): boolean => {
    if (isText) isText = decoder(bytes) !== undefined
    return isText
  }
}
