import { type Result, success } from '../core/result'

export interface Input {
  /** 'format' or 'minify'. */
  readonly mode: string
  /** Spaces for each level: '2', '4' or '8'. */
  readonly indent: string
  /** A document, or part of one. */
  readonly html: string
}

export interface Output {
  /** The text with other white space; line ends are LF. */
  readonly html: string
  /**
   * 'same': parsed, the text before and after is the same document except for insignificant white space.
   * 'given-back': it would not have been, so the text is as it was given.
   */
  readonly check: 'same' | 'given-back'
  /** Bytes in UTF-8. */
  readonly originalSize: number
  readonly resultSize: number
  /** By how much of the original the result is larger, where it is formatted, or smaller, where minified; rounded. */
  readonly percent: number
  /** One more than the line ends. */
  readonly lines: number
}

/**
 * `too-tangled`: unclosed formatting elements that multiply, as a browser would make millions of them. `failed`: the
 * parser gave up, by its own `message`, as where memory runs out.
 */
export type IssueCode = 'unknown-mode' | 'unknown-indent' | 'too-tangled' | 'failed'

export const initial: Input = { mode: 'format', indent: '2', html: '' }

export const example: Input = { mode: 'format', indent: '2', html: '<ul><li>One <b>two</b></li><li>Three</li></ul>' }

/** The answer to `example`, for where the parser is not there yet. */
export const evaluateExample = (): Result<Output, never> =>
  success({
    html: '<ul>\n  <li>One <b>two</b></li>\n  <li>Three</li>\n</ul>',
    check: 'same',
    originalSize: 46,
    resultSize: 53,
    percent: 15,
    lines: 4,
  })

/** Of 'format' and 'minify'. */
export const modes = ['format', 'minify'] as const
/** Spaces for a level. */
export const indents = ['2', '4', '8'] as const

/** The answer to an empty text, which takes no parser. */
export const evaluateEmpty = (): Result<Output, never> =>
  success({ html: '', check: 'same', originalSize: 0, resultSize: 0, percent: 0, lines: 1 })
