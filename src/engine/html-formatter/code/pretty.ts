import * as acorn from 'prettier/plugins/acorn'
import * as estree from 'prettier/plugins/estree'
import * as postcss from 'prettier/plugins/postcss'
import { format } from 'prettier/standalone'
import { isSameCss } from './css'
import { cssTokens, UnreadCss } from './css-tokens'
import { formatJson } from './json'
import type { Code, Rewritten } from './rewritten'
import { isSameScript, parseScript, type SyntaxTree } from './script'
import { failureOf, hasHtmlComment, hasTemplateTag, placeAt } from './unread'

/** Columns that Prettier fills by default. */
const columns = 80

/** Formats CSS and JavaScript with Prettier, and checks that the code still means the same. */
export async function prettyCode(code: Code, indent: number): Promise<Rewritten> {
  const { language, text, depth } = code
  if (language !== 'css' && hasHtmlComment(text)) return { reason: 'html-comment', line: 1 }
  try {
    if (language === 'json') return { text: formatJson(text.trim(), indent), fixed: new Set() }
    const options = { printWidth: Math.max(40, columns - depth * indent), tabWidth: indent }
    if (language === 'css') {
      cssTokens(text)
      const pretty = (await format(text, { ...options, parser: 'css', plugins: [postcss] })).trimEnd()
      return isSameCss(text, pretty) ? { text: pretty, fixed: fixedInCss(pretty) } : { reason: 'changed', line: 1 }
    }
    if (hasTemplateTag(text)) return { reason: 'changed', line: 1 }
    const before = parseScript(text, language)
    const plugins = [acorn, estree]
    const quiet = { quoteProps: 'preserve', embeddedLanguageFormatting: 'off' } as const
    const pretty = (await format(text, { ...options, ...quiet, parser: 'acorn', plugins })).trimEnd()
    const after = parseScript(pretty, language)
    const isSafe = isSameScript(before, after) && !/<\/script|<!--/i.test(pretty)
    return isSafe ? { text: pretty, fixed: fixedInScript(pretty, after) } : { reason: 'changed', line: 1 }
  } catch (error) {
    if (error instanceof UnreadCss) return { reason: 'syntax', ...placeAt(text, error.at) }
    return failureOf(error, text)
  }
}

/** The lines that start within a range of a text. */
function addLines(lines: Set<number>, text: string, first: number): void {
  const count = text.split('\n').length - 1
  for (let line = first + 1; line <= first + count; line++) lines.add(line)
}

/** Lines that start in a comment, string or address. */
function fixedInCss(css: string): Set<number> {
  const lines = new Set<number>()
  let line = 0
  for (const { kind, text } of cssTokens(css)) {
    if (kind !== 'space') addLines(lines, text, line)
    line += text.split('\n').length - 1
  }
  return lines
}

/** Lines that start in a template, a string with line breaks, or a comment. */
function fixedInScript(script: string, tree: SyntaxTree): Set<number> {
  const lines = new Set<number>()
  let line = 0
  let at = 0
  const ranges = [...tree.fixed].sort(([one], [other]) => one - other)
  for (const [from, to] of ranges) {
    line += script.slice(at, from).split('\n').length - 1
    at = from
    addLines(lines, script.slice(from, to), line)
  }
  return lines
}
