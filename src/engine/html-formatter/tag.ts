/** Inside a tag, after its name: an attribute with its value, or whitespace and slashes (HTML Standard, 13.2.5.32). */
const parts = /([ \t\n\f]+)|\/|(=?[^ \t\n\f/>=]*)(?:[ \t\n\f]*(=)[ \t\n\f]*("[^"]*"|'[^']*'|[^ \t\n\f>]*))?/y

/**
 * A tag as written, with normalized whitespace: one space between attributes, or `line` where the source had a line
 * break. Names, quotes, order and duplicate attributes stay.
 */
export function tagOf(tag: string, line = ' '): string {
  if (!/[ \t\n\f]/.test(tag)) return tag
  const [name = ''] = /^<\/?[^ \t\n\f/>]*/.exec(tag) ?? []
  let out = name
  let isUnquoted = false
  let blank = ''
  parts.lastIndex = name.length
  while (parts.lastIndex < tag.length - 1) {
    const found = parts.exec(tag)
    if (!found?.[0]) return tag
    const [whole, space, attribute, equals, value = ''] = found
    if (space) {
      blank = space
      continue
    }
    const isEnd = whole === '/' && /^[ \t\n\f]*>$/.test(tag.slice(parts.lastIndex))
    if (blank) out += isEnd ? (isUnquoted || line !== ' ' ? ' ' : '') : blank.includes('\n') ? line : ' '
    out += attribute === undefined ? whole : equals ? `${attribute}=${value}` : attribute
    isUnquoted = equals !== undefined && !/["']$/.test(value)
    blank = ''
  }
  return `${out}>`
}
