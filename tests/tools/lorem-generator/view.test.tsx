import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { LoremGenerator } from '../../../src/widgets/lorem-generator/lorem-generator'
import { noSideEffects } from '../../no-side-effects'

noSideEffects()
afterEach(cleanup)

const box = () => screen.getByRole('region', { name: 'Filler text' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('shows the beginning of a long text until the user asks for all of it, and copies the whole text', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  render(<LoremGenerator defaultValue={{ type: 'paragraphs', count: '20' }} />)
  expect(await screen.findByRole('button', { name: 'Show all' })).toBeTruthy()
  expect(box().clientHeight).toBeLessThan(box().scrollHeight)
  press('Copy')
  await act(async () => {})
  expect(write.mock.lastCall?.[0].split('\n\n')).toHaveLength(20)
  press('Show all')
  expect(box().clientHeight).toBe(box().scrollHeight)
  press('Show less')
  expect(box().clientHeight).toBeLessThan(box().scrollHeight)
})

it('shows a short text whole', async () => {
  render(<LoremGenerator defaultValue={{ type: 'words', count: '50' }} />)
  // A resize observer reports before the next frame.
  await act(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull()
  expect(box().clientHeight).toBe(box().scrollHeight)
})
