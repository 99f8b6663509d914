import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { JsonEditor, type JsonEditorProps } from '../../src/widgets/json-editor/json-editor'
import { statusIn } from '../controls'
import { noSideEffects } from '../no-side-effects'
import { onDesktop } from '../screen-size'
import { until } from '../until'

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
