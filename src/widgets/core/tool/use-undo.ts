import { useEffect, useState } from 'react'
import { afterPress } from './press'

/** Milliseconds for which Undo is offered; Ctrl+Z works until the next edit. */
const offered = 10_000

/** What Clear, a sample, Format or a reset replaced, until the person goes on. */
export function useUndo<Input extends object>(first: Input | undefined) {
  const [replaced, setReplaced] = useState<{ readonly value: Input } | undefined>(first && { value: first })
  const [isOffered, setOffered] = useState(first !== undefined)

  useEffect(() => {
    if (!replaced) return
    const timer = setTimeout(() => afterPress(() => setOffered(false)), offered)
    return () => clearTimeout(timer)
  }, [replaced])

  return {
    isOffered,
    remember(value: Input): void {
      setReplaced({ value })
      setOffered(true)
    },
    forget(): void {
      setReplaced(undefined)
      setOffered(false)
    },
    replaced: replaced?.value,
  }
}
