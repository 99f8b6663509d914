import { lazy } from '../core/base/lazy'

/** What most visitors never need. */
export const lazyParts = lazy(() => import('./ip-lookup.parts'))
