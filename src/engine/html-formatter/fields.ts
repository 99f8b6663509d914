import { type InputOf, startOf } from '../core/fields/field'
import { flag, oneOf, text } from '../core/fields/text'

/** 'format' and 'minify'. */
export const modes = ['format', 'minify'] as const
/** Spaces per level. */
export const indents = ['2', '4', '8'] as const

/** 'most' keeps license comments, conditional comments of old browsers, and comments that servers read. */
export const commentModes = ['keep', 'most', 'all'] as const

/** Initially, minifying removes only whitespace, and code stays as it is. */
export const fields = {
  /** What to do with the HTML. */
  mode: oneOf(modes, { words: 'modes', unknown: 'unknown-mode' }),
  /** Spaces per level. */
  indent: oneOf(indents, { unknown: 'unknown-indent' }),
  /** A document or a fragment. */
  html: text({ example: '<ul><li>One <b>two</b></li><li>Three</li></ul>' }),
  /** Whether formatting includes CSS, JavaScript and JSON in the HTML. Like minifying them, this needs `rewriteCode`. */
  embedded: flag(),
  /** Which comments minifying removes. */
  removeComments: oneOf(commentModes, { words: 'comments', unknown: 'unknown-comments' }),
  /** Whether minifying removes optional quotes around attribute values. */
  removeAttributeQuotes: flag(),
  /** Whether minifying shortens boolean attributes, such as disabled="disabled". */
  collapseBooleanAttributes: flag(),
  /** Whether minifying removes attributes with their default value. */
  removeRedundantAttributes: flag(),
  /** Whether minifying removes empty class, id and style attributes. */
  removeEmptyAttributes: flag(),
  /** Whether minifying removes tags that parsers add by themselves. */
  removeOptionalTags: flag(),
  /** Whether minifying includes CSS in style elements and style attributes. */
  minifyCss: flag(),
  /** Whether minifying includes JavaScript and JSON in script elements. */
  minifyJs: flag(),
}

export type Input = InputOf<typeof fields>
/** What `evaluate` needs. Settings that are absent are off. */
export type GivenInput = Pick<Input, 'mode' | 'indent' | 'html'> & Partial<Input>

export const { initial, example } = startOf(fields)
