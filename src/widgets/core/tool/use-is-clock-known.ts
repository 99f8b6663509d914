import { useState } from 'react'
import { useBrowserLayoutEffect } from '../base/use-browser-layout-effect'

/**
 * Whether today's date can be used, if it's needed. It can't on a server and until React has hydrated what the server sent:
 * the visitor's clock and time zone aren't known yet, and the first render has to be the same as the server's. Where it
 * isn't needed, hydration isn't followed by another render, which would overwrite what was typed until then.
 */
export function useIsClockKnown(isNeeded: boolean): boolean {
  const [isKnown, setKnown] = useState(!isNeeded)
  useBrowserLayoutEffect(() => setKnown(true), [])
  return isKnown
}
