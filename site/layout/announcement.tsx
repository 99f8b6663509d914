import { visuallyHidden } from '../../src/widgets/core/tool/theme.css'
import { config } from '../config'
import { announcement, close } from '../pages/home.css'
import { Cross } from './icons'

/** Tells of the other product, until it is closed. */
export function Announcement() {
  if (!config.codeUrl) return null
  return (
    <aside className={announcement} aria-label="Announcement">
      <p>
        New: build a whole website with{' '}
        <a href={config.codeUrl} rel="noopener">
          Code
        </a>
        .
      </p>
      <button className={close} type="button" data-dismiss="">
        <Cross />
        <span className={visuallyHidden}>Close the announcement</span>
      </button>
    </aside>
  )
}
