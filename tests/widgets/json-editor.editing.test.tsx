import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { JsonEditor, type JsonEditorProps } from '../../src/widgets/json-editor/json-editor'
import { statusIn } from '../controls'
import { noSideEffects } from '../no-side-effects'
import { onDesktop } from '../screen-size'
import { until } from '../until'

noSideEffects()
onDesktop()
afterEach(cleanup)

function show(text: string) {
  const onValueChange = vi.fn<NonNullable<JsonEditorProps['onValueChange']>>()
  render(<JsonEditor defaultValue={{ text }} onValueChange={onValueChange} />)
  return { text: () => onValueChange.mock.lastCall?.[0].text }
}

async function press(name: string) {
  const button = await until(() => screen.getByRole('button', { name }))
  await act(async () => button.click())
}
const valid = () => until(() => expect(statusIn(document)).toBe('current'))
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

describe('other formats', () => {
  it('are offered for a text that is in one of them', async () => {
    const { text } = show('name: Ada\ncountry: no\n')
    await press('Convert to JSON')
    await until(() => expect(text()).toBe('{\n  "name": "Ada",\n  "country": "no"\n}'))
    await until(() => expect(screen.getByText('Converted from YAML.')).toBeTruthy())
    await press('Undo')
    expect(text()).toBe('name: Ada\ncountry: no\n')
  })

  it('are what JSON can be converted to', async () => {
    show('[{"id":12345678901234567890,"ok":"no"}]')
    await valid()
    await press('Convert')
    const choice = await until(() => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Convert to' }))
    const made = (name: string) => until(() => screen.getByRole<HTMLTextAreaElement>('textbox', { name }))
    expect((await made('YAML')).value).toBe('- id: 12345678901234567890\n  ok: "no"\n')
    await act(async () => void fireEvent.change(choice, { target: { value: 'csv' } }))
    expect((await made('CSV')).value).toBe('id,ok\n12345678901234567890,no\n')
    await act(async () => void fireEvent.change(choice, { target: { value: 'types' } }))
    expect((await made('TypeScript')).value).toContain('export interface RootItem {')
    await act(async () => void fireEvent.change(choice, { target: { value: 'yaml' } }))
  })
})

it('shows an array as a table, sorts it by a column and shows a cell in the text', async () => {
  show('[{"n":10},{"n":9,"m":"x"}]')
  await valid()
  await press('Table')
  const grid = await until(() => screen.getByRole('grid'))
  const cells = () =>
    within(grid)
      .getAllByRole('gridcell')
      .map(({ textContent }) => textContent)
  await until(() => expect(cells()).toEqual(['10', '', '9', 'x']))
  await act(async () => within(grid).getByRole('columnheader', { name: 'n' }).click())
  await until(() => expect(cells()).toEqual(['9', 'x', '10', '']))
  await act(async () => within(grid).getAllByRole('gridcell')[1]?.click())
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'JSON' })
  await until(() => expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('"x"'))
})
