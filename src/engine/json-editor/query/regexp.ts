const known = new Map<string, RegExp | undefined>()
const most = 50

/**
 * The regular expression of `match` (the whole string) or `search` (a part of it). RFC 9535 uses I-Regexp (RFC 9485),
 * where a dot matches all but line feeds and carriage returns; what JavaScript has beyond it, such as \d, works too.
 * Undefined if it's invalid, and then nothing matches.
 */
export function regexpOf(pattern: string, isWhole: boolean): RegExp | undefined {
  const key = `${isWhole}${pattern}`
  if (!known.has(key)) {
    if (known.size >= most) known.clear()
    known.set(key, create(pattern, isWhole))
  }
  return known.get(key)
}

function create(pattern: string, isWhole: boolean): RegExp | undefined {
  const own = withDots(pattern)
  try {
    return new RegExp(isWhole ? `^(?:${own})$` : own, 'u')
  } catch {
    return undefined
  }
}

/** JavaScript's dot doesn't match U+2028 and U+2029 either. */
function withDots(pattern: string): string {
  let isInClass = false
  return pattern.replace(/\\[\s\S]|[[\].]/g, (token) => {
    if (token === '.' && !isInClass) return '[^\\n\\r]'
    if (token === '[') isInClass = true
    else if (token === ']') isInClass = false
    return token
  })
}
