import type { Input } from '../../engine/base64-tool/fields'
import type { Token } from '../../engine/base64-tool/jwt'
import { type FileType, textKinds } from '../../engine/base64-tool/kinds'
import { isBase64 } from '../../engine/base64-tool/names'
import { type Options, readOptions } from '../../engine/base64-tool/options'
import type { Output } from '../../engine/base64-tool/output'
import type { Kind } from '../../engine/base64-tool/signatures'

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
  /** The media types of the complete result and of the data itself. */
  readonly media: string
  readonly dataMedia: string
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
  readonly token: Token | undefined
  /** Those of text, or all. */
  readonly kinds: Readonly<Partial<Record<Kind, FileType>>>
  /** The data of a text: see `Conversion`. */
  dataOf(text: string, options: Options): BlobPart[]
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
  { token, kinds, dataOf }: Extras,
): Conversion {
  const { isEncoding: isEncoded, charset } = options
  const { kind, isText } = output
  const [dataMedia, extension] = kinds[kind] ?? textKinds.text
  const media = isEncoded ? 'text/plain' : dataMedia
  const asText = () => new Blob([output.text], { type: media })
  const data = token ? asText : () => new Blob(dataOf(text, options), { type: dataMedia })
  // Text in another charset is downloaded in it.
  const blob = isText && (isEncoded || token || charset === 'utf-8') ? asText : data
  return {
    ...output,
    isEncoded,
    options,
    text: isText ? output.text : undefined,
    media,
    dataMedia,
    blob,
    plain: isText ? undefined : blob,
    data,
    token,
    name: isEncoded ? `text.${extensionOf(options)}` : `decoded.${extension}`,
  }
}

/** A result as the input of the opposite conversion: text, or a file if it isn't text. */
export const asInput = ({
  text = '',
  isText,
  blob,
  name,
}: Conversion): { readonly text: string; readonly file?: File } =>
  isText && text ? { text } : { text: '', file: new File([blob()], name) }
