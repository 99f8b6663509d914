import { useEffect, useState } from 'react'
import { showAfterPress } from '../core/base/press'

/** How long Undo is offered, in milliseconds. Ctrl+Z works until the next edit. */
const offered = 10_000

/** Undoes Clear, a sample, Format or a reset, until the next edit. */
export function useUndo() {
  const [way, setWay] = useState<{ readonly back: () => void }>()
  const [isOffered, setOffered] = useState(false)

  useEffect(() => {
    if (!way) return
    const timer = setTimeout(() => showAfterPress(() => setOffered(false)), offered)
    return () => clearTimeout(timer)
  }, [way])

  return {
    isOffered,
    remember(back: () => void): void {
      setWay({ back })
      setOffered(true)
    },
    forget(): void {
      setWay(undefined)
      setOffered(false)
    },
    undo: way?.back,
  }
}
