import { act, cleanup, fireEvent, render, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BarPlace } from '../../../src/widgets/core/answer/answer-bar'
import { usePresses } from '../../../src/widgets/core/base/press'
import { FailedAnswer } from '../../../src/widgets/core/output/failed-answer'
import { noSideEffects } from '../../no-side-effects'

noSideEffects()
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Shows a failed answer. Returns what brings its pane to the front. */
function fail({ live = false } = {}) {
  const onShow = vi.fn()
  render(
    <BarPlace value={{ place: null, onShow }}>
      <FailedAnswer message="" retry="" onRetry={() => {}} live={live}>
        {''}
      </FailedAnswer>
    </BarPlace>,
  )
  return onShow
}

it('brings its pane to the front', () => {
  expect(fail()).toHaveBeenCalledOnce()
})

it('waits for the end of a press, because fields and buttons would disappear', async () => {
  renderHook(() => usePresses({ current: document.body }))
  fireEvent.pointerDown(document.body)
  const onShow = fail()
  expect(onShow).not.toHaveBeenCalled()
  fireEvent.click(document.body)
  await act(async () => vi.advanceTimersByTime(1))
  expect(onShow).toHaveBeenCalledOnce()
})

it('stays where it is if the answer follows edits', () => {
  expect(fail({ live: true })).not.toHaveBeenCalled()
})
