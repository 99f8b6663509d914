import { type Result, success } from '../core/result'
import type { Language } from './code/language'
import type { LeftReason } from './code/rewritten'

export interface Input {
  /**
   * What to do with the HTML.
   * @values modes
   */
  readonly mode: string
  /**
   * Spaces per level.
   * @values indents
   */
  readonly indent: string
  /** A document or a fragment. */
  readonly html: string
  /** Whether formatting includes CSS, JavaScript and JSON in the HTML. Like minifying them, this needs `rewriteCode`. */
  readonly embedded: boolean
  /**
   * Which comments minifying removes.
   * @values commentModes
   */
  readonly removeComments: string
  /** Whether minifying removes optional quotes around attribute values. */
  readonly removeAttributeQuotes: boolean
  /** Whether minifying shortens boolean attributes, such as disabled="disabled". */
  readonly collapseBooleanAttributes: boolean
  /** Whether minifying removes attributes with their default value. */
  readonly removeRedundantAttributes: boolean
  /** Whether minifying removes empty class, id and style attributes. */
  readonly removeEmptyAttributes: boolean
  /** Whether minifying removes tags that parsers add by themselves. */
  readonly removeOptionalTags: boolean
  /** Whether minifying includes CSS in style elements and style attributes. */
  readonly minifyCss: boolean
  /** Whether minifying includes JavaScript and JSON in script elements. */
  readonly minifyJs: boolean
}

/** What `evaluate` needs. Settings that are absent are off. */
export type GivenInput = Pick<Input, 'mode' | 'indent' | 'html'> & Partial<Input>

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

/** What minifying removes or shortens. */
export type Rule =
  | 'whitespace'
  | 'comments'
  | 'quotes'
  | 'booleans'
  | 'redundant'
  | 'empty'
  | 'optionalTags'
  | 'css'
  | 'js'

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

/** Minifying removes only whitespace, and code stays as it is. */
const settings = {
  embedded: false,
  removeComments: 'keep',
  removeAttributeQuotes: false,
  collapseBooleanAttributes: false,
  removeRedundantAttributes: false,
  removeEmptyAttributes: false,
  removeOptionalTags: false,
  minifyCss: false,
  minifyJs: false,
}

export const initial: Input = { mode: 'format', indent: '2', html: '', ...settings }

export const example: Input = { ...initial, html: '<ul><li>One <b>two</b></li><li>Three</li></ul>' }

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

/** 'format' and 'minify'. */
export const modes = ['format', 'minify'] as const
/** Spaces per level. */
export const indents = ['2', '4', '8'] as const

/** 'most' keeps license comments, conditional comments of old browsers, and comments that servers read. */
export const commentModes = ['keep', 'most', 'all'] as const

/** The answer to an empty text, which needs no parser. */
export const evaluateEmpty = (): Result<Output, never> =>
  success({ html: '', check: 'same', originalSize: 0, resultSize: 0, percent: 0, lines: 1 })

/** What minifying does besides removing whitespace. */
export interface Rules {
  readonly comments: 'keep' | 'most' | 'all'
  readonly quotes: boolean
  readonly booleans: boolean
  readonly redundant: boolean
  readonly empty: boolean
  readonly optionalTags: boolean
  readonly css: boolean
  readonly js: boolean
}

/** The rules that an input turns on. Fields that are missing, as in links to earlier versions, are off. */
export const rulesOf = (input: Partial<Input>): Rules => ({
  comments: input.removeComments === 'most' || input.removeComments === 'all' ? input.removeComments : 'keep',
  quotes: input.removeAttributeQuotes === true,
  booleans: input.collapseBooleanAttributes === true,
  redundant: input.removeRedundantAttributes === true,
  empty: input.removeEmptyAttributes === true,
  optionalTags: input.removeOptionalTags === true,
  css: input.minifyCss === true,
  js: input.minifyJs === true,
})

export const isAnyOn = ({ comments, ...others }: Rules): boolean =>
  comments !== 'keep' || Object.values(others).includes(true)

export const nothingSaved: Readonly<Record<Rule, number>> = {
  whitespace: 0,
  comments: 0,
  quotes: 0,
  booleans: 0,
  redundant: 0,
  empty: 0,
  optionalTags: 0,
  css: 0,
  js: 0,
}
