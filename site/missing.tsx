import { column, onWall } from './app.css'
import { config } from './config'
import { shelves } from './menus'
import { list, message, names, page, shelf, toolLink } from './missing.css'
import { PageLink } from './page-link'
import type { Page } from './pages'
import { hue } from './theme.css'

/** The page for an address that nothing hangs at. A lost visitor came for a tool, so all of them are here. */
export const missing: Page = {
  title: `Page not found | ${config.name}`,
  description:
    'Nothing hangs at this address. Every tool of the wall is listed here, so that you find the one you came for.',
  content: <Missing />,
}

function Missing() {
  return (
    <div className={`${column} ${page}`}>
      <div className={`${message} ${onWall}`}>
        <h1 tabIndex={-1}>Unexpected Application Error!</h1>
        <p>
          404: nothing hangs at this address. Perhaps one of these is what you came for, or start at{' '}
          <PageLink to="/">home</PageLink>.
        </p>
      </div>
      <div className={list}>
        {shelves.map(({ id, name, tools }) => (
          <section className={`${shelf} ${hue[id]}`} key={id} aria-labelledby={id}>
            <h2 id={id}>{name}</h2>
            <ul className={names}>
              {tools.map((tool) => (
                <li key={tool.id}>
                  <PageLink className={toolLink} to={tool.path}>
                    {tool.name}
                  </PageLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
