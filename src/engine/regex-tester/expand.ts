import type { Match } from './matches'

/** $$, $&, $`, $', $1 to $99. */
const reference = /\$(?:([$&`'])|(\d\d?))/g
/** Those, and $<name>. In a pattern without names, $< is text: $<$$> gives $<$>. */
const namedReference = /\$(?:([$&`'])|(\d\d?)|<([^>]*)>)/g

/**
 * What a template gives for a match: ECMAScript 2025, 22.1.3.19.1 (GetSubstitution). '$2-$1' swaps two groups.
 * A reference to a group that the pattern doesn't have stays as it is; one that didn't participate is empty.
 */
export function expand(template: string, { match, index, end, groups, named }: Match, text: string): string {
  const hasNames = Object.keys(named).length > 0
  return template.replace(
    hasNames ? namedReference : reference,
    (written: string, sign?: string, digits?: string, name?: string) => {
      if (digits !== undefined) return numbered(written, digits, groups)
      // Without names, the third argument is the position.
      if (hasNames && name !== undefined) return own(named, name) ?? ''
      if (sign === '$') return '$'
      if (sign === '&') return match
      return sign === '`' ? text.slice(0, index) : text.slice(end)
    },
  )
}

const own = (named: Match['named'], name: string) => (Object.hasOwn(named, name) ? named[name] : null)

/** $12 is group 12 if there is one, or else group 1 followed by a 2. */
function numbered(written: string, digits: string, groups: Match['groups']): string {
  const number = Number(digits)
  if (number >= 1 && number <= groups.length) return groups[number - 1] ?? ''
  const first = Number(digits[0])
  if (digits.length === 1 || first < 1 || first > groups.length || number <= groups.length) return written
  return (groups[first - 1] ?? '') + digits[1]
}
