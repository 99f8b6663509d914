import { examineSteps } from './examine'
import { Printer } from './print'
import { Tree } from './tree'
import { brace, bracket, closing, scalarEnd, stringEnd } from './walk'

/** Like `printSteps`, but with the members of every object sorted by key. */
export function* sortSteps(text: string, unit?: string): Generator<number, string | undefined> {
  const { output, nodes } = yield* examineSteps(text)
  if (text === '' || !output.valid) return output.valid ? text : undefined
  const tree = new Tree(text, nodes)
  const printer = new Printer(text, unit)
  const open: { readonly order: Int32Array; next: number; readonly closing: number }[] = []

  function print(node: number): void {
    const key = tree.keyStart(node)
    if (key !== undefined) printer.key(key, stringEnd(text, key))
    const start = tree.start(node)
    const code = text.charCodeAt(start)
    if (code === brace || code === bracket) {
      printer.open(code)
      const order = tree.children(node)
      if (code === brace) sortByKey(tree, order)
      open.push({ order, next: 0, closing: closing(code) })
    } else printer.scalar(start, scalarEnd(text, start))
  }

  print(0)
  for (let top = open.at(-1); top; top = open.at(-1)) {
    const node = top.order[top.next++]
    if (node !== undefined) print(node)
    else {
      printer.close(top.closing)
      open.pop()
    }
  }
  return printer.toString()
}

/** By UTF-16 code units, as in JavaScript and RFC 8785. Duplicate keys keep their order. */
function sortByKey(tree: Tree, nodes: Int32Array): void {
  const keys = new Map<number, string>()
  for (const node of nodes) keys.set(node, tree.key(node) ?? '')
  const keyOf = (node: number) => keys.get(node) ?? ''
  nodes.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : keyOf(one) > keyOf(other) ? 1 : one - other))
}
