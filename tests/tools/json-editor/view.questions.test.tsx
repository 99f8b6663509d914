import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { JsonEditor, type JsonEditorProps } from '../../../src/widgets/json-editor/json-editor'
import { statusIn } from '../../controls'
import { noSideEffects } from '../../no-side-effects'
import { onDesktop } from '../../screen-size'
import { until } from '../../until'

noSideEffects()
onDesktop()
afterEach(cleanup)

/** Questions that the record already has are open at the start. */
function show(value: NonNullable<JsonEditorProps['defaultValue']>, props: JsonEditorProps = {}) {
  const onValueChange = vi.fn<NonNullable<JsonEditorProps['onValueChange']>>()
  render(<JsonEditor defaultValue={value} onValueChange={onValueChange} {...props} />)
  return { last: () => onValueChange.mock.lastCall?.[0] }
}

const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const press = (name: string) => act(async () => button(name).click())
const said = (words: string) => until(() => screen.getByText(words))

it('shows a sample in its own view, whatever view was chosen before', async () => {
  const samples = [{ name: 'Query', value: { text: '{"a":1}', query: '$.a' } }]
  show({ text: '[1]' }, { samples })
  await until(() => expect(statusIn(document)).toBe('current'))
  const query = () => screen.queryByRole('textbox', { name: 'JSONPath or JSON Pointer' })
  await press('Statistics')
  expect(query()).toBeNull()
  const sample = document.querySelectorAll<HTMLButtonElement>('[data-sample]')[1]
  await act(async () => sample?.click())
  await said('1 result')
  await press('Statistics')
  expect(query()).toBeNull()
})

it.each(['  \n', '<p>{"a":1}</p>', 'a = 1\n[b]\nc = "d"\n', 'Dear Ann, see [1] for details.'])(
  'offers no repair for %j, which is not like JSON',
  async (text) => {
    show({ text })
    await until(() => screen.getByRole('button', { name: /^Line \d/ }))
    expect(screen.queryByRole('button', { name: 'Repair' })).toBeNull()
  },
)

describe('a query', () => {
  const label = 'JSONPath or JSON Pointer'
  const enabled = () =>
    screen
      .queryAllByRole<HTMLButtonElement>('button', { name: /^(Copy|\$)/ })
      .filter(({ disabled }) => !disabled)
      .map(({ textContent }) => textContent)

  it('dims the results of the one before while it runs, with nothing to copy or press', async () => {
    show({ text: `{"id":1,"w":"${'a'.repeat(40)}!","z":[{"id":2}]}`, query: '$..id' })
    await said('2 results')
    await until(() => expect(enabled().length).toBeGreaterThan(3))
    const color = () => getComputedStyle(screen.getByText('2 results')).color
    const before = color()
    type(label, '$[?match(@,"(a+)+b")]')
    expect([enabled(), color() === before]).toEqual([[], false])
    await until(() => button('Stop'))
    expect([enabled(), color() === before]).toEqual([[], false])
    await press('Stop')
    await said('Stopped.')
    expect(screen.queryByText('2 results')).toBeNull()
    type(label, '$.id')
    await said('1 result')
    await until(() => expect(enabled().length).toBeGreaterThan(2))
    type(label, '$.id[')
    await said('Enter a name in quotes, an index, * or a filter, such as [0] or [?@.price < 10].')
    expect([screen.getByText('1 result') !== null, enabled()]).toEqual([true, []])
  })

  it('can have space around it', async () => {
    show({ text: '{"a":1}', query: ' $.a ' })
    await said('1 result')
  })

  it('lists Arabic values beside their paths', async () => {
    show({ text: '{"مفتاح":"قيمة"}', query: '$.*' })
    await said('1 result')
    const [path, value] = screen.getByRole('button', { name: /قيمة/ }).children
    const box = (node: Element | undefined) => {
      const range = document.createRange()
      range.selectNodeContents(node as Node)
      return range.getBoundingClientRect()
    }
    expect(box(value).left - box(path).right).toBeLessThan(20)
    expect(box(value).left - box(path).right).toBeGreaterThanOrEqual(0)
    expect(getComputedStyle(path as Element).direction).toBe('ltr')
  })
})

describe('checking against a schema', () => {
  const draft = '{"$schema":"http://json-schema.org/draft-07/schema#",\n"dependencies":{"card":["addr"]}}'

  it('of an older draft says which, that keywords are ignored, and no more', async () => {
    show({ text: '{"card":"1"}', schema: draft })
    await said('$schema names draft-07, but only JSON Schema 2020-12 is checked.')
    screen.getByText('Not checked: 1 keyword that JSON Schema 2020-12 doesn’t have.')
    screen.getByText('No errors in the part that was checked')
    expect(screen.queryByText('Matches the schema')).toBeNull()
    await press('/dependencies line 2')
    const schema = field('JSON Schema')
    await until(() => expect(schema.value.slice(schema.selectionStart, schema.selectionEnd)).toBe('"dependencies"'))
  })

  it('of an older draft whose keywords are those of 2020-12 has a result', async () => {
    show({ text: '1', schema: '{"$schema":"http://json-schema.org/draft-07/schema#","type":"number","x-a":1}' })
    await said('Matches the schema')
    screen.getByText('$schema names draft-07, but only JSON Schema 2020-12 is checked.')
  })

  it('that lacks a part it refers to says where', async () => {
    show({ text: '1', schema: '{\n"$ref":"#/$defs/none"}' })
    await said('There’s no #/$defs/none in this schema.')
    await press('/$ref line 2')
    const schema = field('JSON Schema')
    await until(() => expect(schema.value.slice(schema.selectionStart, schema.selectionEnd)).toBe('"#/$defs/none"'))
  })
})

describe('converting to CSV', () => {
  it('offers each table of the text, and says if there is nothing in it', async () => {
    show({ text: '{"data":{"rows":[{"a":1},{"a":2}],"other":[{"b":3}]}}' })
    await until(() => expect(statusIn(document)).toBe('current'))
    await press('Convert')
    const select = (name: string) => until(() => screen.getByRole<HTMLSelectElement>('combobox', { name }))
    const target = await select('Convert to')
    await act(async () => void fireEvent.change(target, { target: { value: 'csv' } }))
    const rows = await select('Rows from')
    expect(Array.from(rows.options, ({ text }) => text)).toEqual(['/data/rows', '/data/other', '(whole document)'])
    expect(field('CSV').value).toBe('a\n1\n2\n')
    await act(async () => void fireEvent.change(rows, { target: { value: '/data/other' } }))
    await until(() => expect(field('CSV').value).toBe('b\n3\n'))
    type('JSON', '[]')
    await said('There’s nothing to convert, so the result is empty.')
    await act(async () => void fireEvent.change(target, { target: { value: 'yaml' } }))
  })
})

describe('comparing', () => {
  it('swaps what is in the field, unfinished or not, and Ctrl+Z takes it back', async () => {
    const { last } = show({ text: '{"a":2}', other: '{"a":1}' })
    await said('1 changed')
    type('JSON', '{"MINE":1,}')
    await until(() => expect(statusIn(document)).toBe('outdated'))
    button('Swap texts').focus()
    await press('Swap texts')
    expect(last()).toMatchObject({ text: '{"a":1}', other: '{"MINE":1,}' })
    fireEvent.keyDown(document.activeElement as Element, { key: 'z', ctrlKey: true })
    expect(last()).toMatchObject({ text: '{"MINE":1,}', other: '{"a":1}' })
  })
})
