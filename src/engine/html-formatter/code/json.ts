/** A string, or any run of characters that are neither whitespace nor punctuation. */
const token = /"(?:[^"\\]|\\[\s\S])*"|[{}[\],:]|[^\s"{}[\],:]+/g

/** JSON with other whitespace. Every string, number and key stays as written. Throws a SyntaxError if it's invalid. */
export function formatJson(json: string, indent: number): string {
  JSON.parse(json)
  const tokens = json.match(token) ?? []
  let out = ''
  let depth = 0
  const line = () => `\n${' '.repeat(Math.min(depth, 40) * indent)}`
  tokens.forEach((text, at) => {
    const next = tokens[at + 1]
    if (text === '{' || text === '[') {
      const isEmpty = next === '}' || next === ']'
      if (!isEmpty) depth++
      out += isEmpty ? text : text + line()
    } else if (text === '}' || text === ']') {
      const isEmpty = tokens[at - 1] === '{' || tokens[at - 1] === '['
      if (!isEmpty) depth--
      out += isEmpty ? text : line() + text
    } else out += text === ',' ? text + line() : text === ':' ? ': ' : text
  })
  return out
}

/** JSON without whitespace. Throws a SyntaxError if it's invalid. */
export function minifyJson(json: string): string {
  JSON.parse(json)
  return (json.match(token) ?? []).join('')
}
