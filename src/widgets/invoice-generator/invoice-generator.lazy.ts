import { lazy } from '../core/base/lazy'

/**
 * The fields of folds, and what buttons do: printing, and reading and writing files. One file, because what two of them and
 * the tool have in common would be another request.
 */
export const lazyParts = lazy(() => import('./actions/parts'))
