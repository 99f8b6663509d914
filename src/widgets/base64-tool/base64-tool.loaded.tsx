import { type ReactNode, useEffect } from 'react'
import { lazy, useLazy } from '../core/loading/lazy'
import { LoadFailed } from '../core/loading/load-failed'
// The styles of what loads later are part of the tool's.
import * as css from './base64-tool.hex.css'
import type { strings } from './base64-tool.strings'
import './base64-tool.token.css'

/** What only some texts need, in one module. */
export const lazyParts = lazy(() => import('./base64-tool.parts'))

interface LoadedProps {
  readonly t: typeof strings
  readonly children: (parts: NonNullable<typeof lazyParts.module>) => ReactNode
}

/** A view from the module, which fills its pane until it's loaded. */
export function Loaded({ t, children }: LoadedProps) {
  const { module: parts, load, failed } = useLazy(lazyParts)
  useEffect(() => void load(), [load])
  if (failed) return <LoadFailed t={t} onRetry={() => void load()} />
  return parts ? children(parts) : <div className={css.hex} aria-busy="true" />
}
