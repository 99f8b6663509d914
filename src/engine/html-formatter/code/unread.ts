import type { Rewritten } from './rewritten'

/** `<!--` and `-->` are comments in classic scripts. Old pages put them around their code. */
export const hasHtmlComment = (script: string): boolean => /<!--|-->/.test(script)

/** A template's {{ tag }} where JavaScript reads two blocks, such as `{{ analytics }}` on a line of its own. */
export const hasTemplateTag = (script: string): boolean => /(?:^|[;{})>\n])[ \t]*\{\{[^{}]*\}\}/.test(script)

interface ParserError {
  readonly message?: unknown
  /** terser's, the column counted from 0. */
  readonly line?: unknown
  readonly col?: unknown
  /** Prettier's, the column counted from 1. */
  readonly loc?: { readonly start?: { readonly line?: unknown; readonly column?: unknown } }
}

/** Why code can't be read, from a parser's error. Its message is in English: 'Unexpected token'. */
export function failureOf(error: unknown, text: string): Rewritten {
  const { message, line, col, loc } = (error ?? {}) as ParserError
  const [first = ''] = String(message ?? '').split('\n')
  const sentence = first.replace(/\s*\(\d+:\d+\)\s*$/, '')
  const place =
    loc?.start ?? (line === undefined ? placeInJson(String(message), text) : { line, column: Number(col) + 1 })
  const found = { reason: 'syntax', line: countedFrom1(place?.line) ?? 1, message: sentence } as const
  const column = countedFrom1(place?.column)
  return column === undefined ? found : { ...found, column }
}

const countedFrom1 = (value: unknown) => (Number.isInteger(value) && Number(value) > 0 ? Number(value) : undefined)

/** Where an offset in a text is. */
export function placeAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') }
}

/** V8: 'Unexpected token } in JSON at position 12'. Firefox: '… at line 2 column 3 of the JSON data'. */
function placeInJson(message: string, text: string): { line: number; column?: number } | undefined {
  const line = /at line (\d+)/.exec(message)?.[1]
  const position = /at position (\d+)/.exec(message)?.[1]
  const offset = text.length - text.trimStart().length
  return line ? { line: Number(line) } : position ? placeAt(text, offset + Number(position)) : undefined
}
