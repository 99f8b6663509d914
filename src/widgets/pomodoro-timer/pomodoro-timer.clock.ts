import { useEffect, useRef, useState } from 'react'
import type { Mode } from '../../engine/pomodoro-timer/face'
import type { Output } from '../../engine/pomodoro-timer/settings'
import { partOf } from '../core/part'
import type { Deed, Live, View } from './pomodoro-timer.running'

const usePart = partOf(() => import('./pomodoro-timer.part'))

/** A timer that stands still until something is pressed; then what makes it run is fetched. */
export function useClock(settings: Output, chimes: boolean) {
  const [part, load, failed] = usePart(settings.fallbacks.length > 0)
  const [view, setView] = useState<View>({
    mode: 'work',
    completed: 0,
    seconds: 60 * settings.workTime,
    passed: '0',
  })
  const live = useRef<Live>({ first: settings, settings, chimes }).current
  Object.assign(live, { settings, chimes })

  // biome-ignore lint/correctness/useExhaustiveDependencies: that is when its booking changes
  useEffect(() => live.clock?.bookChime(), [chimes])
  useEffect(() => {
    live.show = setView
    return () => {
      live.show = undefined
      live.clock?.close()
      live.clock = undefined
    }
  }, [live])

  /** At once where it can be: browsers let nothing sound but in a press. */
  function press(deed: Deed, mode?: Mode): void {
    if (part) part.act(live, deed, mode)
    else void load().then((part) => part?.act(live, deed, mode))
  }

  return { view, part, load, failed, press }
}
