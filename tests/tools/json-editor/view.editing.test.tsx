import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { noSideEffects } from '../../no-side-effects'
import { onDesktop } from '../../screen-size'
import { until } from '../../until'
import { press, show, valid } from './screen'

noSideEffects()
onDesktop()
afterEach(cleanup)

const replaceText = (value: string) =>
  act(async () => void fireEvent.input(screen.getByRole('textbox', { name: 'JSON' }), { target: { value } }))

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

it('remembers which table is shown and how it is sorted', async () => {
  show('{"one":[{"n":1}],"two":[{"m":2,"n":10},{"n":9}]}')
  await valid()
  await press('Table')
  const choice = () => until(() => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Rows from' }))
  const sorted = () => screen.getByRole('columnheader', { name: 'n' }).ariaSort
  await act(async () => void fireEvent.change(await choice(), { target: { value: '/two' } }))
  await until(() => expect(screen.getAllByRole('columnheader')).toHaveLength(2))
  await act(async () => screen.getByRole('columnheader', { name: 'n' }).click())
  await press('Statistics')
  await press('Table')
  expect((await choice()).value).toBe('/two')
  await until(() => expect(sorted()).toBe('ascending'))
  await replaceText('{"two":[{"n":10},{"n":9}],"one":[{"n":1}]}')
  await until(() => expect(screen.getAllByRole('columnheader')).toHaveLength(1))
  await until(() => expect(sorted()).toBe('ascending'))
})
