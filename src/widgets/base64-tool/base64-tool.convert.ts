import { type Input, type Options, type Output, readOptions } from '../../engine/base64-tool/input'
import type { Token } from '../../engine/base64-tool/jwt'
import { type Kind, kinds } from '../../engine/base64-tool/kinds'
import { isBase64 } from '../../engine/base64-tool/names'

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

/** What takes the parts that load on use. */
export interface Extras {
  /** The data of a text: see `Conversion`. */
  dataOf(text: string, options: Options): BlobPart[]
  readonly token: Token | undefined
}

/** What an input asks for; undefined if a field is invalid. */
export function optionsOf(input: Input): Options | undefined {
  const options = readOptions(input)
  return options.ok ? options.value : undefined
}

/** The file extensions of encoded text. */
export const extensionOf = ({ encoding }: Options) => (isBase64(encoding) ? 'b64' : encoding === 'hex' ? 'hex' : 'txt')

/** The result for a text. */
export function conversionOfText(
  text: string,
  options: Options,
  output: Output,
  { dataOf, token }: Extras,
): Conversion {
  const { isEncoding: isEncoded, charset } = options
  const { kind, isText } = output
  const asText = () => new Blob([output.text], { type: mediaOf(kind, isEncoded) })
  const data = token ? asText : () => new Blob(dataOf(text, options), { type: mediaOf(kind, false) })
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

export const mediaOf = (kind: Kind, isEncoded: boolean) => (isEncoded ? 'text/plain' : kinds[kind][0])

/** A result as the input of the opposite conversion: text, or a file if it isn't text. */
export const asInput = ({
  text = '',
  isText,
  blob,
  name,
}: Conversion): { readonly text: string; readonly file?: File } =>
  isText && text ? { text } : { text: '', file: new File([blob()], name) }
