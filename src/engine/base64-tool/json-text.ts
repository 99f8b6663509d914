/** A part of a JSON text. `plain` is punctuation and whitespace. */
export type JsonTone = 'key' | 'string' | 'number' | 'word' | 'plain'

/** Levels that are indented. A hostile text could have 100,000. */
const deepest = 20

/**
 * Indents a JSON text by two spaces and changes nothing else, so large numbers and repeated keys stay as they are.
 * Undefined if it isn't JSON.
 */
export function formatJson(text: string): string | undefined {
  try {
    JSON.parse(text)
  } catch {
    return undefined
  }
  const out: string[] = []
  let depth = 0
  const newLine = () => out.push(`\n${'  '.repeat(Math.min(depth, deepest))}`)
  const tokens = tokensOf(text)
  tokens.forEach((token, at) => {
    const isEmpty = '{['.includes(token) && '}]'.includes(tokens[at + 1] ?? ' ')
    const wasEmpty = '}]'.includes(token) && '{['.includes(tokens[at - 1] ?? ' ')
    if ('}]'.includes(token) && !wasEmpty) {
      depth--
      newLine()
    }
    out.push(token)
    if ('{['.includes(token) && !isEmpty) {
      depth++
      newLine()
    }
    if (token === ',') newLine()
    if (token === ':') out.push(' ')
  })
  return out.join('')
}

const tokensOf = (text: string): string[] => text.match(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g) ?? []

/** The parts of a JSON text by their color. */
export function tonesOf(text: string): { readonly text: string; readonly tone: JsonTone }[] {
  const parts: { text: string; tone: JsonTone }[] = []
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"(?:\s*:)?|-?\d[\d.eE+-]*|[a-z]+|[^"\da-z-]+|./g)) {
    if (token.endsWith(':') && token.startsWith('"')) {
      parts.push({ text: token.slice(0, -1), tone: 'key' }, { text: ':', tone: 'plain' })
    } else parts.push({ text: token, tone: toneOf(token) })
  }
  return parts
}

function toneOf(token: string): JsonTone {
  if (token.startsWith('"')) return 'string'
  if (/^-?\d/.test(token)) return 'number'
  return /^[a-z]/.test(token) ? 'word' : 'plain'
}
