import { type Result, success } from '../core/result'
import type { Language } from './code/language'
import type { LeftReason } from './code/rewritten'
import type { Rule } from './rules'

export interface Output {
  /** The formatted or minified HTML. Lines end with LF. */
  readonly html: string
  /**
   * 'same': before and after parse to the same document, except for insignificant whitespace.
   * 'given-back': they wouldn't, so the input is returned unchanged.
   */
  readonly check: 'same' | 'given-back'
  /** UTF-8 bytes. */
  readonly originalSize: number
  readonly resultSize: number
  /** How much larger (formatted) or smaller (minified) the result is, in percent of the original, rounded. */
  readonly percent: number
  /** Line breaks plus one. */
  readonly lines: number
  /** The bytes that each option of minifying saved. They add up to the difference in size. Absent without options. */
  readonly saved?: Readonly<Record<Rule, number>>
  /** What happened to code in the document. Absent without code, or if code isn't to be formatted or minified. */
  readonly code?: CodeReport
}

export interface CodeReport {
  /** How many script and style elements were rewritten. */
  readonly rewritten: number
  /** The ones that stay as they are. */
  readonly left: readonly LeftCode[]
}

/** Code that stays as it is, and where it can't be read. */
export interface LeftCode {
  readonly language: Language
  readonly reason: LeftReason
  /** Lines and columns of the HTML, counted from 1. */
  readonly line: number
  readonly column: number
  /** The parser's message, in English. */
  readonly message?: string
}

/**
 * `too-tangled`: unclosed formatting elements that would multiply into millions of elements, as they would in a
 * browser. `failed`: the parser failed with `message`, for example because it ran out of memory.
 */
export type IssueCode = 'unknown-mode' | 'unknown-indent' | 'unknown-comments' | 'too-tangled' | 'failed'

/** The answer to an empty text, which needs no parser. */
export const evaluateEmpty = (): Result<Output, never> =>
  success({ html: '', check: 'same', originalSize: 0, resultSize: 0, percent: 0, lines: 1 })
