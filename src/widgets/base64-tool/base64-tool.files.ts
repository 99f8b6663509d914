import {
  decode,
  type Input,
  type IssueCode,
  type Output,
  payloadStart,
  steadily,
  textOf,
} from '../../engine/base64-tool'
import { createDecoder, createEncoder } from '../../engine/base64-tool/coder'
import { headLength, type Kind, kindOfBytes, kindOfText, kinds } from '../../engine/base64-tool/kinds'
import { answer, fault, type Result } from '../../engine/core/result'
import { breath } from '../core/breath'
import { inSlices } from '../core/stepper'

type Bytes = Uint8Array<ArrayBuffer>

/** What a text or a file became. */
export interface Made {
  readonly isEncoded: boolean
  /** Absent where it is no text, or too long to be shown. */
  readonly text?: string
  readonly inputBytes: number
  readonly outputBytes: number
  /** Of what was encoded or decoded, not of the Base64. */
  readonly kind: Kind
  readonly isText: boolean
  /** All of it, for a download and a preview. */
  readonly blob: () => Blob
  /** The bytes that the Base64 stands for, where they came from a file or are none that can be read. */
  readonly plain?: () => Blob
  /** The name under which it is saved. */
  readonly name: string
}

/** Longer ones are saved, not shown. */
const longestShown = 8_000_000

/** Codes a text as it is typed; a long one in slices, with a breath between. */
export async function code(
  input: Input,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Result<Output, IssueCode> | undefined> {
  return inSlices(steadily(input), signal, onProgress)
}

/** What a text became, as it is shown. */
export function madeOfText({ text, mode }: Input, output: Output): Made {
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

/** A result as what is to be coded the other way: a text, or a file where it is none. */
export const swapped = ({ text = '', isText, blob, name }: Made): { readonly text: string; readonly file?: File } =>
  isText && text ? { text } : { text: '', file: new File([blob()], name) }

/** Bytes that are coded without a breath. */
const pieceSize = 1 << 20

/** Codes a file piece by piece, so that 100 MB leave the page fluent; undefined once `signal` has aborted. */
export async function codeFile(
  file: File,
  mode: string,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Result<Made, IssueCode | 'not-readable'> | undefined> {
  const isEncoded = mode === 'encode'
  try {
    const start = isEncoded ? 0 : payloadStart(await beginningOf(file, 2000))
    if (start === undefined) return fault({ code: 'not-base64' })
    const decoder = isEncoded ? undefined : createDecoder()
    const coder = decoder ?? createEncoder()
    const wrong = () => decoder?.fault && fault({ code: decoder.fault.code })
    const isUtf8 = createTextTest()
    const pieces: Blob[] = []
    for (let at = start; at < file.size; at += pieceSize) {
      const piece = new Uint8Array(await file.slice(at, at + pieceSize).arrayBuffer())
      if (signal.aborted || wrong()) break
      const coded = coder.push(piece)
      isUtf8(isEncoded ? piece : coded)
      // A blob each: all at once would be copied at once.
      pieces.push(new Blob([coded]))
      onProgress(at / file.size)
      await breath()
    }
    pieces.push(new Blob([coder.end()]))
    if (signal.aborted || wrong()) return wrong()
    const made = await toMade(file, new Blob(pieces), isEncoded, isUtf8())
    return signal.aborted ? undefined : answer(made)
  } catch {
    return signal.aborted ? undefined : fault({ code: 'not-readable' })
  }
}

async function toMade(file: File, result: Blob, isEncoded: boolean, isUtf8: boolean): Promise<Made> {
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

/** Takes bytes piece by piece, and says whether all of them are text in UTF-8. */
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
