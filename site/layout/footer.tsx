import { asksConsent, config } from '../config'
import { column, scripted } from './app.css'
import { about, brand, foot, inner, legal, link, links, names, title } from './footer.css'
import { picks } from './menus'
import { PageLink } from './page-link'

const documents = [
  { name: 'Embed a tool', path: '/embed' },
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
          <p>
            Free tools for everyday math, money, text and time. No account needed, and easy to add to your own site.
          </p>
        </div>
        <nav aria-labelledby="picks">
          <h2 className={title} id="picks">
            Our picks
          </h2>
          <ul className={names}>
            {picks.map(({ id, name, path }) => (
              <li key={id}>
                <PageLink className={link} to={path}>
                  {name}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={legal}>
          <p>© {config.name}. Available under the MIT license.</p>
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
