import { useEffect, useRef, useState } from 'react'
import type { Username } from '../../engine/username-generator/username-generator'

/**
 * Whether a name is available: true or false, directly or as a promise. If the function throws, rejects, returns anything
 * else or takes more than 8 seconds, the name is shown as not checked. `signal` aborts when the result is no longer needed.
 */
export type CheckAvailability = (username: string, signal: AbortSignal) => boolean | Promise<boolean>

export type Mark = 'available' | 'taken' | 'checking' | 'failed'

/** In milliseconds. */
const timeout = 8000

interface Checked {
  /** The list that was checked. Marks of an older list are ignored. */
  readonly of: readonly Username[] | undefined
  readonly marks: Readonly<Record<string, Mark>>
}

/** The availability of each name: from the page's check, or else simulated. Results for an older list are ignored. */
export function useAvailability(usernames: readonly Username[] | undefined, check: CheckAvailability | undefined) {
  const [checked, setChecked] = useState<Checked>({ of: undefined, marks: {} })
  const [attempt, setAttempt] = useState(0)
  // The page may pass a new function on every render, which is no reason to check again.
  const newest = useRef(check)
  newest.current = check
  const isChecked = Boolean(check)
  const marks = checked.of === usernames ? checked.marks : {}

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect sets `marks`; a new attempt checks the names that have no result
  useEffect(() => {
    if (!usernames || !isChecked) return
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(), timeout)
    let isOver = false
    const setMark = (username: string, mark: Mark) =>
      setChecked(({ of, marks }) => ({
        of: usernames,
        marks: { ...(of === usernames ? marks : {}), [username]: mark },
      }))
    for (const { username } of usernames) {
      if (isSettled(marks[username])) continue
      setMark(username, 'checking')
      void checkName(newest.current, username, controller.signal).then((mark) => !isOver && setMark(username, mark))
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
    /** Checks again the names whose check failed. */
    retry: () => setAttempt((before) => before + 1),
  }
}

const isSettled = (mark: Mark | undefined) => mark === 'available' || mark === 'taken'

function checkName(check: CheckAvailability | undefined, username: string, signal: AbortSignal): Promise<Mark> {
  return new Promise((resolve) => {
    const failed = () => resolve('failed')
    signal.addEventListener('abort', failed, { once: true })
    Promise.resolve()
      .then(() => check?.(username, signal))
      .then((result) => resolve(result === true ? 'available' : result === false ? 'taken' : 'failed'), failed)
  })
}
