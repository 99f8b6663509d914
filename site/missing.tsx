import { routeOf } from '../src/catalog'
import { column, onWall } from './app.css'
import { shelves } from './menus'
import { list, message, names, page, shelf, toolLink } from './missing.css'
import { hue } from './theme.css'

/** The page for an address that nothing hangs at. A lost visitor came for a tool, so all of them are here. */
export function Missing() {
  return (
    <div className={`${column} ${page}`}>
      <div className={`${message} ${onWall}`}>
        <h1 tabIndex={-1}>Unexpected Application Error!</h1>
        <p>
          404: nothing hangs at this address. Perhaps one of these is what you came for, or start at{' '}
          <a href="/">home</a>.
        </p>
      </div>
      <div className={list}>
        {shelves.map(({ id, name, tools }) => (
          <section className={`${shelf} ${hue[id]}`} key={id} aria-labelledby={id}>
            <h2 id={id}>{name}</h2>
            <ul className={names}>
              {tools.map((tool) => (
                <li key={tool.id}>
                  <a className={toolLink} href={routeOf(tool.id)}>
                    {tool.name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
