import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { noSideEffects } from '../../no-side-effects'
import { onDesktop } from '../../screen-size'
import { until } from '../../until'
import { press, show, valid } from './screen'

noSideEffects()
onDesktop()
afterEach(cleanup)

const rows = () => within(screen.getByRole('region', { name: 'Tree' })).getAllByRole('button')
const row = (words: string) => rows().find(({ textContent }) => textContent?.includes(words)) as HTMLElement
const key = (on: Element, key: string, more = {}) => act(async () => void fireEvent.keyDown(on, { key, ...more }))
async function typeIn(name: string, value: string) {
  const field = await until(() => screen.getByRole('textbox', { name }))
  fireEvent.input(field, { target: { value } })
  await key(field, 'Enter')
}

describe('editing in the tree', () => {
  it('changes only the value, and can be undone', async () => {
    const { text } = show('{ "a": 1.0,\n  "b" : "x" }')
    await valid()
    await press('Tree')
    await key(row('a1.0'), 'Enter')
    await typeIn('Value', 'Ada')
    expect(text()).toBe('{ "a": "Ada",\n  "b" : "x" }')
    await until(() => expect(document.activeElement?.textContent).toBe('a"Ada"'))
    await key(row('a"Ada"'), 'z', { ctrlKey: true })
    expect(text()).toBe('{ "a": 1.0,\n  "b" : "x" }')
  })

  it('adds, renames, duplicates, moves and removes, and keeps the focus on the value', async () => {
    const { text } = show('{"a":1,"b":2}')
    await valid()
    await press('Tree')
    await key(row('a1'), 'Insert')
    await typeIn('Key', 'c')
    await typeIn('Value', '3')
    expect(text()).toBe('{"a":1,"b":2,"c":3}')
    await until(() => expect(document.activeElement?.textContent).toBe('c3'))
    await key(row('c3'), 'ArrowUp', { altKey: true })
    expect(text()).toBe('{"a":1,"c":3,"b":2}')
    await until(() => expect(document.activeElement?.textContent).toBe('c3'))
    await key(row('c3'), 'd', { ctrlKey: true })
    expect(text()).toBe('{"a":1,"c":3,"c_copy":3,"b":2}')
    await until(() => expect(document.activeElement?.textContent).toBe('c_copy3'))
    await key(row('c_copy3'), 'Delete')
    expect(text()).toBe('{"a":1,"c":3,"b":2}')
    await until(() => expect(document.activeElement?.textContent).toBe('b2'))
    await act(async () => row('a1').click())
    await press('Remove')
    expect(text()).toBe('{"c":3,"b":2}')
  })
})

/** Types 7 as the value of `b`, and leaves the field with a press. */
async function pressWhileTyping(target: () => Element, before = '{"a":1,"b":2}') {
  const { text } = show(before)
  await valid()
  await press('Tree')
  await userEvent.dblClick(row('b2'))
  await until(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Value' })))
  await userEvent.keyboard('7')
  const place = () => target().getBoundingClientRect().y
  const start = place()
  let after: number | undefined
  target().addEventListener('pointerup', () => {
    after = place()
  })
  // As long as a person's press, during which 'Working…' may appear.
  await userEvent.click(target(), { delay: 80 })
  expect(after).toBe(start)
  return text
}
const button = (name: string) => () => screen.getByRole('button', { name })

describe('a press that ends an edit in the tree', () => {
  it.each([
    ['Format', '{\n  "a": 1,\n  "b": 7\n}'],
    ['Minify', '{"a":1,"b":7}'],
    ['Add value', '{"a":1,"b":7,"key":null}'],
    ['Remove', '{"a":1}'],
    ['Move up', '{"b":7,"a":1}'],
  ])('is not lost: %s', async (name, result) => {
    const text = await pressWhileTyping(button(name))
    await until(() => expect(text()).toBe(result))
  })

  it('selects another row', async () => {
    const text = await pressWhileTyping(() => row('a1'))
    expect(text()).toBe('{"a":1,"b":7}')
    await until(() => expect(row('a1').ariaCurrent).toBe('true'))
    expect(document.activeElement).toBe(row('a1'))
  })

  it.each([
    ['Copy', '{\n  "a": 1,\n  "b": 7\n}'],
    ['Copy value', '7'],
  ])('copies the new text or value: %s', async (name, copied) => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await pressWhileTyping(button(name))
    await until(() => expect(write).toHaveBeenCalledExactlyOnceWith(copied))
    write.mockRestore()
  })
})

it.each([
  ['{"a":1e999,"b":2}', '1e999'],
  ['{"b":20,"a":1e999}', '1e999'],
  ['{"a":1,"b":2e999}', '7'],
])('a press on a warning that ends an edit in the tree shows its place in the new text: %s', async (before, found) => {
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'JSON' })
  await pressWhileTyping(() => screen.getByRole('button', { name: /line 1, column/ }), before)
  await until(() => expect(field().value.slice(field().selectionStart, field().selectionEnd)).toBe(found))
  expect(field().value).toContain('"b":7')
})

const selected = () => rows().find(({ ariaCurrent }) => ariaCurrent === 'true')?.textContent
const replaceText = (value: string) =>
  act(async () => void fireEvent.input(screen.getByRole('textbox', { name: 'JSON' }), { target: { value } }))

it("shows 'Working…' where it covers no button", async () => {
  show('{"a":1}')
  await valid()
  await press('Tree')
  // The answer waits until a press is over.
  fireEvent.pointerDown(document.body)
  await replaceText('{"a":2}')
  const { left, right, top, bottom } = (await until(() => screen.getByText('Working…'))).getBoundingClientRect()
  const covered = screen.getAllByRole('button').filter((button) => {
    const box = button.getBoundingClientRect()
    return box.left < right && box.right > left && box.top < bottom && box.bottom > top
  })
  expect(covered.map(({ textContent }) => textContent)).toEqual([])
  fireEvent.click(document.body)
  await valid()
})

it('keeps the selection and the expanded rows of the tree when the text is edited', async () => {
  const { text } = show('{"a":1,"b":{"c":[2]}}')
  await valid()
  await press('Tree')
  await act(async () => row('b{}').click())
  await act(async () => row('c[]').click())
  await act(async () => row('a1').click())
  await replaceText('{"keep":0,"a":1,"b":{"c":[2]}}')
  await until(() => expect(selected()).toBe('a1'))
  expect(row('02')).toBeTruthy()
  await press('Remove')
  expect(text()).toBe('{"keep":0,"b":{"c":[2]}}')
  await replaceText('{"keep":0}')
  await until(() => expect(selected()).toContain('(root)'))
})

it('undoes and redoes edits in the tree one by one, also after another view', async () => {
  const { text } = show('{"a":1}')
  await valid()
  await press('Tree')
  await act(async () => row('a1').click())
  for (let times = 0; times < 3; times++) await key(row('a1'), 'd', { ctrlKey: true })
  const edited = text()
  await press('Table')
  await press('Tree')
  for (let times = 0; times < 4; times++) await key(row('a1'), 'z', { ctrlKey: true })
  expect(text()).toBe('{"a":1}')
  await key(row('a1'), 'y', { ctrlKey: true })
  for (let times = 0; times < 3; times++) await key(row('a1'), 'Z', { ctrlKey: true, shiftKey: true })
  expect(text()).toBe(edited)
  await key(row('a1'), 'd', { ctrlKey: true })
  const more = text()
  await press('Undo')
  expect(text()).toBe(edited)
  await key(row('a1'), 'y', { ctrlKey: true })
  expect(text()).toBe(more)
})

it('moves the focus through a long tree, which is one Tab stop', async () => {
  show(JSON.stringify(Array.from({ length: 3000 }, (_, n) => ({ n }))))
  await valid()
  await press('Tree')
  row('(root)').focus()
  const focused = async (keys: string, words: string) => {
    await userEvent.keyboard(keys)
    await until(() => expect(document.activeElement?.textContent).toContain(words))
    expect(selected()).toBe(document.activeElement?.textContent)
  }
  await focused('{End}', '2,999')
  await focused('{ArrowRight}{ArrowRight}', 'n2999')
  await focused('{ArrowLeft}', '2,999')
  await focused('{Home}', '(root)')
  await focused('{PageDown}{ArrowUp}{ArrowDown}{PageUp}', '(root)')
  const pane = screen.getByRole('region', { name: 'Tree' })
  pane.scrollTop = 40_000
  await until(() => expect(row('1,42')).toBeTruthy())
  await focused('{ArrowDown}', '0{}')
  expect([pane, ...pane.querySelectorAll('button')].filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  pane.focus()
  await focused('{ArrowDown}', '1{}')
})

it('keeps the key visible while a value in a wide tree is typed', async () => {
  show(JSON.stringify({ short: 1, long: 'x'.repeat(400), ['k'.repeat(150)]: 2 }))
  await valid()
  await press('Tree')
  for (const words of ['short', 'long', 'kkk']) {
    await userEvent.dblClick(within(row(words)).getByText(/^(1|2|"x+)$/))
    const field = await until(() => screen.getByRole('textbox', { name: 'Value' }))
    const [pane, step] = [field.closest('section'), field.previousElementSibling]
    // The pane scrolls to the field once it has the focus.
    await until(() => {
      expect(document.activeElement).toBe(field)
      const [left = 0, right = 0] = [pane?.getBoundingClientRect().left, pane?.getBoundingClientRect().right]
      expect(step?.getBoundingClientRect().left).toBeGreaterThan(left)
      expect(field.getBoundingClientRect().right).toBeLessThanOrEqual(right)
    })
    await userEvent.keyboard('{Escape}')
    await until(() => expect(screen.queryByRole('textbox', { name: 'Value' })).toBeNull())
  }
})

it('has the colors of the text in the tree and the table', async () => {
  show('[{"key":"text","n":1,"ok":true}]')
  await valid()
  await press('Tree')
  await act(async () => row('0{}').click())
  const colors = () => {
    const parts = ['key', '"text"', '1', 'true']
    return parts.map((words) => getComputedStyle(screen.getByText(words, { selector: 'li span' })).color)
  }
  expect(colors()).toEqual(['rgb(11, 103, 112)', 'rgb(27, 107, 69)', 'rgb(28, 95, 149)', 'rgb(141, 48, 132)'])
  await press('Table')
  const grid = await until(() => screen.getByRole('grid'))
  await until(() => expect(within(grid).getAllByRole('gridcell')).toHaveLength(3))
  const cells = [...within(grid).getAllByRole('columnheader').slice(0, 1), ...within(grid).getAllByRole('gridcell')]
  expect(cells.map((cell) => getComputedStyle(cell).color)).toEqual([
    'rgb(11, 103, 112)',
    'rgb(27, 107, 69)',
    'rgb(28, 95, 149)',
    'rgb(141, 48, 132)',
  ])
})
