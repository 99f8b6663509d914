import { useEffect, useRef, useState } from 'react'
import type { Username } from '../../engine/username-generator'

/**
 * Whether a name is still free: true or false, at once or later. A name is shown as not checked where this throws,
 * rejects, gives anything else or takes more than 8 seconds. `signal` aborts when the answer is no longer needed.
 */
export type CheckAvailability = (username: string, signal: AbortSignal) => boolean | Promise<boolean>

export type Mark = 'available' | 'taken' | 'checking' | 'failed'

const limit = 8000

interface Known {
  /** The list that the marks are of: those of an older list count for nothing. */
  readonly of: readonly Username[] | undefined
  readonly marks: Readonly<Record<string, Mark>>
}

/** The mark of each name: as the page's own check says, else as simulated. A newer list wins over an older one. */
export function useAvailability(usernames: readonly Username[] | undefined, check: CheckAvailability | undefined) {
  const [known, setKnown] = useState<Known>({ of: undefined, marks: {} })
  const [attempt, setAttempt] = useState(0)
  // A page may give another function at each render: that alone is no reason to ask again.
  const newest = useRef(check)
  newest.current = check
  const isChecked = Boolean(check)
  const marks = known.of === usernames ? known.marks : {}

  // biome-ignore lint/correctness/useExhaustiveDependencies: `marks` are what it sets; a new attempt asks for what they lack
  useEffect(() => {
    if (!usernames || !isChecked) return
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(), limit)
    let isOver = false
    const setMark = (username: string, mark: Mark) =>
      setKnown(({ of, marks }) => ({
        of: usernames,
        marks: { ...(of === usernames ? marks : {}), [username]: mark },
      }))
    for (const { username } of usernames) {
      if (isSettled(marks[username])) continue
      setMark(username, 'checking')
      void ask(newest.current, username, controller.signal).then((mark) => !isOver && setMark(username, mark))
    }
    return () => {
      isOver = true
      clearTimeout(timer)
      controller.abort()
    }
  }, [usernames, isChecked, attempt])

  return {
    markOf: ({ username, available }: Username): Mark =>
      isChecked ? (marks[username] ?? 'checking') : available ? 'available' : 'taken',
    /** Asks again for those that could not be checked. */
    retry: () => setAttempt((before) => before + 1),
  }
}

const isSettled = (mark: Mark | undefined) => mark === 'available' || mark === 'taken'

function ask(check: CheckAvailability | undefined, username: string, signal: AbortSignal): Promise<Mark> {
  return new Promise((resolve) => {
    const failed = () => resolve('failed')
    signal.addEventListener('abort', failed, { once: true })
    Promise.resolve()
      .then(() => check?.(username, signal))
      .then((is) => resolve(is === true ? 'available' : is === false ? 'taken' : 'failed'), failed)
  })
}
