import { column, onWall } from './app.css'
import { config } from './config'
import { SearchBox } from './header'
import { shelves } from './menus'
import { list, message, names, page, shelf, toolLink } from './missing.css'
import type { Page } from './page'
import { PageLink } from './page-link'
import { hue } from './theme.css'

const title = `Page not found | ${config.name}`
const description =
  'Nothing hangs at this address. Every tool of the wall is listed here, so that you find the one you came for.'

/** The page for an address that nothing hangs at. A lost visitor came for a tool, so all of them are here. */
export const missing: Page = {
  title,
  description,
  keywords: [],
  content: <Missing />,
  data: [{ '@type': 'WebPage', name: title, description }],
}

function Missing() {
  return (
    <div className={`${column} ${page}`}>
      <div className={`${message} ${onWall}`}>
        <h1 tabIndex={-1}>Unexpected Application Error!</h1>
        <p>
          404: nothing hangs at this address. Search for what you came for, take one of these, or start at{' '}
          <PageLink to="/">home</PageLink>.
        </p>
        <SearchBox />
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
