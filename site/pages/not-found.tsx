import { config } from '../config'
import { column, onWall } from '../layout/app.css'
import { SearchBox } from '../layout/header'
import { toolGroups } from '../layout/menus'
import { PageLink } from '../layout/page-link'
import { hue } from '../layout/theme.css'
import { group, list, message, names, page, toolLink } from './not-found.css'
import type { Page } from './page'

const title = `Page not found | ${config.name}`
const description =
  'Nothing hangs at this address. Every tool of the wall is listed here, so that you find the one you came for.'

/** The page for an address that nothing hangs at. A lost visitor came for a tool, so all of them are here. */
export const notFound: Page = {
  title,
  description,
  keywords: [],
  content: <NotFound />,
  data: [{ '@type': 'WebPage', name: title, description }],
}

function NotFound() {
  return (
    <div className={`${column} ${page}`}>
      <div className={`${message} ${onWall}`}>
        <h1>Unexpected Application Error!</h1>
        <p>
          404: nothing hangs at this address. Search for what you came for, take one of these, or start at{' '}
          <PageLink to="/">home</PageLink>.
        </p>
        <SearchBox />
      </div>
      <div className={list}>
        {toolGroups.map(({ id, name, tools }) => (
          <section className={`${group} ${hue[id]}`} key={id} aria-labelledby={id}>
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
