import { popular, tools } from 'virtual:tools'
import { column } from './app.css'
import { config } from './config'
import { about, brand, foot, inner, legal, link, names, title } from './footer.css'
import { PageLink } from './page-link'

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
            {popular.map((id) => {
              const tool = tools.find((each) => each.id === id)
              return (
                tool && (
                  <li key={id}>
                    <PageLink className={link} to={tool.path}>
                      {tool.name}
                    </PageLink>
                  </li>
                )
              )
            })}
          </ul>
        </nav>
        <p className={legal}>© {config.name}. Open source under the MIT licence.</p>
      </div>
    </footer>
  )
}
