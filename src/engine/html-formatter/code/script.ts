import * as acorn from 'prettier/plugins/acorn'
import type { Language } from './language'

/** A syntax tree without positions, as a list of texts, with the ranges of templates, strings and comments. */
export interface SyntaxTree {
  readonly outline: readonly string[]
  readonly fixed: readonly (readonly [from: number, to: number])[]
}

type Node = Readonly<Record<string, unknown>>

/** Where things are, and how they're spelled. */
const ignored = new Set(['start', 'end', 'range', 'loc', 'extra', 'comments', 'tokens', 'sourceType', 'directive'])
/** Prettier adds fields such as `__contentEnd`. A literal's `raw` has its quotes; a template's belongs to its value. */
const isIgnored = (node: Node, key: string) =>
  ignored.has(key) || key.startsWith('__') || (key === 'raw' && 'type' in node)

const { parse } = acorn.parsers.acorn as unknown as {
  parse(text: string, options: { readonly filepath?: string }): Node
}

/** Parses JavaScript. Throws an error with `loc.start.line`. */
export function parseScript(text: string, language: Language): SyntaxTree {
  const tree = parse(text, { filepath: language === 'module' ? 'x.mjs' : undefined })
  return outlined(tree)
}

/** Whether both mean the same: the same syntax tree, and the same comments in the same order. */
export const isSameScript = (one: SyntaxTree, other: SyntaxTree): boolean =>
  one.outline.length === other.outline.length && one.outline.every((text, at) => text === other.outline[at])

function outlined(root: Node): SyntaxTree {
  const outline: string[] = []
  const fixed: (readonly [number, number])[] = []
  // A list of values to visit instead of recursion, because code can be nested deeply.
  const rest: unknown[] = [root]
  while (rest.length > 0) {
    const value = rest.pop()
    if (Array.isArray(value)) {
      const nodes = value.filter((node) => !isEmpty(node))
      outline.push(`[${nodes.length}`)
      for (let at = nodes.length - 1; at >= 0; at--) rest.push(nodes[at])
    } else if (value instanceof RegExp) outline.push(String(value))
    else if (typeof value === 'object' && value !== null) {
      const node = value as Node
      if (node.type === 'TemplateElement' || node.type === 'Literal') fixed.push([Number(node.start), Number(node.end)])
      const keys = Object.keys(node)
        .filter((key) => !isIgnored(node, key))
        .sort()
      outline.push(`{${keys.join()}`)
      for (const key of keys.reverse()) rest.push(node[key])
    } else outline.push(`${typeof value} ${String(value)}`)
  }
  for (const comment of (root.comments ?? []) as readonly Node[]) {
    outline.push(String(comment.value).replace(/\s+/g, ' ').trim())
    fixed.push([Number(comment.start), Number(comment.end)])
  }
  return { outline, fixed }
}

/** A semicolon on its own, which Prettier removes. */
const isEmpty = (node: unknown) => (node as Node | null)?.type === 'EmptyStatement'
