import type { Context } from '../core/engine'
import { readFields } from '../core/fields/read'
import { failure, type Result, success } from '../core/result'
import { part, runSteps } from '../core/steps'
import { textOf } from '../core/text-field'
import { bytesOf } from './bytes'
import { adoptCode } from './code/adopt'
import { expectedOf, reportOn } from './code/report'
import { codeIn, type RewrittenCode } from './code/rewritten'
import { fields, type GivenInput, type modes } from './fields'
import type { CodeReport, IssueCode, Output } from './output'
import { locatingParser, parseIn } from './parse'
import { record, Tangled } from './pieces'
import { format, minify } from './print'
import { isAnyOn, nothingSaved, type Rule, type Rules, rulesOf } from './rules'
import { isSame } from './same'
import { applyEdits } from './shrink/edits'
import { optionalTagEdits } from './shrink/optional-tags'
import { reduce } from './shrink/reduced'
import { contentEdits, withMinifiedCss } from './shrink/shrink'

export { rewriteCode } from './code/rewrite'
export type { RewrittenCode } from './code/rewritten'
export { commentModes, example, fields, type GivenInput, type Input, indents, initial, modes } from './fields'
export * from './lint/lint'
export type { CodeReport, IssueCode, LeftCode, Output } from './output'
export type { Rule } from './rules'

/** With what `rewriteCode` resolves to, code in the document is formatted or minified too. */
export interface CodeContext extends Context {
  readonly code?: RewrittenCode
}

/** Formats or minifies, and checks with the parser that the document stays the same. */
export function evaluate(input: GivenInput, context?: CodeContext): Result<Output, IssueCode> {
  return runSteps(evaluateSteps(input, context?.code))
}

/** The same in steps of a few milliseconds. Each yields the progress from 0 to 1. */
export function* evaluateSteps(
  input: GivenInput,
  code: RewrittenCode = new Map(),
): Generator<number, Result<Output, IssueCode>> {
  const form = readFields(fields, input)
  const [mode, indent] = [form.read('mode'), form.read('indent')]
  // Off if it's absent, like the other settings.
  if (typeof input.removeComments === 'string') form.read('removeComments')
  if (!mode || !indent || form.issues.length > 0) return failure(...form.issues.slice(0, 1))
  const source = textOf(input.html)
  // Like the parser, treats CRLF and CR as LF (HTML Standard, 13.2.3.5).
  const html = source.replace(/\r\n?/g, '\n')
  const rules = rulesOf(input)
  try {
    if (mode === 'format') {
      const done = yield* formatted(html, Number(indent), input.embedded === true ? code : undefined)
      return success(measured(mode, source, done))
    }
    const done = isAnyOn(rules) ? yield* shrunk(html, rules, code) : yield* minified(html)
    const crs = bytesOf(source) - bytesOf(html)
    const saved = done.saved && { ...done.saved, whitespace: done.saved.whitespace + crs }
    return success(measured(mode, source, { ...done, saved }))
  } catch (error) {
    if (error instanceof Tangled) return failure({ code: 'too-tangled', field: 'html' })
    const message = error instanceof Error ? error.message : String(error)
    return failure({ code: 'failed', field: 'html', values: { message } })
  }
}

/** Without `html`, it would have been a different document. */
interface Done {
  readonly html: string | undefined
  readonly saved?: Readonly<Record<Rule, number>> | undefined
  readonly code?: CodeReport | undefined
}

function* formatted(html: string, indent: number, code: RewrittenCode | undefined): Generator<number, Done> {
  const before = yield* part(record(html), 0, 0.6)
  const result = format(html, before.pieces, indent, code)
  const after = yield* part(parseIn(result), 0.6, 1)
  if (!code) return { html: isSame(before.document, after) ? result : undefined }
  const codes = codeIn(html, before.pieces, true)
  adoptCode(before.document, after, expectedOf(codes, code))
  return { html: isSame(before.document, after) ? result : undefined, code: reportOn(html, codes, code) }
}

function* minified(html: string): Generator<number, Done> {
  const before = yield* part(record(html), 0, 0.6)
  const result = minify(html, before.pieces)
  const after = yield* part(parseIn(result), 0.6, 1)
  return { html: isSame(before.document, after) ? result : undefined }
}

/** Minifies by rules: first what's in the document, then whitespace, and then tags, which depend on it. */
function* shrunk(html: string, rules: Rules, code: RewrittenCode): Generator<number, Done> {
  const saved = { ...nothingSaved }
  const before = yield* part(parseIn(html, locatingParser(html)), 0, 0.2)
  const { pieces } = yield* part(record(html), 0.2, 0.4)
  const codes = codeIn(html, pieces, false).filter(({ language }) => (language === 'css' ? rules.css : rules.js))
  const rewritten = rules.css ? withMinifiedCss(codes, code) : code
  const short = applyEdits(html, contentEdits(html, before, rules, codes, rewritten), saved)
  const spaced = yield* part(record(short), 0.4, 0.6)
  let result = minify(short, spaced.pieces)
  saved.whitespace += bytesOf(short) - bytesOf(result)
  if (rules.optionalTags) {
    const tagged = yield* part(parseIn(result, locatingParser(result)), 0.6, 0.8)
    result = applyEdits(result, optionalTagEdits(tagged), saved)
  }
  const after = yield* part(parseIn(result), 0.8, 1)
  adoptCode(before, after, expectedOf(codes, rewritten))
  const isKept = isSame(reduce(before, rules), reduce(after, rules))
  const report = reportOn(html, codes, rewritten)
  return { html: isKept ? result : undefined, saved: isKept ? saved : { ...nothingSaved }, code: report }
}

function measured(mode: (typeof modes)[number], source: string, { html, saved, code }: Done): Output {
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
    ...(saved && { saved: html === undefined ? nothingSaved : saved }),
    ...(code && { code }),
  }
}
