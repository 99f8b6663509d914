import { type ReactNode, useEffect } from 'react'
import type { useLazy } from '../core/base/lazy'
import { LoadFailed } from '../core/output/load-failed'
import type { Parts } from './base64-tool.lazy'
import * as css from './hex.css'

export type Loading = ReturnType<typeof useLazy<Parts>>

interface LoadedProps {
  readonly loading: Loading
  readonly children: (parts: Parts) => ReactNode
}

/** A view from the module, which fills its pane until it's loaded. */
export function Loaded({ loading: { module: parts, load, failed }, children }: LoadedProps) {
  useEffect(() => void load(), [load])
  if (failed) return <LoadFailed onRetry={() => void load()} />
  return parts ? children(parts) : <div className={css.hex} aria-busy="true" />
}
