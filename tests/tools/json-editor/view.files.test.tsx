import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { JsonEditor, type JsonEditorProps } from '../../../src/widgets/json-editor/json-editor'
import { drag, drop } from '../../core/widgets/long-text-screen'
import { noSideEffects } from '../../no-side-effects'
import { onDesktop } from '../../screen-size'
import { until } from '../../until'
import { press, valid } from './screen'

noSideEffects()
onDesktop()
afterEach(cleanup)

function show(text: string, props: JsonEditorProps = {}) {
  const onValueChange = vi.fn<NonNullable<JsonEditorProps['onValueChange']>>()
  render(<JsonEditor defaultValue={{ text }} onValueChange={onValueChange} {...props} />)
  return { text: () => onValueChange.mock.lastCall?.[0].text, changes: () => onValueChange.mock.calls.length }
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

describe('a download', () => {
  const names = () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    return () => click.mock.contexts.map((link) => (link as HTMLAnchorElement).download)
  }
  /** The text is also shown as valid. */
  async function has(text: string): Promise<void> {
    await until(() => expect(field().value).toBe(text))
    await valid()
  }

  it('is named after the file that the text is from, also converted', async () => {
    const saved = names()
    show('[0]')
    await has('[0]')
    await press('Download')
    await drop(field(), '', file('[{"name":"Ada"}]', 'people.v2.JSON'))
    await has('[{"name":"Ada"}]')
    await press('Download')
    await press('Convert')
    await until(() => screen.getByRole('textbox', { name: 'YAML' }))
    await press('Download')
    expect(saved()).toEqual(['data.json', 'people.v2.json', 'people.v2.yaml'])
  })

  it('of a text converted to JSON has that ending', async () => {
    const saved = names()
    show('')
    await drop(field(), '', file('name,born\nAda,1815\n', 'people.csv'))
    await press('Convert to JSON')
    await valid()
    await press('Download')
    expect(saved()).toEqual(['people.json'])
  })

  it('has the file’s name until the text is cleared, or as it was before', async () => {
    const saved = names()
    const { changes } = show('[1]')
    // The same once more is no other text.
    for (const time of [1, 2]) {
      await drop(field(), '', file('[2]'))
      await until(() => expect(changes()).toBe(time))
    }
    await has('[2]')
    await press('Download')
    await press('Clear')
    fireEvent.input(field(), { target: { value: '[3]' } })
    await has('[3]')
    await press('Download')
    await drop(field(), '', file('[4]'))
    await has('[4]')
    await press('Undo')
    await has('[3]')
    await press('Download')
    expect(saved()).toEqual(['people.json', 'data.json', 'data.json'])
  })
})

describe('a file from Windows', () => {
  it.each([
    ['the plain field', false],
    ['the code editor', true],
  ])(
    'is valid with its byte order mark and keeps its line breaks in %s, where the result has its own',
    async (_, editor) => {
      const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
      const { text } = show('[1]', { editor })
      if (editor) await until(() => expect(inEditor()).toBeDefined())
      await drop(editor ? inEditor() : field(), '', file('\ufeff{\r\n"a":[\r\n"\\r\\n"]}\r\n'))
      await until(() => expect(text()).toBe('{\r\n"a":[\r\n"\\r\\n"]}\r\n'))
      await valid()
      // Only whitespace between values differs, so nothing needs to be said. Until the new text has an answer, Copy has that
      // of the old one.
      await until(async () => {
        await press('Copy')
        expect(write.mock.lastCall).toEqual(['{\n  "a": [\n    "\\r\\n"\n  ]\n}'])
      })
      await press('Format')
      expect(text()).toBe('{\n  "a": [\n    "\\r\\n"\n  ]\n}')
    },
  )

  it('has an error if a line breaks within a string, which would change', async () => {
    show('[1]')
    await drop(field(), '', file('["a\r\nb"]'))
    await screen.findByRole('button', { name: 'Line 1, column 4' })
    expect(screen.getByText('Invalid JSON', { selector: 'p:not([role])' })).toBeTruthy()
  })
})
