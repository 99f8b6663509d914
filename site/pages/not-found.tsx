import { config } from '../config'
import { column, onWall } from '../layout/app.css'
import { AskBox } from '../layout/ask-box'
import { picks, toolGroups, tools } from '../layout/menus'
import { PageLink } from '../layout/page-link'
import { hue } from '../layout/theme.css'
import { ToolIcon } from '../layout/tool-icon'
import { allTools, group, lead, list, message, names, page, pick, popular, toolLink } from './not-found.css'
import type { Page } from './page'

const title = `Page not found | ${config.name}`
const description = 'There’s no page at this address. Search for a tool or choose one from the full list.'

/** The page for an unknown address. Most visitors come for a tool, so it lists all of them. */
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
        <p className={lead}>We couldn’t find that page.</p>
        <p>
          The address may have a typo, or the page may have moved. Search for a tool, choose one below, or go to the{' '}
          <PageLink to="/">home page</PageLink>. (Error 404)
        </p>
        <AskBox />
      </div>
      <section className={popular} aria-labelledby="popular">
        <h2 id="popular">Our picks</h2>
        <ul>
          {picks.map(({ id, name, group, path }) => (
            <li className={hue[group]} key={id}>
              <PageLink className={pick} to={path}>
                <ToolIcon id={id} />
                <span>{name}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      </section>
      <h2 className={allTools}>All {tools.length} tools</h2>
      <div className={list}>
        {toolGroups.map(({ id, name, tools }) => (
          <section className={`${group} ${hue[id]}`} key={id} aria-labelledby={id}>
            <h3 id={id}>{name}</h3>
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
