import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { LongOutput } from '../../../src/widgets/core/long-text/long-output'
import { LongText } from '../../../src/widgets/core/long-text/long-text'
import { noSideEffects } from '../../no-side-effects'
import { until } from '../../until'
import { count, cuts, drag, long, number, partOf, paste, press, said } from './long-text-screen'

noSideEffects()
afterEach(cleanup)

const tool = { props: {} }
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Result' })
const selected = () => field().value.slice(field().selectionStart, field().selectionEnd)

function show(text: string) {
  const { rerender } = render(<LongOutput tool={tool} label="Result" text={text} />)
  return (text: string) => rerender(<LongOutput tool={tool} label="Result" text={text} />)
}

async function showLong(text = long) {
  const give = show(text)
  await screen.findByRole('button', { name: 'Next part' })
  return give
}

function find(words: string): void {
  const box = screen.getByRole('textbox', { name: 'Find' })
  fireEvent.input(box, { target: { value: words } })
  fireEvent.keyDown(box, { key: 'Enter' })
}

it('is a plain read-only field', async () => {
  const give = show('made')
  expect([field().value, field().readOnly]).toEqual(['made', true])
  fireEvent.input(field(), { target: { value: 'other' } })
  expect(field().value).toBe('made')
  paste(field(), long)
  // By default, browsers open a dropped file in place of the page.
  expect(drag('drop', field(), '', new File(['a'], 'a.txt'))).toBe(false)
  await screen.findByDisplayValue('made')
  give('new text')
  expect(field().value).toBe('new text')
})

it('is shown in parts if it is long, and is copied completely', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const give = await showLong()
  expect(screen.getByText(/^This result is long/)).toBeTruthy()
  press('Last part')
  expect(field().value).toBe(partOf(count - 1))
  await act(async () => press('Copy all'))
  expect(write).toHaveBeenCalledWith(long)
  give('short')
  expect(field().value).toBe('short')
})

it('is searched through all parts, wrapping around to the start', async () => {
  const [second = 0, third = 0] = cuts.slice(2)
  const text = `${long.slice(0, second + 9)}Moby${long.slice(second + 9, third + 70)}Moby${long.slice(third + 70)}`
  await showLong(text)
  find('Moby')
  expect([selected(), number().value]).toEqual(['Moby', '3'])
  expect(document.activeElement).toBe(field())
  expect(screen.getAllByRole('textbox', { name: 'Result' })).toHaveLength(1)
  press('Find next')
  expect([selected(), number().value]).toEqual(['Moby', '4'])
  press('Find next')
  expect([selected(), number().value]).toEqual(['Moby', '3'])
})

it('says if nothing is found', async () => {
  await showLong()
  find('Moby')
  expect(screen.getByText('Not found').getAttribute('role')).toBe('status')
  expect(said()).toBe(`part 1 of ${count}`)
  find('')
  expect(screen.queryByText('Not found')).toBeNull()
})

it('scrolls a match into view', async () => {
  const lines = 400
  const long = 'a line that is longer than the others, by a lot '.repeat(60)
  await showLong(`${'short\n'.repeat(lines)}Moby\n${`${long}\n`.repeat(40)}`)
  find('Moby')
  const { scrollTop, clientHeight } = field()
  const top = lines * Number.parseFloat(getComputedStyle(field()).lineHeight)
  expect(top).toBeGreaterThan(scrollTop)
  expect(top).toBeLessThan(scrollTop + clientHeight)
})

it('shows the given range', async () => {
  const props = { tool, label: 'Result', value: long, onChange: () => {} }
  const { rerender } = render(<LongText {...props} />)
  const from = (cuts[2] ?? 0) + 5
  rerender(<LongText {...props} reveal={{ from, to: from + 7 }} />)
  await until(() => expect([selected(), number().value]).toEqual([long.slice(from, from + 7), '3']))
})
