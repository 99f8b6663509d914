import type { Context } from './core/engine'
import { failure, type Result, success } from './core/result'
import { runSteps } from './core/steps'
import { type Input, type IssueCode, indents, modes, type Output } from './html-formatter/input'
import { parseIn } from './html-formatter/parse'
import { record, Tangled } from './html-formatter/pieces'
import { format, minify } from './html-formatter/print'
import { isSame } from './html-formatter/same'

export { example, type Input, type IssueCode, indents, initial, modes, type Output } from './html-formatter/input'

/** Formats or minifies, and checks with the parser that the document stays the same. */
export function evaluate(input: Input, _context?: Context): Result<Output, IssueCode> {
  return runSteps(evaluateSteps(input))
}

/** The same in steps of a few milliseconds. Each yields the progress from 0 to 1. */
export function* evaluateSteps(input: Input): Generator<number, Result<Output, IssueCode>> {
  const mode = modes.find((known) => known === input.mode)
  const indent = indents.find((known) => known === input.indent)
  if (!mode) return failure({ code: 'unknown-mode', field: 'mode' })
  if (!indent) return failure({ code: 'unknown-indent', field: 'indent' })
  const source = typeof input.html === 'string' ? input.html : ''
  try {
    const html = yield* rewritten(source, mode, Number(indent))
    return success(measured(mode, source, html))
  } catch (error) {
    if (error instanceof Tangled) return failure({ code: 'too-tangled', field: 'html' })
    const message = error instanceof Error ? error.message : String(error)
    return failure({ code: 'failed', field: 'html', values: { message } })
  }
}

function* rewritten(
  source: string,
  mode: (typeof modes)[number],
  indent: number,
): Generator<number, string | undefined> {
  // Like the parser, treats CRLF and CR as LF (HTML Standard, 13.2.3.5).
  const html = source.replace(/\r\n?/g, '\n')
  const before = yield* part(record(html), 0, 0.6)
  const result = mode === 'format' ? format(html, before.pieces, indent) : minify(html, before.pieces)
  const after = yield* part(parseIn(result), 0.6, 1)
  return isSame(before.document, after) ? result : undefined
}

function* part<Value>(steps: Generator<number, Value>, from: number, to: number): Generator<number, Value> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    yield from + step.value * (to - from)
  }
}

function measured(mode: (typeof modes)[number], source: string, html: string | undefined): Output {
  const result = html ?? source
  const [originalSize, resultSize] = [bytesOf(source), bytesOf(result)]
  const grown = mode === 'format' ? resultSize - originalSize : originalSize - resultSize
  return {
    html: result,
    check: html === undefined ? 'given-back' : 'same',
    originalSize,
    resultSize,
    percent: originalSize === 0 ? 0 : Math.round((grown / originalSize) * 100) || 0,
    lines: result.split('\n').length,
  }
}

function bytesOf(text: string): number {
  let bytes = text.length
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit < 0x80) continue
    // A lone surrogate takes 3, like the U+FFFD that replaces it; each half of a pair takes 2.
    const isHigh = (unit & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00
    if (isHigh) {
      bytes += 2
      at++
    } else bytes += unit < 0x800 ? 1 : 2
  }
  return bytes
}
