/** Longer texts aren't searched for a token. */
const longest = 200_000

/**
 * A text in the shape of a JWT, without line breaks, quotes and 'Authorization: Bearer'. Undefined for any other text, and
 * so for any that's valid Base64, which has no dots.
 */
export function compactOf(text: string): string | undefined {
  // A header begins with `{"`, perhaps with whitespace in between.
  if (text.length > longest || !/^[\s"']*(authorization:\s*)?(bearer\s+)?[\s"']*e/i.test(text.slice(0, 200)))
    return undefined
  const bare = text.replace(/^[\s"']*(authorization:\s*)?(bearer\s+)?/i, '')
  const compact = bare.replace(/[\s"']+/g, '')
  return /^[\w-]+\.[\w-]*\.[\w-]*(\.[\w-]+\.[\w-]+)?$/.test(compact) ? compact : undefined
}
