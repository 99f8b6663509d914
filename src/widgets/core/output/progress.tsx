import * as css from './progress.css'

/** How much of a long job is done, on the upper edge of an element with `position: relative`. */
export const Progress = ({ label, share }: { readonly label: string; readonly share: number }) => (
  <progress className={css.progress} aria-label={label} value={share} />
)
