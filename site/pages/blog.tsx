import { addressOf } from '../build/structured-data'
import { config } from '../config'
import type { Guide } from '../guides/guide'
import { guides } from '../guides/guides'
import { column, onWall } from '../layout/app.css'
import { picks, tools } from '../layout/menus'
import { PageLink } from '../layout/page-link'
import { hue } from '../layout/theme.css'
import { ToolIcon } from '../layout/tool-icon'
import * as css from './guides.css'
import type { Page } from './page'
import { Related } from './related'

const description =
  'Short guides to everyday math, health and writing, with examples you can check with the tools on this site.'

export const blog: Page = {
  path: '/blog',
  title: `Guides | ${config.name}`,
  description,
  keywords: ['guides', ...new Set(guides.flatMap(({ keywords }) => keywords))],
  content: <Blog />,
  data: [
    {
      '@type': 'Blog',
      name: 'Guides',
      description,
      url: addressOf('/blog'),
      blogPost: guides.map(({ slug, title, excerpt, date }) => ({
        '@type': 'BlogPosting',
        headline: title,
        description: excerpt,
        datePublished: date,
        url: addressOf(`/blog#${slug}`),
      })),
    },
  ],
}

const day = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
export const dayOf = (date: string): string => day.format(new Date(`${date}T00:00Z`))

function Blog() {
  return (
    <div className={`${column} ${css.page}`}>
      <div className={`${css.head} ${onWall}`}>
        <h1>Guides</h1>
        <p>{description}</p>
      </div>
      <div className={css.list}>
        {guides.map((guide) => (
          <Article guide={guide} key={guide.slug} />
        ))}
      </div>
      <aside className={css.side} aria-label="Our picks">
        <Related title="Our picks" ids={picks.map(({ id }) => id)} />
      </aside>
    </div>
  )
}

/** Because they share a name, only one guide is open at a time. Links and text searches open the one they lead to. */
function Article({
  guide: { slug, title, date, excerpt, keywords, tools: about, content: Content },
}: {
  readonly guide: Guide
}) {
  return (
    <article>
      <details className={css.guide} name="guide">
        <summary className={css.summary}>
          <h2>{title}</h2>
          <time dateTime={date}>{dayOf(date)}</time>
          <span>{excerpt}</span>
        </summary>
        <div className={css.prose} id={slug}>
          <Content />
          <p className={css.foot}>{keywords.join(', ')}</p>
          <ul className={css.tools} aria-label="Tools for this guide">
            {tools
              .filter(({ id }) => about.includes(id))
              .map(({ id, name, group, path }) => (
                <li className={hue[group]} key={id}>
                  <PageLink className={css.toolLink} to={path}>
                    <ToolIcon id={id} />
                    <span>{name}</span>
                  </PageLink>
                </li>
              ))}
          </ul>
          <p className={css.foot}>
            <a href={`#${slug}`}>Link to this guide</a>
          </p>
        </div>
      </details>
    </article>
  )
}
