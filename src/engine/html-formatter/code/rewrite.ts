import { runSteps } from '../../core/steps'
import type { GivenInput } from '../fields'
import { record } from '../pieces'
import { rulesOf } from '../rules'
import { type Code, codeIn, keyOf, type Rewritten, type RewrittenCode } from './rewritten'

/**
 * Formats or minifies the code in script and style elements, as far as the input asks for it. Loads Prettier or terser
 * only if there is such code. Rejects if they can't be loaded.
 */
export async function rewriteCode(input: GivenInput): Promise<RewrittenCode> {
  const rewritten = new Map<string, Rewritten>()
  const isFormatted = input.mode === 'format' && input.embedded === true
  const isMinified = input.mode === 'minify' && rulesOf(input).js
  if (typeof input.html !== 'string' || !(isFormatted || isMinified) || !/<(?:script|style)/i.test(input.html))
    return rewritten
  const html = input.html.replace(/\r\n?/g, '\n')
  const codes = codeIn(html, runSteps(record(html)).pieces, isFormatted)
  const wanted = isFormatted ? codes : codes.filter(({ language }) => language !== 'css')
  if (wanted.length === 0) return rewritten
  const rewrite = isFormatted ? await formatter(Number(input.indent)) : (await import('./terse')).terseCode
  for (const code of wanted) {
    const key = keyOf(code)
    if (!rewritten.has(key)) rewritten.set(key, await rewrite(code))
  }
  return rewritten
}

async function formatter(indent: number): Promise<(code: Code) => Promise<Rewritten>> {
  const { prettyCode } = await import('./pretty')
  return (code) => prettyCode(code, indent)
}
