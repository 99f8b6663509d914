import type { Members } from '../members'
import { PathFinder } from './path'

/** The most values examined: enough to find the keys of a typical text. */
const most = 2000

/** Queries to try on a text, made from its own keys. */
export function exampleQueries(members: Members): readonly string[] {
  const { tree } = members
  const paths = new PathFinder(tree, most)
  const end = Math.min(most, tree.length)
  const all = [...Array(end).keys()]
  const queries = new Set<string>()
  const member = all.find((node) => tree.key(node) !== undefined)
  if (member !== undefined) queries.add(short(paths.path(member)))
  const list = all.find((node) => tree.kind(node) === 'array' && tree.count(node) > 0)
  if (list !== undefined) queries.add(`${short(paths.path(list))}[*]`)
  const nested = all.find((node) => tree.key(node) !== undefined && /\].*\[/.test(paths.path(node)))
  if (nested !== undefined) {
    queries.add(short(`$..['${tree.key(nested) ?? ''}']`))
    queries.add(paths.pointer(nested))
  }
  const number = all.find((node) => tree.kind(node) === 'number' && tree.key(node) !== undefined)
  if (number !== undefined) queries.add(`$..[?${short(`@['${tree.key(number) ?? ''}']`)} >= ${tree.value(number, 30)}]`)
  else if (member !== undefined) queries.add(`$..[?length(@) > 3]`)
  return [...queries].filter((query) => query.length <= 60)
}

/** With a dot where the key is a name: $.a.b instead of $['a']['b']. */
const short = (path: string): string =>
  path.replace(/(\.\.)?\['([A-Za-z_]\w*)'\]/g, (_, dots, name) => `${dots ?? '.'}${name}`)
