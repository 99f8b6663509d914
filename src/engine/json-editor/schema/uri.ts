/** RFC 3986, appendix B: scheme, authority, path, query, fragment. */
const parts = /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s

/** The address that a reference means in a document with the address `base`, without its fragment, and the fragment. */
export function resolveUri(base: string, reference: string): { uri: string; fragment: string } {
  const [, scheme, authority, path = '', query, fragment = ''] = parts.exec(reference) ?? []
  if (scheme !== undefined) return { uri: joined(scheme, authority, withoutDots(path), query), fragment }
  const [, baseScheme, baseAuthority, basePath = '', baseQuery] = parts.exec(base) ?? []
  if (authority !== undefined) return { uri: joined(baseScheme, authority, withoutDots(path), query), fragment }
  if (path === '') return { uri: joined(baseScheme, baseAuthority, basePath, query ?? baseQuery), fragment }
  const merged = path.startsWith('/')
    ? path
    : baseAuthority !== undefined && basePath === ''
      ? `/${path}`
      : basePath.slice(0, basePath.lastIndexOf('/') + 1) + path
  return { uri: joined(baseScheme, baseAuthority, withoutDots(merged), query), fragment }
}

const joined = (scheme: string | undefined, authority: string | undefined, path: string, query: string | undefined) =>
  `${scheme === undefined ? '' : `${scheme}:`}${authority === undefined ? '' : `//${authority}`}${path}${query === undefined ? '' : `?${query}`}`

/** RFC 3986, 5.2.4. */
function withoutDots(path: string): string {
  const kept: string[] = []
  const steps = path.split('/')
  for (const [at, step] of steps.entries()) {
    const isLast = at === steps.length - 1
    if (step === '..') {
      if (kept.length > 1 || (kept.length === 1 && kept[0] !== '')) kept.pop()
      if (isLast) kept.push('')
    } else if (step === '.') {
      if (isLast) kept.push('')
    } else kept.push(step)
  }
  return kept.join('/')
}
