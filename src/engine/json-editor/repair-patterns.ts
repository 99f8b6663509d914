import type { Fix } from './repair-values'

export const comment = /\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\r\n]*|#[^\r\n]*/y
/** At the start of a value in a script: `const x =`, `module.exports =`, `export default`. */
export const assignment = /(?:(?:export\s+)?(?:const|let|var)\s+)?[\w$.]+\s*=\s*(?=[[{"'(])|export\s+default\s+/y
/** The fences of a code block, and the function call around JSONP. */
export const wrapping = /```\w*|[\w$.]+[ \t]*\((?=\s*(?:[[{"'\d(tfn-]|$))|[()]/y
/** Left out values: `...` or an ellipsis between others. */
export const ellipsis = /(?:\.\.\.|…)(?=\s*(?:[,\]})]|\/\*|\/\/|$))/y
/** ObjectId("…"), NumberLong(2) and similar around a value. */
export const call = /(?:new\s+)?[A-Za-z_$][\w$.]*\(\s*(?=["'\d{[(-])/y
/** The other arguments of a call. */
export const argument = /\s*,[^(){}[\]]*(?=\))/y
/** A plus sign between strings. */
export const plus = /(?:\s|\/\*[\s\S]*?\*\/)*\+(?:\s|\/\*[\s\S]*?\*\/)*/y
/** Text around JSON. */
export const prose = /[^\s[{"'`\d-][^[{\n]*/y
export const odd = /[^\S \t\r\n]|\ufeff/

/** JSON inside a code block with other text around it, or escaped like the content of a string. */
export function unwrapped(text: string): { readonly text: string; readonly fix?: Fix } {
  const block = /```\w*[ \t]*\r?\n(\s*[[{][\s\S]*?)(?:\n\s*```|$)/.exec(text)
  if (block && /\S/.test(text.slice(0, block.index))) return { text: block[1] ?? '', fix: 'removed' }
  if (!/^[\s[{]*\\"/.test(text)) return { text }
  const plain = text.replace(/\\(["\\/])/g, '$1')
  return { text: plain, fix: 'escape' }
}
