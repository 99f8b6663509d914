import { lazy } from '../core/base/lazy'
// The token view loads on use. A page of the site links only the styles of static imports (per-tool-chunks.ts).
import './token/token.css'

/** What the first view doesn't need, in one module. */
export const lazyParts = lazy(() => import('./base64-tool.parts'))

export type Parts = NonNullable<typeof lazyParts.module>
