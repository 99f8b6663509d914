import { catalog, routeOf } from '../src/catalog'
import { column } from './app.css'
import { config } from './config'
import { about, brand, foot, inner, legal, link, names, title } from './footer.css'

/** Until visits are counted, the tools that most others point to are the popular ones. */
const popular = catalog
  .map((tool) => ({
    tool,
    links: catalog.filter(({ related }) => (related as readonly string[]).includes(tool.id)).length,
  }))
  .sort((one, other) => other.links - one.links)
  .slice(0, 6)
  .map(({ tool }) => tool)

export function Footer() {
  return (
    <footer className={foot}>
      <div className={`${column} ${inner}`}>
        <div className={about}>
          <p className={brand}>{config.name}</p>
          <p>Small tools for everyday sums, texts and choices. Free, without an account, on any page you like.</p>
        </div>
        <nav aria-labelledby="popular">
          <h2 className={title} id="popular">
            Popular tools
          </h2>
          <ul className={names}>
            {popular.map(({ id, name }) => (
              <li key={id}>
                <a className={link} href={routeOf(id)}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className={legal}>© {config.name}. Open source under the MIT licence.</p>
      </div>
    </footer>
  )
}
