import type { Foreign } from './targets'

/** What a group's name may be. Java allows no underscore, and PCRE2 up to 32 characters (128 from 10.44). */
const allowed: Readonly<Record<Foreign, RegExp>> = {
  python: /^[A-Za-z_]\w*$/,
  php: /^[A-Za-z_]\w{0,31}$/,
  go: /^[A-Za-z_]\w*$/,
  java: /^[A-Za-z][A-Za-z0-9]*$/,
  csharp: /^[A-Za-z_]\w*$/,
  ruby: /^[a-z_]\w*$/i,
  rust: /^[A-Za-z_]\w*$/,
}

/** The names of a pattern's groups in another language: first_name is firstName in Java. */
export function namesIn(names: readonly string[], target: Foreign): Map<string, string> {
  const renamed = new Map<string, string>()
  const used = new Set(names.filter((name) => allowed[target].test(name)))
  for (const name of new Set(names)) {
    if (allowed[target].test(name)) renamed.set(name, name)
    else {
      const words = name.split(/[^A-Za-z0-9]+/).filter(Boolean)
      const joined = words.map((word, at) => (at === 0 ? word : word[0]?.toUpperCase() + word.slice(1))).join('')
      const base = /^[A-Za-z]/.test(joined) ? joined.slice(0, 24) : `group${joined.slice(0, 20)}`
      let fresh = base
      for (let at = 2; used.has(fresh); at++) fresh = `${base}${at}`
      used.add(fresh)
      renamed.set(name, fresh)
    }
  }
  return renamed
}
