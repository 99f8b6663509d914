import type * as React from 'react'
import { describe, expect, it } from 'vitest'
import { until } from '../until'
import { type Library, rootIn, same } from './react-on-dom.libraries'

// The hooks, refs and events of what the embeds run on, held against React's: the same scene tells the same.

describe('React on the DOM', () => {
  /** Tells when its effects run and are undone, of each kind. */
  function Teller(library: Library, told: string[]) {
    const kinds = [
      ['layout', library.useLayoutEffect],
      ['late', library.useEffect],
    ] as const
    return ({ name, every, children }: { name: string; every?: boolean; children?: React.ReactNode }) => {
      for (const [kind, use] of kinds) {
        use(
          () => {
            told.push(`${kind} ${name}`)
            return () => void told.push(`${kind} ${name} undone`)
          },
          every ? undefined : [name],
        )
      }
      return children
    }
  }

  it('runs effects children first, undoes all before it runs any, and once while nothing they name changes', async () => {
    const told = await same(async (library, all) => {
      const told: string[] = []
      const Told = Teller(library, told)
      const { show, unmount } = rootIn(library)
      const tree = (outer: string, inner: string) =>
        library.jsx(Told, { name: outer, children: library.jsx(Told, { name: inner }) })
      const steps: readonly (() => void)[] = [
        () => show(tree('a', 'b')),
        () => show(tree('a', 'b')),
        () => show(tree('a', 'c')),
        () => show(tree('d', 'e')),
        unmount,
      ]
      for (const step of steps) {
        const before = told.length
        step()
        // Effects after the paint come in their own time.
        await until(() => expect(told.filter((line) => line.startsWith('late')).length * 2).toBe(told.length))
        const since = told.splice(before)
        told.push(...since)
        all.push(...['layout', 'late'].map((kind) => since.filter((line) => line.startsWith(kind)).join(', ')))
      }
    })
    expect(told[0]).toBe('layout b, layout a')
    expect(told).toHaveLength(10)
  })

  it('keeps the state of what stays under its key and type, wherever it moves', async () => {
    const told = await same((library, told) => {
      const { box, show } = rootIn(library)
      const counter = ({ name }: { readonly name: string }) => {
        const [count, setCount] = library.useState(() => 0)
        const onClick = () => {
          setCount(count + 1)
          setCount((before) => before + 1)
        }
        return library.jsx('button', { id: name, onClick, children: `${name} ${count}` })
      }
      const other = counter.bind(null)
      const list = (type: typeof counter, ...names: readonly string[]) =>
        show(names.map((name) => library.jsx(type, { name }, name)))
      const press = (name: string) => library.flushSync(() => box.querySelector<HTMLElement>(`#${name}`)?.click())
      list(counter, 'a', 'b', 'c')
      press('b')
      told.push(box.textContent)
      list(counter, 'c', 'x', 'b', 'a')
      press('b')
      told.push(box.textContent)
      list(counter, 'b')
      list(other, 'b')
      told.push(box.textContent)
    })
    expect(told).toEqual(['a 0b 2c 0', 'c 0x 0b 4a 0', 'b 0'])
  })

  it('keeps values, callbacks, refs and ids as long as nothing they name changes', async () => {
    await same((library, told) => {
      const { show } = rootIn(library)
      const seen: unknown[][] = []
      const kept = ({ of: it }: { readonly of: number }) => {
        const memo = library.useMemo(() => ({ it }), [it])
        const call = library.useCallback(() => it, [it])
        const ref = library.useRef(it)
        seen.push([memo, call, ref, library.useId(), ref.current, call()])
        return null
      }
      for (const of of [1, 1, 2, Number.NaN, Number.NaN]) show(library.jsx(kept, { of }))
      for (const [index, now] of seen.entries()) told.push(now.map((one, at) => one === seen[index - 1]?.[at]).join())
    })
  })

  it('sets a ref before layout effects, and empties it when its element goes', async () => {
    const told = await same((library, told) => {
      const { show } = rootIn(library)
      const refers = ({ type }: { readonly type: string }) => {
        const ref = library.useRef<Element>(null)
        library.useLayoutEffect(() => void told.push(ref.current?.localName ?? 'none'))
        return type && library.jsx(type as 'p', { ref })
      }
      for (const type of ['p', 'div', '', 'p']) show(library.jsx(refers, { type }))
    })
    expect(told).toEqual(['p', 'div', 'none', 'p'])
  })

  it('shows at once what a layout effect or a handler sets, and hears nothing of what has gone', async () => {
    const told = await same((library, told) => {
      const { box, show, unmount } = rootIn(library)
      let set: (text: string) => void = () => {}
      const measured = () => {
        const [text, setText] = library.useState('first')
        library.useLayoutEffect(() => setText('measured'), [])
        set = setText
        return text
      }
      show(library.jsx(measured, {}))
      told.push(box.innerHTML)
      library.flushSync(() => set('set'))
      told.push(box.innerHTML)
      unmount()
      library.flushSync(() => set('late'))
      told.push(box.innerHTML)
    })
    expect(told).toEqual(['measured', 'set', ''])
  })

  it('renders what has changed once, parents before children', async () => {
    const told = await same((library, told) => {
      const { show } = rootIn(library)
      const sets: ((value: string) => void)[] = []
      const child = ({ of }: { readonly of: string }) => {
        const [own, set] = library.useState('first')
        sets[0] = set
        told.push(`child ${of} ${own}`)
        return null
      }
      const parent = () => {
        const [own, set] = library.useState('first')
        sets[1] = set
        told.push(`parent ${own}`)
        return library.jsx(child, { of: own })
      }
      show(library.jsx(parent, {}))
      library.flushSync(() => {
        for (const set of sets) set('second')
      })
    })
    expect(told).toEqual(['parent first', 'child first first', 'parent second', 'child second second'])
  })

  it('calls the newest handlers, with the event where React has it, inner before outer', async () => {
    const told = await same((library, told) => {
      const { box, show } = rootIn(library)
      const tell = (name: string) => (event: React.SyntheticEvent<HTMLInputElement>) => {
        told.push([name, event.currentTarget.value, event.nativeEvent instanceof Event].join(' '))
      }
      for (const turn of ['old', 'new']) {
        const field = { onFocus: tell(`${turn} focus`), onChange: tell(`${turn} change`), value: 'a', checked: false }
        const inner = [
          library.jsx('input', field),
          library.jsx('input', { ...field, type: 'checkbox' }),
          library.jsx('textarea', field),
          library.jsx('select', { ...field, children: ['a', 'b'].map((value) => library.jsx('option', { value })) }),
        ]
        show(library.jsx('div', { onFocus: tell('outer focus'), onBlur: tell('outer blur'), children: inner }))
      }
      const [text, box_, area, select] = box.querySelectorAll<HTMLInputElement>('input, textarea, select')
      text?.focus()
      text?.blur()
      for (const field of [text, area]) {
        const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
        set?.call(field, 'typed')
        field?.dispatchEvent(new Event('input', { bubbles: true }))
      }
      box_?.click()
      select?.dispatchEvent(new Event('change', { bubbles: true }))
    })
    expect(told.some((line) => line.startsWith('old'))).toBe(false)
    expect(told.some((line) => line.startsWith('new change'))).toBe(true)
  })

  it('holds fields to what they are told', async () => {
    const told = await same((library, told) => {
      const { box, show } = rootIn(library)
      const onChange = () => {}
      for (const [value, options] of [
        ['b', 'abc'],
        ['c', 'abc'],
        ['c', 'ac'],
        ['a', 'ca'],
      ] as const) {
        const children = [...options].map((option) => library.jsx('option', { value: option }, option))
        const inner = [
          library.jsx('select', { value, onChange, children }),
          library.jsx('input', { value, onChange, maxLength: 9, readOnly: value === 'c' }),
          library.jsx('input', { type: 'checkbox', checked: value === 'b', onChange, disabled: value === 'a' }),
          library.jsx('label', { htmlFor: value, children: value }),
        ]
        show(inner)
        for (const field of box.querySelectorAll<HTMLInputElement>('select, input, label')) {
          told.push(
            [field.value, field.checked, field.disabled, field.readOnly, field.outerHTML.includes('for=')].join(),
          )
        }
      }
    })
    expect(told.slice(0, 4)).toEqual([
      'b,,false,,false',
      'b,false,false,false,false',
      'on,true,false,false,false',
      ',,,,true',
    ])
  })
})
