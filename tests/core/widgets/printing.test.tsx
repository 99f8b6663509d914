import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { LongOutput } from '../../../src/widgets/core/long-text/long-output'
import { WindowList } from '../../../src/widgets/core/output/window-list'
import { noSideEffects } from '../../no-side-effects'

noSideEffects()
afterEach(cleanup)

const print = (when: 'before' | 'after') => act(async () => void dispatchEvent(new Event(`${when}print`)))

it('prints every row of a list, and no note that says how many of them are visible', async () => {
  render(
    <WindowList label="Rows" count={1000} row={(index) => `Row ${index}`} showing={(from, to) => `${from}–${to}`} />,
  )
  const rows = () => screen.getAllByRole('listitem').length
  expect(rows()).toBeLessThan(100)
  screen.getByText(/^1–\d+$/)
  await print('before')
  expect(rows()).toBe(1000)
  expect(screen.queryByText(/^1–\d+$/)).toBeNull()
  await print('after')
  expect(rows()).toBeLessThan(100)
})

it('prints the text of a field that scrolls', async () => {
  const text = Array.from({ length: 500 }, (_, line) => `Line ${line}`).join('\n')
  const tool = { props: {} }
  const { container } = render(<LongOutput tool={tool} label="Result" text={text} />)
  expect(container.querySelector('pre')).toBeNull()
  await print('before')
  expect(container.querySelector('pre')?.textContent).toBe(text)
  await print('after')
  expect(container.querySelector('pre')).toBeNull()
})
