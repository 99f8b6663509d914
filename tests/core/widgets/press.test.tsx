import { act, fireEvent, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazy, useLazy } from '../../../src/widgets/core/base/lazy'
import { afterPress, showAfterPress, usePresses } from '../../../src/widgets/core/base/press'
import { noSideEffects } from '../../no-side-effects'

noSideEffects()
beforeEach(() => {
  vi.useFakeTimers()
  renderHook(() => usePresses({ current: document.body }))
})
afterEach(() => {
  fireEvent.click(document.body)
  vi.runAllTimers()
  vi.useRealTimers()
})

/** A change of the layout that waits for the end of the press, if there is one. */
function change() {
  const task = vi.fn()
  afterPress(task)
  return task
}
const down = () => fireEvent.pointerDown(document.body)
const up = () => fireEvent.pointerUp(document.body)
const click = () => {
  fireEvent.click(document.body)
  vi.advanceTimersByTime(1)
}

it('the layout changes right away without a press, and after the click of a press', () => {
  expect(change()).toHaveBeenCalledOnce()
  down()
  const task = change()
  up()
  // On a touchscreen, the click comes later.
  vi.advanceTimersByTime(100)
  expect(task).not.toHaveBeenCalled()
  click()
  expect(task).toHaveBeenCalledOnce()
})

it('what a reply shows is there before the next press can begin', () => {
  const { result } = renderHook(() => useState('none yet'))
  showAfterPress(() => result.current[1]('here'))
  expect(result.current[0]).toBe('here')
})

it('the layout changes though no click follows, as after a drag', () => {
  down()
  const task = change()
  up()
  vi.advanceTimersByTime(1000)
  expect(task).toHaveBeenCalledOnce()
})

it('the layout doesn’t change during a press, however soon it follows another', () => {
  for (const end of [up, click]) {
    down()
    end()
    down()
    const task = change()
    vi.advanceTimersByTime(10_000)
    expect(task).not.toHaveBeenCalled()
    up()
    click()
    expect(task).toHaveBeenCalledOnce()
  }
})

it('the layout doesn’t wait for a press of another button than the main one', () => {
  fireEvent.pointerDown(document.body, { button: 2 })
  expect(change()).toHaveBeenCalledOnce()
})

it('code that arrives during a press is used after it', async () => {
  const code = lazy(async () => ({ name: 'code' }))
  const { result } = renderHook(() => useLazy(code))
  down()
  await act(result.current.load)
  expect(result.current.module).toBeUndefined()
  up()
  act(click)
  expect(result.current.module).toEqual({ name: 'code' })
})
