import { lazy } from '../core/base/lazy'

/** Makes, draws and saves codes. Loaded with the first one, or with a design. */
export const lazyMaker = lazy(() => import('./maker'))

export type Maker = NonNullable<typeof lazyMaker.module>

/**
 * The fields of folds and forms, and the panels of Batch and Read. One file, because what two of them have in common would
 * be another request.
 */
export const lazyParts = lazy(() => import('./qr-generator.parts'))
