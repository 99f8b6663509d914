import { useEffect, useState } from 'react'
import { afterPress } from './press'

/** Milliseconds for which Undo is offered; Ctrl+Z works until the next edit. */
const offered = 10_000

/** The way back from what Clear, a sample, Format or a reset replaced, until the person goes on. */
export function useUndo() {
  const [way, setWay] = useState<{ readonly back: () => void }>()
  const [isOffered, setOffered] = useState(false)

  useEffect(() => {
    if (!way) return
    const timer = setTimeout(() => afterPress(() => setOffered(false)), offered)
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
