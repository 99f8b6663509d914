import { LateSheets } from '../core/late-sheets'
import * as css from './text-counter.progress.css'
import sheets from './text-counter.progress.tsx?sheets'

/** How much of a long text is counted. */
export function Progress({ label, share }: { readonly label: string; readonly share: number }) {
  return (
    <>
      <LateSheets sheets={sheets} />
      <progress className={css.progress} aria-label={label} value={share} />
    </>
  )
}
