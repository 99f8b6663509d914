import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { vi } from 'vitest'
import { paginate } from '../../../src/widgets/core/base/text-pages'
import { LongText } from '../../../src/widgets/core/long-text/long-text'

export const prose = 'Call me Ishmael. Some years ago, never mind how long.\n'
export const long = prose.repeat(3000)
export const { cuts } = paginate(long)
export const count = cuts.length - 1
export const partOf = (at: number) => long.slice(cuts[at], cuts[at + 1])

function Held({ start, onChange }: { readonly start: string; readonly onChange: (text: string) => void }) {
  const [text, setText] = useState(start)
  const change = (next: string) => {
    setText(next)
    onChange(next)
  }
  return (
    <>
      <LongText label="Text" tool={{ props: {} }} value={text} onChange={change} placeholder="Type" />
      <button type="button" onClick={() => setText('from outside')}>
        Replace
      </button>
    </>
  )
}

export function show(start: string) {
  const onChange = vi.fn<(text: string) => void>()
  render(<Held start={start} onChange={onChange} />)
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
  return { field, text: () => onChange.mock.lastCall?.[0] }
}

const transfer = (text: string, ...files: File[]) => {
  const data = new DataTransfer()
  if (text) data.setData('text/plain', text)
  for (const file of files) data.items.add(file)
  return data
}

const init = { bubbles: true, cancelable: true, composed: true }

/** Returns true if it's left to the browser. */
export const paste = (field: Element, text: string) =>
  fireEvent(field, new ClipboardEvent('paste', { ...init, clipboardData: transfer(text) }))
export const drag = (kind: 'drop' | 'dragover', field: Element, text: string, ...files: File[]) =>
  fireEvent(field, new DragEvent(kind, { ...init, dataTransfer: transfer(text, ...files) }))
export const drop = (field: Element, text: string, ...files: File[]) =>
  act(async () => void drag('drop', field, text, ...files))

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
export const said = () => screen.getAllByRole('status')[0]?.textContent
export const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Part/ })

export function type(field: HTMLTextAreaElement, at: number, letters: string): void {
  const value = field.value.slice(0, at) + letters + field.value.slice(at)
  fireEvent.input(field, { target: { value } })
}
