import { useEffect, useLayoutEffect } from 'react'

/** React 18 warns about every useLayoutEffect that it renders on a server, where no effect runs. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect
