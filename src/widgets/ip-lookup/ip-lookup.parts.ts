import { lazy } from '../core/loading/lazy'

/** What most visitors never need. */
export const lazyParts = lazy(() => import('./ip-lookup.lazy'))
