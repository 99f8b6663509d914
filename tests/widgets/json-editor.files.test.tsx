import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { JsonEditor, type JsonEditorProps } from '../../src/widgets/json-editor/json-editor'
import { noSideEffects } from '../no-side-effects'
import { onDesktop } from '../screen-size'
import { until } from '../until'
import { drag, drop } from './core/long-text.screen'
import { press, valid } from './json-editor.screen'

noSideEffects()
onDesktop()
afterEach(cleanup)

function show(text: string, props: JsonEditorProps = {}) {
  const onValueChange = vi.fn<NonNullable<JsonEditorProps['onValueChange']>>()
  render(<JsonEditor defaultValue={{ text }} onValueChange={onValueChange} {...props} />)
  return { text: () => onValueChange.mock.lastCall?.[0].text }
}

const file = (text: string, name = 'people.json') => new File([text], name)
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'JSON' })
const inEditor = () =>
  [...document.querySelectorAll('[data-code]')].flatMap(
    ({ shadowRoot }) => shadowRoot?.querySelector<HTMLElement>('[role=textbox][aria-label=JSON]') ?? [],
  )[0] as HTMLElement

describe('a file dropped on the text', () => {
  it('replaces it, which can be undone', async () => {
    const { text } = show('[1]')
    await drop(field(), '', file('[2]'))
    await until(() => expect(text()).toBe('[2]'))
    await press('Undo')
    expect(text()).toBe('[1]')
  })

  it('replaces that of the code editor, where it can be undone too', async () => {
    const { text } = show('[1]', { editor: true })
    await until(() => expect(inEditor()).toBeDefined())
    expect(drag('drop', inEditor(), '', file('[2,\r\n3]'))).toBe(false)
    await until(() => expect(text()).toBe('[2,\r\n3]'))
    expect(inEditor().textContent).toBe('[2,3]')
    fireEvent.keyDown(inEditor(), { key: 'z', ctrlKey: true })
    await until(() => expect([text(), inEditor().textContent]).toEqual(['[1]', '[1]']))
  })

  it('may be dropped next to the code editor, on its frame', async () => {
    const { text } = show('[1]', { editor: true })
    await until(() => expect(inEditor()).toBeDefined())
    expect(drag('drop', screen.getByRole('button', { name: 'Paste' }), '', file('[2]'))).toBe(false)
    await until(() => expect(text()).toBe('[2]'))
  })
})

it('a text dropped on the code editor is inserted', async () => {
  const { text } = show('', { editor: true })
  await until(() => expect(inEditor()).toBeDefined())
  await act(async () => void drag('drop', inEditor(), '[1]'))
  expect(text()).toBe('[1]')
  await valid()
})
