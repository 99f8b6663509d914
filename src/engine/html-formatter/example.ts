import { type Result, success } from '../core/result'
import { example, type Input, indents } from './fields'
import type { Output } from './output'
import { isAnyOn, nothingSaved, rulesOf } from './rules'

/** The answer to `example` in any mode and with any indent, for use before the parser has loaded. */
export function evaluateExample(input: Omit<Input, 'html'> = example): Result<Output, never> {
  const { mode, indent } = input
  const width = indents.find((known) => known === indent) ?? '2'
  const space = ' '.repeat(Number(width))
  const isShort = mode === 'minify' && input.removeOptionalTags === true
  const minified = isShort ? example.html.replaceAll('</li>', '') : example.html
  const html = mode === 'minify' ? minified : `<ul>\n${space}<li>One <b>two</b></li>\n${space}<li>Three</li>\n</ul>`
  const [originalSize, resultSize] = [example.html.length, html.length]
  const percent = Math.round((Math.abs(resultSize - originalSize) / originalSize) * 100)
  const saved =
    mode === 'minify' && isAnyOn(rulesOf(input))
      ? { ...nothingSaved, optionalTags: originalSize - resultSize }
      : undefined
  return success({
    html,
    check: 'same',
    originalSize,
    resultSize,
    percent,
    lines: html.split('\n').length,
    ...(saved && { saved }),
  })
}
