import { addressOf } from '../build/structured-data'
import { config } from '../config'
import type { Guide } from '../guides/guide'
import { guides } from '../guides/guides'
import { column, onWall } from '../layout/app.css'
import { popular } from '../layout/menus'
import * as css from './guides.css'
import type { Page } from './page'
import { Related } from './related'

const description =
  'Short, checked guides to everyday sums and texts: how each is worked out, by hand and with the tools on this wall.'

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
      <aside className={css.side} aria-label="Popular tools">
        <Related title="Popular tools" ids={popular.map(({ id }) => id)} />
      </aside>
    </div>
  )
}

/** The browser keeps one of a name open at a time, and opens the one that an address or a search in the page leads into. */
function Article({ guide: { slug, title, date, excerpt, keywords, content: Content } }: { readonly guide: Guide }) {
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
          <p className={css.foot}>
            <a href={`#${slug}`}>Link to this guide</a> · {keywords.join(', ')}
          </p>
        </div>
      </details>
    </article>
  )
}
