import fc from 'fast-check'
import type * as React from 'react'
import { describe, expect, it } from 'vitest'
import { type Library, libraries, ours, rootIn } from './react-on-dom.libraries'

// What the embeds run on, held against React itself: the same tree and the same edits give the same page.

/** A tree in words, to be built with either library. */
type Tree = Tag | string | number | boolean | null | readonly Tree[]
interface Tag {
  readonly type: string
  readonly key?: string
  readonly props: object
  readonly children: readonly Tree[]
}

const props = fc.record(
  {
    className: fc.constantFrom('a', 'b c', undefined),
    title: fc.constantFrom('x', '', undefined),
    hidden: fc.boolean(),
    'aria-busy': fc.constantFrom(true, false, undefined),
    'data-of': fc.constantFrom('1', 2),
    style: fc.constantFrom({ color: 'red' }, { width: '4px', '--x': '1' }, undefined),
    strokeWidth: fc.constantFrom('2', 3, undefined),
    draggable: fc.boolean(),
  },
  { requiredKeys: [] },
)
/** React wants keys to be unique among siblings; what has none may stand beside anything. */
const keyOf = (one: Tree) =>
  typeof one === 'object' && one !== null && 'key' in one && one.key !== undefined ? one.key : Symbol()
const trees = fc.letrec<{ tree: Tree; tag: Tree; list: readonly Tree[] }>((tie) => ({
  tree: fc.oneof({ maxDepth: 4 }, fc.constantFrom('text', 'more', 7, 0, true, null), tie('tag'), tie('list')),
  list: fc.uniqueArray(tie('tree'), { maxLength: 4, selector: keyOf }),
  tag: fc.record(
    {
      type: fc.constantFrom('p', 'div', 'svg', 'path', 'Fragment', 'Component'),
      key: fc.constantFrom('k', 'l', 'm'),
      props,
      children: tie('list'),
    },
    { requiredKeys: ['type', 'props', 'children'] },
  ) as fc.Arbitrary<Tag>,
}))

const Component = ({ children }: { readonly children?: React.ReactNode }) => children

function build(library: Library, one: Tree): React.ReactNode {
  if (typeof one !== 'object' || one === null) return one
  if (!('type' in one)) return one.map((each) => build(library, each))
  const { type, key, props, children } = one
  const Type = { Fragment: library.Fragment, Component }[type] ?? type
  const own = typeof Type === 'string' ? props : {}
  return library.jsx(Type as typeof Component, { ...own, children: children.map((each) => build(library, each)) }, key)
}

describe('React on the DOM', () => {
  it('shows what React shows, after any edits', () => {
    fc.assert(
      fc.property(fc.array(trees.tree, { minLength: 1, maxLength: 6 }), (edits) => {
        const [theirs, own] = libraries.map(rootIn)
        for (const edit of edits) {
          for (const [index, root] of [theirs, own].entries()) root?.show([build(libraries[index] as Library, edit)])
          // The order of attributes is nobody's business.
          expect(own?.box.isEqualNode(theirs?.box ?? null), `${own?.box.innerHTML} for ${theirs?.box.innerHTML}`).toBe(
            true,
          )
        }
        for (const root of [theirs, own]) root?.unmount()
      }),
      { numRuns: 2000 },
    )
  })

  describe('beyond React', () => {
    const texts = (...words: readonly string[]) => words.map((word) => ours.jsx('p', { children: word }, word))

    it('leaves in peace what others have put among its nodes, and takes none of it along', () => {
      const { box, show, unmount } = rootIn(ours)
      show(texts('a', 'b'))
      box.insertBefore(document.createElement('hr'), box.lastChild)
      show(texts('a', 'b', 'c'))
      expect(box.innerHTML).toBe('<p>a</p><hr><p>b</p><p>c</p>')
      show(texts('c'))
      unmount()
      expect(box.innerHTML).toBe('<hr>')
    })

    it('keeps the focus where it is while others come before it', () => {
      const { box, show } = rootIn(ours)
      const fields = (...keys: readonly string[]) => show(keys.map((key) => ours.jsx('input', { id: key }, key)))
      fields('a', 'b')
      box.querySelector<HTMLElement>('#b')?.focus()
      fields('x', 'a', 'y', 'b', 'z')
      fields('y', 'b')
      expect(document.activeElement?.id).toBe('b')
    })

    it('reports a fault in one widget, and shows the others', () => {
      const faults: string[] = []
      const onError = (event: ErrorEvent) => {
        event.preventDefault()
        faults.push(event.message)
      }
      addEventListener('error', onError)
      const [first, second] = [rootIn(ours), rootIn(ours)]
      const faulty = () => {
        throw new Error('this one')
      }
      ours.flushSync(() => {
        first.show(ours.jsx(faulty, {}))
        second.show(texts('a'))
      })
      removeEventListener('error', onError)
      expect(faults).toEqual(['Uncaught Error: this one'])
      expect(second.box.innerHTML).toBe('<p>a</p>')
    })
  })
})
