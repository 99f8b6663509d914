import type { ComponentType } from 'react'
import { addressOf } from '../build/structured-data'
import { config } from '../config'
import { card, column, onWall } from '../layout/app.css'
import { Privacy } from '../legal/privacy'
import { Terms } from '../legal/terms'
import { dayOf } from './blog'
import * as css from './guides.css'
import type { Page } from './page'

const updated = '2024-12-26'

function legalPage(path: string, name: string, description: string, Text: ComponentType): Page {
  return {
    path,
    title: `${name} | ${config.name}`,
    description,
    keywords: [name.toLowerCase(), config.name],
    content: (
      <div className={`${column} ${css.page}`}>
        <div className={`${css.head} ${onWall}`}>
          <h1>{name}</h1>
          <p>
            Last updated: <time dateTime={updated}>{dayOf(updated)}</time>
          </p>
        </div>
        <div className={`${card} ${css.paper} ${css.prose}`}>
          <Text />
        </div>
      </div>
    ),
    data: [{ '@type': 'WebPage', name, description, url: addressOf(path), dateModified: updated }],
  }
}

export const privacy = legalPage(
  '/privacy-policy',
  'Privacy policy',
  'What this site learns about you, which is next to nothing: the tools work in your browser, and what you type stays there.',
  Privacy,
)

export const terms = legalPage(
  '/terms-of-service',
  'Terms of service',
  'What you may do with these tools and this site, and what nobody promises. Short, and in plain words.',
  Terms,
)
