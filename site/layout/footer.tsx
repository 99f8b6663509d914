import { asksConsent, config } from '../config'
import { column, scripted } from './app.css'
import { about, brand, foot, inner, legal, link, links, names, title } from './footer.css'
import { popular } from './menus'
import { PageLink } from './page-link'

const documents = [
  { name: 'Guides', path: '/blog' },
  { name: 'Privacy policy', path: '/privacy-policy' },
  { name: 'Terms of service', path: '/terms-of-service' },
]

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
            {popular.map(({ id, name, path }) => (
              <li key={id}>
                <PageLink className={link} to={path}>
                  {name}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={legal}>
          <p>© {config.name}. Open source under the MIT license.</p>
          <ul className={links}>
            {documents.map(({ name, path }) => (
              <li key={path}>
                <PageLink className={link} to={path}>
                  {name}
                </PageLink>
              </li>
            ))}
            <li className={scripted}>
              <button className={link} type="button" data-region="">
                Region and units
              </button>
            </li>
            {asksConsent && (
              <li className={scripted}>
                <button className={link} type="button" data-consent="">
                  Cookie choices
                </button>
              </li>
            )}
          </ul>
        </div>
      </div>
    </footer>
  )
}
