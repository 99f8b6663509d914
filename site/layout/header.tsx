import { ExternalLink, Menu, Moon, Search, Sun } from 'lucide-react'
import { visuallyHidden } from '../../src/widgets/core/base/theme.css'
import { config } from '../config'
import { scripted } from './app.css'
import {
  badge,
  bar,
  burger,
  columns,
  drawer,
  group,
  heading,
  item,
  links,
  logo,
  menu,
  navLink,
  tool,
} from './header.css'

import { Dots } from './icons'
import { type Group, menus, toolGroups } from './menus'
import { PageLink } from './page-link'
import { key, search, searchWord } from './search.css'
import { hue } from './theme.css'
import { onlyDark, onlyLight, toggle } from './theme-toggle.css'

/** Menus are native popovers: Escape, a click outside or opening another menu closes them, even without JavaScript. */
export function Header() {
  return (
    <header className={bar}>
      <PageLink className={logo} to="/">
        <Dots />
        {config.name}
      </PageLink>
      <nav className={links} aria-label="Main">
        {menus.map(({ id, name, groups }) => (
          <div key={id}>
            <button className={navLink} type="button" popoverTarget={`menu-${id}`}>
              {name}
            </button>
            <div className={menu} id={`menu-${id}`} popover="auto">
              <Groups groups={groups} />
            </div>
          </div>
        ))}
        <PageLink className={navLink} to="/blog">
          Guides
        </PageLink>
        <CodeLink />
      </nav>
      <button className={`${search} ${scripted}`} type="button" data-search="">
        <Search size={18} strokeWidth={1.75} aria-hidden="true" />
        <span className={searchWord}>Search tools</span>
        <kbd className={key}>Ctrl K</kbd>
      </button>
      <button className={toggle} type="button" data-theme-toggle="">
        <span className={onlyLight}>
          <Moon size={20} strokeWidth={1.75} aria-hidden="true" />
          <span className={visuallyHidden}>Switch to the dark theme</span>
        </span>
        <span className={onlyDark}>
          <Sun size={20} strokeWidth={1.75} aria-hidden="true" />
          <span className={visuallyHidden}>Switch to the light theme</span>
        </span>
      </button>
      <button className={burger} type="button" popoverTarget="menu">
        <Menu size={20} strokeWidth={1.75} aria-hidden="true" />
        <span className={visuallyHidden}>Menu</span>
      </button>
      <nav className={drawer} id="menu" popover="auto" aria-label="All tools">
        <Groups groups={toolGroups} />
        <PageLink className={navLink} to="/blog">
          Guides
        </PageLink>
        <CodeLink />
      </nav>
    </header>
  )
}

function Groups({ groups }: { readonly groups: readonly Group[] }) {
  return (
    <div className={columns}>
      {groups.map(({ id, name, tools }) => (
        <div className={`${group} ${hue[id]}`} key={id}>
          <p className={heading}>{name}</p>
          <ul>
            {tools.map((each) => (
              <li className={item} key={each.id}>
                <PageLink className={tool} to={each.path}>
                  {each.name}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function CodeLink() {
  if (!config.codeUrl) return null
  const isOutside = !config.codeUrl.startsWith('/')
  return (
    <a className={navLink} href={config.codeUrl} rel={isOutside ? 'noopener' : undefined}>
      Code {isOutside && <ExternalLink size={14} aria-hidden="true" />}
      <span className={badge}>NEW</span>
    </a>
  )
}
