import { X } from 'lucide-react'
import { visuallyHidden } from '../../src/widgets/core/base/theme.css'
import { config } from '../config'
import { announcement, close } from '../pages/home.css'
import { onWall } from './app.css'
import { tools } from './menus'

/** An announcement that visitors can close: the product that CODE_URL points to, or how to embed a tool. */
export function Announcement() {
  if (!config.codeUrl) return null
  return (
    <aside className={`${announcement} ${onWall}`} aria-label="Announcement">
      <p>
        {config.codeUrl.startsWith('/') ? (
          <>
            New: add any of these {tools.length} tools to your own site. <a href={config.codeUrl}>See how</a>
          </>
        ) : (
          <>
            New: build a whole website with{' '}
            <a href={config.codeUrl} rel="noopener">
              Code
            </a>
          </>
        )}
      </p>
      <button className={close} type="button" data-dismiss="">
        <X size={18} strokeWidth={1.75} aria-hidden="true" />
        <span className={visuallyHidden}>Close the announcement</span>
      </button>
    </aside>
  )
}
