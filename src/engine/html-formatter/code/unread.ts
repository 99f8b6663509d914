import type { Rewritten } from './rewritten'

/** `<!--` and `-->` are comments in classic scripts. Old pages put them around their code. */
export const hasHtmlComment = (script: string): boolean => /<!--|-->/.test(script)

interface ParserError {
  readonly message?: unknown
  readonly line?: unknown
  readonly loc?: { readonly start?: { readonly line?: unknown } }
}

/** Why code can't be read, from a parser's error. Its message is in English: 'Unexpected token'. */
export function failureOf(error: unknown, text: string): Rewritten {
  const { message, line, loc } = (error ?? {}) as ParserError
  const [first = ''] = String(message ?? '').split('\n')
  const sentence = first.replace(/\s*\(\d+:\d+\)\s*$/, '')
  const found = Number(loc?.start?.line ?? line ?? lineInJson(String(message), text))
  return { reason: 'syntax', line: Number.isInteger(found) && found > 0 ? found : 1, message: sentence }
}

/** V8: 'Unexpected token } in JSON at position 12'. Firefox: '… at line 2 column 3 of the JSON data'. */
function lineInJson(message: string, text: string): number {
  const line = /at line (\d+)/.exec(message)?.[1]
  const position = /at position (\d+)/.exec(message)?.[1]
  const offset = text.length - text.trimStart().length
  return line ? Number(line) : position ? text.slice(0, offset + Number(position)).split('\n').length : 1
}
