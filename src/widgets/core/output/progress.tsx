import * as css from './progress.css'

/** The progress of a long job, on the top edge of an element with `position: relative`. */
export const Progress = ({ label, share }: { readonly label: string; readonly share: number }) => (
  <progress className={css.progress} aria-label={label} value={share} />
)
