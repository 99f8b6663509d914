import type { EditorView } from '@codemirror/view'
import { classOf } from './drawn-highlights'
import type { Highlights } from './highlight'

/** The example's text, with the same matches highlighted as in the result next to it. */
export function placeholderNode({ dom }: EditorView, text: string, highlights: Highlights): HTMLElement {
  const node = dom.ownerDocument.createElement('span')
  let done = 0
  for (const match of highlights.within(0, text.length)) {
    node.append(text.slice(done, match.from))
    for (const part of match.parts) {
      const mark = node.appendChild(dom.ownerDocument.createElement('span'))
      mark.className = classOf(match, part)
      mark.textContent = text.slice(part.from, part.to)
    }
    done = match.to
  }
  node.append(text.slice(done))
  return node
}
