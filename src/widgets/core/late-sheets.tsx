import { useLayoutEffect, useRef } from 'react'
import { adoptSheets } from './adopt-sheets'

/** The styles of a part that was fetched late, for the shadow root it stands in; on a page its stylesheet has them. */
export function LateSheets({ sheets }: { readonly sheets: readonly string[] }) {
  const here = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const root = here.current?.getRootNode()
    if (root && 'host' in root) adoptSheets(root as ShadowRoot, sheets)
  }, [sheets])
  return <span ref={here} hidden />
}
