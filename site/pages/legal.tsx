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
  'What this site stores, which two tools use an outside service, and what happens to the text you type.',
  Privacy,
)

export const terms = legalPage(
  '/terms-of-service',
  'Terms of service',
  'The rules for using this site and its tools, in plain English: what you get and what isn’t guaranteed.',
  Terms,
)
