import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { JsonEditor, type JsonEditorProps } from '../../../src/widgets/json-editor/json-editor'
import { noSideEffects } from '../../no-side-effects'
import { onDesktop } from '../../screen-size'
import { until } from '../../until'

noSideEffects()
onDesktop()
afterEach(cleanup)

// Fields of views that load on use. The contract of all tools (tests/contract) sees only what's there at once.
describe.each([
  { view: 'Query', field: 'query', label: 'JSONPath or JSON Pointer', typed: '$..a', beside: 'Text' },
  { view: 'Compare', field: 'other', label: 'Compare with', typed: '[2]', beside: 'Treat 1.0 and 1 as different' },
  {
    view: 'Compare',
    field: 'ignoreOrder',
    label: 'Ignore the order of array items',
    typed: true,
    beside: 'Treat 1.0 and 1 as different',
  },
  {
    view: 'Compare',
    field: 'numbersAsWritten',
    label: 'Treat 1.0 and 1 as different',
    typed: true,
    beside: 'Compare with',
  },
  { view: 'Schema', field: 'schema', label: 'JSON Schema', typed: '{}', beside: 'Text' },
])('$field', ({ view, field, label, typed, beside }) => {
  async function open(props: JsonEditorProps = {}) {
    const onValueChange = vi.fn<NonNullable<JsonEditorProps['onValueChange']>>()
    render(<JsonEditor defaultValue={{ text: '[1]' }} onValueChange={onValueChange} {...props} />)
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: view })
    await act(async () => button.click())
    return onValueChange
  }
  const control = () => screen.queryByLabelText<HTMLInputElement>(label)

  it('is part of the record', async () => {
    const onValueChange = await open()
    const found = await until(() => control() ?? expect.fail(label))
    if (typed === true) await act(async () => found.click())
    else fireEvent.input(found, { target: { value: typed } })
    expect(onValueChange).toHaveBeenCalledTimes(1)
    expect(onValueChange.mock.lastCall?.[0]).toMatchObject({ text: '[1]', [field]: typed })
  })

  it('can be hidden by the page', async () => {
    await open({ hide: [field] })
    await until(() => expect(screen.getByRole('button', { name: view }).getAttribute('aria-pressed')).toBe('true'))
    // What else is in the view. The first test has loaded it.
    await until(() => screen.getByText(beside))
    expect(control()).toBeNull()
  })

  it('can be locked by the page', async () => {
    await open({ lock: [field] })
    const found = await until(() => control() ?? expect.fail(label))
    expect(found.matches(':disabled, [readonly]')).toBe(true)
  })
})
