import { redo, undo } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { EditorView } from '@codemirror/view'
import { afterEach, describe, expect, it } from 'vitest'
import { longTextStrings } from '../../../src/widgets/core/base/long-text.strings'
import { createCodeEditor } from '../../../src/widgets/core/editor/code-editor'
import { seeded } from '../../chance'
import { noSideEffects } from '../../no-side-effects'

noSideEffects()

const cleanups: (() => void)[] = []
afterEach(() => {
  for (const cleanUp of cleanups.splice(0)) cleanUp()
})

function open(text: string, grammar?: typeof json) {
  const host = document.body.appendChild(document.createElement('div'))
  const reported: string[] = []
  const editor = createCodeEditor({
    host,
    text,
    selection: { anchor: 0, head: 0 },
    grammar,
    label: 'Text',
    words: longTextStrings,
    readOnly: false,
    highlighting: undefined,
    onChange: (text) => reported.push(text),
    onFinish: () => {},
  })
  cleanups.push(() => {
    editor.destroy()
    host.remove()
  })
  const content = host.shadowRoot?.querySelector<HTMLElement>('.cm-content')
  const view = content && EditorView.findFromDOM(content)
  if (!view) throw new Error('no editor')
  return { editor, view, reported }
}

describe('the code editor reports the text that it shows', () => {
  it('after changes in several places, undo and redo', () => {
    const random = seeded(17)
    const below = (limit: number) => Math.floor(random() * limit)
    const { view, reported } = open('one\ntwo\n\nthree 🎲 four')
    for (let round = 0; round < 200; round++) {
      const places = Array.from({ length: 1 + below(4) }, () => below(view.state.doc.length + 1)).sort((a, b) => a - b)
      const changes = places.map((from, at) => ({
        from,
        to: Math.min(from + below(3), places[at + 1] ?? view.state.doc.length),
        insert: ['', 'x', 'a\r\nb', '\r', '🎲'][below(5)] ?? '',
      }))
      if (round % 10 === 3) undo(view)
      else if (round % 10 === 4) redo(view)
      else view.dispatch({ changes })
      const shown = view.state.doc.toString()
      // A change of nothing isn't reported.
      expect(reported.at(-1) ?? shown).toBe(shown)
    }
    expect(reported.length).toBeGreaterThan(100)
  })

  it('after a change from outside, which isn’t reported', () => {
    const { editor, view, reported } = open('one')
    editor.setText('one two')
    expect(reported).toEqual([])
    view.dispatch({ changes: { from: 3, to: 4, insert: '\n' } })
    expect(reported).toEqual(['one\ntwo'])
  })
})

describe('brackets next to the caret', () => {
  const marked = (view: EditorView) => view.dom.querySelectorAll('.cm-matchingBracket').length
  const long = `[1]${'\n'.repeat(1_000_000)}`

  it('are marked, but not in a long text', () => {
    expect(marked(open('[1]', json).view)).toBe(2)
    expect(marked(open(long, json).view)).toBe(0)
  })

  it('are marked again once the text is short', () => {
    const { editor, view } = open('[1]', json)
    editor.setText(long)
    view.dispatch({ selection: { anchor: 0 } })
    expect(marked(view)).toBe(0)
    editor.setText('[1]')
    view.dispatch({ selection: { anchor: 0 } })
    expect(marked(view)).toBe(2)
  })
})
