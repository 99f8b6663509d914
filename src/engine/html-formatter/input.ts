import { type Result, success } from '../core/result'

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
}

export interface Output {
  /** The text with different whitespace. Lines end with LF. */
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
}

/**
 * `too-tangled`: unclosed formatting elements that would multiply into millions of elements, as they would in a
 * browser. `failed`: the parser failed with `message`, for example because it ran out of memory.
 */
export type IssueCode = 'unknown-mode' | 'unknown-indent' | 'too-tangled' | 'failed'

export const initial: Input = { mode: 'format', indent: '2', html: '' }

export const example: Input = { mode: 'format', indent: '2', html: '<ul><li>One <b>two</b></li><li>Three</li></ul>' }

/** The answer to `example` in any mode and with any indent, for use before the parser has loaded. */
export function evaluateExample({ mode, indent }: Omit<Input, 'html'> = example): Result<Output, never> {
  const width = indents.find((known) => known === indent) ?? '2'
  const space = ' '.repeat(Number(width))
  const html = mode === 'minify' ? example.html : `<ul>\n${space}<li>One <b>two</b></li>\n${space}<li>Three</li>\n</ul>`
  const [originalSize, resultSize] = [example.html.length, html.length]
  const percent = Math.round((Math.abs(resultSize - originalSize) / originalSize) * 100)
  return success({ html, check: 'same', originalSize, resultSize, percent, lines: html.split('\n').length })
}

/** 'format' and 'minify'. */
export const modes = ['format', 'minify'] as const
/** Spaces per level. */
export const indents = ['2', '4', '8'] as const

/** The answer to an empty text, which needs no parser. */
export const evaluateEmpty = (): Result<Output, never> =>
  success({ html: '', check: 'same', originalSize: 0, resultSize: 0, percent: 0, lines: 1 })
