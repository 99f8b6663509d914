import { example, type Input } from '../../engine/json-editor/fields'
import { exampleText, type JsonError, type Output } from '../../engine/json-editor/output'
import { plural } from '../core/base/plural'
import { interpolate } from '../core/base/strings'
import type { Format, Summary, SummaryLine } from '../core/base/summary'
import { formatNumber } from '../core/format/format'
import type { strings } from './json-editor.strings'

type Words = typeof strings

/** In two columns. */
export const statistics = [
  ['depth', 'keys', 'objects', 'arrays'],
  ['strings', 'numbers', 'booleans', 'nulls'],
] as const

export function summarize(
  output: Output,
  input: Pick<Input, 'text' | 'indent'>,
  t: Words,
  { locale }: Pick<Format, 'locale'>,
): Summary {
  const { valid, warningCount, stats } = output
  const sentence = warningCount > 0 ? { template: plural(t.sayWarnings, warningCount, locale) } : undefined
  if (!valid) return { label: t.result, figure: t.invalid, sentence, lines: errorLine(output, t, locale) }
  const text = printedOf(output, input)
  return {
    label: t.result,
    figure: t.valid,
    sentence,
    lines: statistics.flat().map((name) => ({ label: t[name], text: formatNumber(stats[name], locale) })),
    text,
    sends: [{ kind: 'json', text }],
  }
}

/** The place of the error, and what's wrong there. */
const errorLine = ({ error }: Output, t: Words, locale: string): readonly SummaryLine[] =>
  error
    ? [
        {
          label: interpolate(t.goTo, { line: error.line, column: error.column }, locale),
          text: messageOf(error, t),
        },
      ]
    : []

/** What's wrong and how to fix it. */
export const messageOf = ({ code, found }: JsonError, t: Words): string => interpolate(t.errors[code], { found })

/** The formatted or minified texts, which belong to a result, but are too large for its event. */
const texts = new WeakMap<Output, string>()

export const rememberPrinted = (output: Output, text: string) => void texts.set(output, text)

/** The formatted or minified text of a valid one. */
const printedOf = (output: Output, { text, indent }: Pick<Input, 'text' | 'indent'>): string =>
  texts.get(output) ?? (text === example.text ? exampleText(indent) : text)
