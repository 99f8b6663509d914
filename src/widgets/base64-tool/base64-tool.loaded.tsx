import { type ReactNode, useEffect } from 'react'
import { lazy, type useLazy } from '../core/base/lazy'
import { LoadFailed } from '../core/output/load-failed'
import * as css from './base64-tool.hex.css'
import type { strings } from './base64-tool.strings'
// The token view loads on use. A page of the site links only the styles of static imports (per-tool-chunks.ts).
import './base64-tool.token.css'

/** What the first view doesn't need, in one module. */
export const lazyParts = lazy(() => import('./base64-tool.parts'))

export type Parts = NonNullable<typeof lazyParts.module>
export type Loading = ReturnType<typeof useLazy<Parts>>

interface LoadedProps {
  readonly loading: Loading
  readonly t: typeof strings
  readonly children: (parts: Parts) => ReactNode
}

/** A view from the module, which fills its pane until it's loaded. */
export function Loaded({ loading: { module: parts, load, failed }, t, children }: LoadedProps) {
  useEffect(() => void load(), [load])
  if (failed) return <LoadFailed t={t} onRetry={() => void load()} />
  return parts ? children(parts) : <div className={css.hex} aria-busy="true" />
}
