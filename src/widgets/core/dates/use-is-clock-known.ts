import { useImperativeHandle, useState } from 'react'

/**
 * Whether today's date can be used, if it's needed. It can't on a server and until React has hydrated what the server sent:
 * the visitor's clock and time zone aren't known yet, and the first render has to be the same as the server's. Where it
 * isn't needed, hydration isn't followed by another render, which would overwrite what was typed until then.
 */
export function useIsClockKnown(isNeeded: boolean): boolean {
  const [isKnown, setKnown] = useState(!isNeeded)
  // Like a layout effect, it runs before the next paint, but React 18 doesn't warn of it on a server.
  useImperativeHandle(
    (handle: boolean | null) => {
      if (handle) setKnown(true)
    },
    () => true,
    [],
  )
  return isKnown
}
