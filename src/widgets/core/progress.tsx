import { LateSheets } from './late-sheets'
import * as css from './progress.css'
import sheets from './progress.tsx?sheets'

/** How much of a long work is done, on the upper edge of what it stands in: `position: relative`. */
export function Progress({ label, share }: { readonly label: string; readonly share: number }) {
  return (
    <>
      <LateSheets sheets={sheets} />
      <progress className={css.progress} aria-label={label} value={share} />
    </>
  )
}
