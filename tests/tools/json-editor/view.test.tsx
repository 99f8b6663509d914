import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { JsonEditor, type JsonEditorProps } from '../../../src/widgets/json-editor/json-editor'
import { statusIn } from '../../controls'
import { noSideEffects } from '../../no-side-effects'
import { onDesktop, onPhone } from '../../screen-size'
import { until } from '../../until'

noSideEffects()
onDesktop()
afterEach(cleanup)

function show(text = '', props: JsonEditorProps = {}) {
  const onValueChange = vi.fn<NonNullable<JsonEditorProps['onValueChange']>>()
  render(<JsonEditor defaultValue={{ text }} onValueChange={onValueChange} {...props} />)
  return { text: () => onValueChange.mock.lastCall?.[0].text }
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'JSON' })
const result = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Result' })
const type = (value: string) => fireEvent.input(field(), { target: { value } })
const isOff = (name: string) => button(name).matches(':disabled, [aria-disabled=true]')
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const press = (name: string) => act(async () => button(name).click())
/** For the text, not the example. */
const verdict = (words: 'Valid JSON' | 'Invalid JSON') =>
  until(() => {
    if (words === 'Valid JSON') expect(statusIn(document)).toBe('current')
    return screen.getByText(words, { selector: 'p:not([role])' })
  })
const selected = () => field().value.slice(field().selectionStart, field().selectionEnd)
/** The available actions for the text. */
const copies = () =>
  screen
    .queryAllByRole<HTMLButtonElement>('button', { name: /^(Copy|Download|Show)/ })
    .filter(({ disabled }) => !disabled)
    .map(({ textContent }) => textContent)
const rows = () => within(screen.getByRole('region', { name: 'Tree' })).getAllByRole('button')
const texts = () => rows().map(({ textContent }) => textContent?.replace(/^[▸▾]/, ''))

/** 5 MB of generated text, so its characters are known. */
const big = (often: number) => `[${'{"id":1.0,"tags":["a","b"]},'.repeat(often - 1)}{"id":1.0,"tags":["a","b"]}]`

describe('json-editor', () => {
  beforeAll(async () => {
    show('[]')
    await verdict('Valid JSON')
    cleanup()
  })

  it('announces whether the text is valid, beside the last valid one too', async () => {
    const said = () => screen.getAllByRole('status').flatMap(({ textContent }) => textContent || [])
    show()
    expect(said()).toEqual([])
    type('[12345678901234567890]')
    await until(() => expect(said()).toEqual(['Result: Valid JSON. 1 warning']))
    type('[1,]')
    await until(() => expect(said()).toEqual(['Result: Invalid JSON']))
    expect(result().value).toContain('12345678901234567890')
    type('[1]')
    await until(() => expect(said()).toEqual(['Result: Valid JSON']))
  })

  it('checks each edit and enables its buttons only for valid text', async () => {
    show()
    expect([isOff('Format'), isOff('Minify')]).toEqual([true, true])
    type('{"a":1')
    // Not the result for the empty text or the example.
    expect([isOff('Format'), statusIn(document)]).toEqual([true, 'incomplete'])
    await until(() => expect(screen.queryByText('Valid JSON')).toBeNull())
    expect(screen.queryByText('Invalid JSON')).toBeNull()
    await verdict('Invalid JSON')
    expect([isOff('Format'), isOff('Minify')]).toEqual([true, true])
    expect(
      screen.getByText(/^JSON Error: The JSON ends too early\. Add the missing part\. Line 1, column 7\.$/),
    ).toBeTruthy()
    expect(field().getAttribute('aria-invalid')).toBe('true')
    type('{"a":1}')
    await verdict('Valid JSON')
    expect([isOff('Format'), isOff('Minify')]).toEqual([false, false])
    expect(screen.queryByText(/^JSON Error/)).toBeNull()
    type('')
    await until(() => expect(isOff('Format')).toBe(true))
    expect(screen.queryByText('Invalid JSON')).toBeNull()
  })

  it('does not call a text invalid while it is being typed, but dims the last answer', async () => {
    const onResult = vi.fn<NonNullable<JsonEditorProps['onResult']>>()
    show('[1]', { onResult })
    await verdict('Valid JSON')
    await press('Tree')
    expect(copies()).toEqual(['Copy', 'Download', 'Copy path', 'Copy value', 'Show in text'])
    type('[1,2')
    await until(() => expect(onResult.mock.lastCall?.[0]).toMatchObject({ value: { valid: false } }))
    expect(statusIn(document)).toBe('outdated')
    // Nothing from an earlier text, including its tree.
    expect(copies()).toEqual([])
    expect([screen.queryByText('Invalid JSON'), field().getAttribute('aria-invalid')]).toEqual([null, null])
    expect(screen.queryByRole('button', { name: 'Repair' })).toBeNull()
    fireEvent.blur(field())
    await verdict('Invalid JSON')
    expect(field().getAttribute('aria-invalid')).toBe('true')
  })

  it('shows the formatted text, and keeps the last valid one beside an invalid text, with nothing to copy', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const { text } = show('[1.0]')
    await verdict('Valid JSON')
    expect(result().value).toBe('[\n  1.0\n]')
    await press('Copy')
    expect([write.mock.calls, text()]).toEqual([[['[\n  1.0\n]']], undefined])
    type('[1,2')
    fireEvent.blur(field())
    await verdict('Invalid JSON')
    expect([result().value, statusIn(document), copies()]).toEqual(['[\n  1.0\n]', 'outdated', []])
    expect(button('Line 1, column 5').disabled).toBe(false)
    type('')
    fireEvent.blur(field())
    await verdict('Valid JSON')
    type('[1,2')
    fireEvent.blur(field())
    // That text was deleted, so it's no longer shown.
    await until(() => screen.getByText('JSON Error:'))
    expect(result).toThrow()
  })

  it('shows the result as the last action made it', async () => {
    show('{"b": 1, "a": 2}')
    await verdict('Valid JSON')
    await press('Minify')
    await until(() => expect(result().value).toBe('{"b":1,"a":2}'))
    await press('Sort keys')
    await until(() => expect(result().value).toBe('{\n  "a": 2,\n  "b": 1\n}'))
  })

  it('shows the example formatted with the chosen indent, and its tree', async () => {
    show('', { defaultValue: { indent: '4' } })
    const formatted = JSON.stringify({ name: 'Ada', born: 1815, tags: ['math', 'engines'], id: 0, rate: 1 }, null, 4)
      .replace('"id": 0', '"id": 12345678901234567890')
      .replace('"rate": 1', '"rate": 1.0')
    expect(result().value).toBe(formatted)
    await press('Tree')
    await until(() => expect(texts().at(-1)).toBe('rate1.0'))
  })

  it('formats on Ctrl+Enter and shows errors there', async () => {
    const { text } = show('[1]')
    await verdict('Valid JSON')
    const enter = () => act(async () => void fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true }))
    await enter()
    expect(text()).toBe('[\n  1\n]')
    type('[1')
    await enter()
    expect(await screen.findByText(/^JSON Error: The JSON ends/)).toBeTruthy()
  })

  it('keeps the focus where Ctrl+Z works: on the button, or in the tool after Repair', async () => {
    const { text } = show('{"b":1,"a":2}')
    await verdict('Valid JSON')
    for (const name of ['Format', 'Minify', 'Sort keys']) {
      button(name).focus()
      await press(name)
      expect([document.activeElement, button(name).disabled]).toEqual([button(name), false])
    }
    type('[1,]')
    fireEvent.blur(field())
    await verdict('Invalid JSON')
    button('Repair').focus()
    await press('Repair')
    expect(text()).toBe('[1]')
    fireEvent.keyDown(document.activeElement as Element, { key: 'z', ctrlKey: true })
    expect(text()).toBe('[1,]')
  })

  it('goes to the error, or the empty text, if an action isn’t possible', async () => {
    const { text } = show()
    await press('Format')
    expect(document.activeElement).toBe(field())
    type('{"a": 1,,}')
    await verdict('Invalid JSON')
    button('Sort keys').focus()
    await press('Sort keys')
    expect(document.activeElement).toBe(field())
    expect([text(), getSelection()?.toString()]).toEqual(['{"a": 1,,}', ','])
  })

  it('shows an empty text as valid, before the first edit and after the last', async () => {
    show()
    expect(statusIn(document)).toBe('example')
    screen.getByText('Valid JSON')
    type('{')
    await verdict('Invalid JSON')
    type('')
    await verdict('Valid JSON')
    expect(isOff('Format')).toBe(true)
  })

  it('formats with the indent, minifies, sorts, and undoes each', async () => {
    const start = '{"b":1.0,"a":[12345678901234567890]}'
    const { text } = show(start)
    await verdict('Valid JSON')
    fireEvent.change(screen.getByRole('combobox', { name: 'Indent' }), { target: { value: 'tab' } })
    await press('Format')
    expect(text()).toBe('{\n\t"b": 1.0,\n\t"a": [\n\t\t12345678901234567890\n\t]\n}')
    expect(screen.getByText('Formatted.')).toBeTruthy()
    await until(() => expect(isOff('Minify')).toBe(false))
    await press('Minify')
    expect(text()).toBe(start)
    await until(() => expect(isOff('Sort keys')).toBe(false))
    await press('Sort keys')
    expect(text()).toContain('{\n\t"a": [')
    await press('Undo')
    expect(text()).toBe(start)
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('undoes actions and Clear with Ctrl+Z and leaves other edits to the browser', async () => {
    const { text } = show('[1,2]')
    await verdict('Valid JSON')
    type('[1,2,3]')
    await verdict('Valid JSON')
    await press('Format')
    expect(text()).toContain('\n')
    expect(fireEvent.keyDown(field(), { key: 'z', ctrlKey: true })).toBe(false)
    expect(text()).toBe('[1,2,3]')
    await press('Clear')
    expect([text(), statusIn(document)]).toEqual(['', 'example'])
    fireEvent.keyDown(field(), { key: 'z', metaKey: true })
    expect(text()).toBe('[1,2,3]')
    expect(fireEvent.keyDown(field(), { key: 'z', ctrlKey: true })).toBe(true)
  })

  it('shortens very long paths in the middle', async () => {
    show('['.repeat(3000))
    await verdict('Invalid JSON')
    const end = '/0'.repeat(50)
    expect(screen.getByText(`${end} … ${end}`)).toBeTruthy()
  })

  it('shows the error in the text and repairs it on request', async () => {
    const { text } = show("{'a': 'it', b: 2,}")
    await verdict('Invalid JSON')
    await press('Line 1, column 2')
    await until(() => expect(selected()).toBe("'"))
    await press('Repair')
    expect(text()).toBe('{"a": "it", "b": 2}')
    expect(screen.getByText('fixed quotes around a key or string').textContent).toBe(
      '3 × fixed quotes around a key or string',
    )
    await verdict('Valid JSON')
    expect(screen.queryByRole('button', { name: 'Repair' })).toBeNull()
  })

  it('shows an error if it cannot repair the text', async () => {
    show('}')
    await verdict('Invalid JSON')
    await press('Repair')
    expect(screen.getByText(/^There’s no JSON here to repair/)).toBeTruthy()
    type('} ')
    expect(screen.queryByText(/^There’s no JSON here to repair/)).toBeNull()
  })

  it('lists warnings and shows where they are', async () => {
    show('{"a":1,\n"a":12345678901234567890}')
    await verdict('Valid JSON')
    await act(async () => screen.getByText('line 2, column 5').click())
    await until(() => expect(selected()).toBe('12345678901234567890'))
    expect(screen.getByText(/Duplicate key/)).toBeTruthy()
  })

  it('expands a tree, by keyboard too, and copies paths and values', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    show('{"a/b":[10,{"c":"x"}],"d":null}')
    await verdict('Valid JSON')
    await press('Tree')
    expect(texts()).toEqual(['(root){} 2 keys', 'a/b[] 2 elements', 'dnull'])
    await act(async () => rows()[1]?.click())
    expect(texts()).toEqual(['(root){} 2 keys', 'a/b[] 2 elements', '010', '1{} 1 key', 'dnull'])
    rows()[2]?.focus()
    fireEvent.keyDown(rows()[2] as Element, { key: 'ArrowDown' })
    expect(document.activeElement).toBe(rows()[3])
    fireEvent.keyDown(rows()[3] as Element, { key: 'ArrowRight' })
    expect(texts()).toContain('c"x"')
    expect(screen.getByText('/a~1b/1')).toBeTruthy()
    await press('Copy path')
    await press('Copy value')
    expect(write.mock.calls).toEqual([['/a~1b/1'], ['{"c":"x"}']])
    await press('Format')
    await until(() => expect(field().value).toContain('\n'))
    await verdict('Valid JSON')
    expect(texts()).toContain('c"x"')
    fireEvent.keyDown(rows()[1] as Element, { key: 'ArrowLeft' })
    expect(texts()).toEqual(['(root){} 2 keys', 'a/b[] 2 elements', 'dnull'])
  })

  it('checks, shows and formats a long text in a worker', async () => {
    const often = 100_000
    const { text } = show(big(often))
    await verdict('Valid JSON')
    expect(screen.getByText(`${often.toLocaleString('en-US')} elements`, { exact: false })).toBeTruthy()
    expect(rows().length).toBeLessThan(60)
    await press('Format')
    await until(() => expect(text()?.length).toBeGreaterThan(big(often).length))
    expect(text()).toBe(JSON.stringify(JSON.parse(big(often)), null, 2).replaceAll('"id": 1', '"id": 1.0'))
    await until(() => screen.getByText('Formatted.'))
    await press('Undo')
    expect(text()).toBe(big(often))
  })

  it('stops on Cancel', async () => {
    const { text } = show(big(200_000))
    await verdict('Valid JSON')
    await press('Format')
    await until(() => screen.getByText(/^Formatting…/))
    await press('Cancel')
    expect(screen.queryByText(/^Formatting…/)).toBeNull()
    await waitFor(() => expect(isOff('Format')).toBe(false))
    expect(text()).toBeUndefined()
  })

  it('finds the error in a long text and shows its part', async () => {
    show(`${big(20_000).slice(0, -1)},tru]`)
    await verdict('Invalid JSON')
    expect(screen.getByText('/20000')).toBeTruthy()
    await press(`Line 1, column ${(big(20_000).length + 1).toLocaleString('en-US')}`)
    await until(() => expect(selected()).toBe('tru'))
  })

  it('loads a sample and clears', async () => {
    const { text } = show()
    await press('Load sample')
    expect(text()).toContain('12345678901234567890')
    await press('Clear')
    expect(text()).toBe('')
  })
})

describe('json-editor on a phone', () => {
  onPhone()

  it('shows the text when asked for a place in it', async () => {
    show('{"a":1,\n"b":true}')
    await until(() => expect(statusIn(document)).toBe('current'))
    await press('Result')
    await verdict('Valid JSON')
    await press('Tree')
    expect(field).toThrow()
    await act(async () => rows()[2]?.click())
    await press('Show in text')
    await until(() => expect(selected()).toBe('true'))
    expect(button('Input').getAttribute('aria-pressed')).toBe('true')
  })

  it('goes to the error from either pane', async () => {
    show('[1,]')
    await until(() => expect(statusIn(document)).toBe('current'))
    await press('Result')
    await press('Line 1, column 3')
    await until(() => expect(document.activeElement).toBe(field()))
    expect(selected()).toBe(',')
  })
})

describe('questions about a text', () => {
  it('finds what a query asks for, says what is wrong with one, and goes to a result', async () => {
    show('{"a":[1.0,2],"b":12345678901234567890}')
    await verdict('Valid JSON')
    await press('Query')
    const query = await until(() => screen.getByRole<HTMLInputElement>('textbox', { name: 'JSONPath or JSON Pointer' }))
    fireEvent.input(query, { target: { value: '$..[?@ > 1' } })
    await until(() => screen.getByText('Add the missing bracket, parenthesis or comma.'))
    fireEvent.input(query, { target: { value: '$..[?@ > 1]' } })
    await until(() => screen.getByText('2 results'))
    const found = within(screen.getByRole('region', { name: 'Results' })).getAllByRole('button')
    expect(found.map(({ textContent }) => textContent)).toEqual([
      "$['b']12345678901234567890line 1",
      "$['a'][1]2line 1",
    ])
    await act(async () => found[0]?.click())
    await until(() => expect(selected()).toBe('12345678901234567890'))
  })

  it('stops a query that takes too long', async () => {
    show(`["${'a'.repeat(40)}!"]`, {
      defaultValue: { text: `["${'a'.repeat(40)}!"]`, query: '$[?match(@, "(a+)+b")]' },
    })
    const stop = await until(() => button('Stop'))
    await act(async () => stop.click())
    await until(() => screen.getByText('Stopped.'))
  })

  it('compares with another text and makes a JSON Patch', async () => {
    show('', { defaultValue: { text: '{"a":1,"b":[1,2]}', other: '{"b":[2,1.0],"c":null}' } })
    await until(() => screen.getByText('1 added · 1 removed · 1 moved'))
    const changes = within(screen.getByRole('region', { name: 'Differences' })).getAllByRole('button')
    expect(changes.map(({ textContent }) => textContent)).toEqual([
      'Removed/a1line 1',
      'Added/cnullline 1',
      'Moved/b/0→ /b/1line 1',
    ])
    await press('Create JSON Patch')
    await until(() => button('Copy JSON Patch'))
  })

  it('checks the text against a schema', async () => {
    show('', {
      defaultValue: { text: '{"born":"1815"}', schema: '{"properties":{"born":{"type":"integer"}},"required":["id"]}' },
    })
    await until(() => screen.getByText('2 errors'))
    expect(screen.getByText('Expected whole number, but found string.')).toBeTruthy()
    expect(screen.getByText('The key id is missing.')).toBeTruthy()
    await act(async () => screen.getByRole('button', { name: /^.born/ }).click())
    await until(() => expect(selected()).toBe('"1815"'))
  })
})
