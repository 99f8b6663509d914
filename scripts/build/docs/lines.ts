/** JSON with a short object or list in one line, which keeps derived files small and their changes readable. */
export function jsonLines(value: unknown, indent = ''): string {
  const line = JSON.stringify(value)
  if (typeof value !== 'object' || value === null || line.length <= 300) return line
  const inner = `${indent} `
  const members = Array.isArray(value)
    ? value.map((each) => jsonLines(each, inner))
    : Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${jsonLines(each, inner)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${inner}${members.join(`,\n${inner}`)}\n${indent}${close}`
}
