import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/**
 * False on a server and until React has hydrated what the server sent: the browser's clock and time zone aren't known yet,
 * and the first render has to be the same as the server's.
 */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
