import type { Members } from '../members'
import { QueryError } from './error'

/** The keys and indexes of a JSON Pointer (RFC 6901), also of one that begins with # as in a URL, or what's wrong. */
export function parsePointer(text: string): readonly string[] | QueryError {
  const isFragment = text.startsWith('#')
  const pointer = isFragment ? text.slice(1) : text
  if (pointer === '') return []
  const shift = text.length - pointer.length
  if (!pointer.startsWith('/')) return new QueryError('start', shift)
  const bad = /~(?![01])/.exec(pointer)
  if (bad) return new QueryError('escape', shift + bad.index, shift + bad.index + 1)
  const steps: string[] = []
  let from = shift + 1
  for (const raw of pointer.slice(1).split('/')) {
    try {
      const step = isFragment ? decodeURIComponent(raw) : raw
      steps.push(step.replaceAll('~1', '/').replaceAll('~0', '~'))
    } catch {
      const code = raw.search(/%/)
      return new QueryError('percent', from + code, from + code + 3)
    }
    from += raw.length + 1
  }
  return steps
}

/** The value that a pointer leads to. */
export function resolvePointer(members: Members, steps: readonly string[]): number | undefined {
  let node: number | undefined = members.tree.length > 0 ? 0 : undefined
  for (const step of steps) {
    if (node === undefined) return undefined
    if (members.tree.kind(node) === 'object') node = members.named(node, step)
    else node = /^(?:0|[1-9]\d*)$/.test(step) ? members.at(node, Number(step)) : undefined
  }
  return node
}
