import type { Input } from '../../engine/base64-tool/fields'
import { isBase64 } from '../../engine/base64-tool/names'
import type { Output } from '../../engine/base64-tool/output'
import { plural } from '../core/base/plural'
import { interpolate } from '../core/base/strings'
import type { Format, Sent, Summary } from '../core/base/summary'
import type { strings } from './base64-tool.strings'
import { optionsOf } from './convert'

type Words = typeof strings

/** The result for a text, or for a file: without a text if it's too long to show. */
export type Result = Omit<Output, 'text'> & { readonly text?: string }

export function summarize(result: Result, input: Input, t: Words, { locale }: Pick<Format, 'locale'>): Summary {
  const { inputBytes, outputBytes } = result
  const text = result.isText ? result.text : undefined
  const size = plural(t.bytes, outputBytes, locale)
  return {
    label: contentOf(result, input, t),
    figure: size,
    lines: [
      { label: t.inputBytes, text: plural(t.bytes, inputBytes, locale) },
      { label: t.outputBytes, text: size },
      { label: t.change, text: changeOf(inputBytes, outputBytes, t, locale) },
    ],
    ...(text !== undefined && { text, sends: sendsOf(text) }),
  }
}

/** The name of a result: its encoding, or the likely file type of what was decoded. */
function contentOf({ kind }: Result, input: Input, t: Words): string {
  const { isEncoding, encoding } = optionsOf(input) ?? { isEncoding: false, encoding: 'base64' }
  if (isEncoding) return encoding === 'base64' ? t.encoded : t.encodings[encoding]
  return kind === 'json' && isBase64(encoding) && isToken(input.text) ? t.jwt : t.kinds[kind]
}

/** Of what can be decoded from Base64, only a token has dots, or a data URI, which has a comma. */
const isToken = (text: string) => text.includes('.') && !text.includes(',')

function changeOf(inputBytes: number, outputBytes: number, t: Words, locale: string): string {
  const percent = Math.round((Math.abs(outputBytes - inputBytes) / (inputBytes || 1)) * 100)
  return percent === 0 ? t.asLarge : interpolate(outputBytes > inputBytes ? t.larger : t.smaller, { percent }, locale)
}

/** As JSON or HTML too, if that's what a decoded text begins like. */
function sendsOf(text: string): readonly Sent[] {
  const start = /\S/.exec(text)?.[0] ?? ''
  const sent = (kind: Sent['kind']): Sent => ({ kind, text })
  if (start === '{' || start === '[') return [sent('json'), sent('text')]
  return start === '<' ? [sent('html'), sent('text')] : [sent('text')]
}
