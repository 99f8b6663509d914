import { lazy } from '../../core/base/lazy'

/** The font of captions, about 150 kB. */
export const lazyCaption = lazy(() => import('./caption'))
