import { lazy } from '../../core/loading/lazy'

/** The font of captions, about 150 kB. */
export const lazyCaption = lazy(() => import('./caption'))
