import type { Guide } from '../guides/guide'
import { PageLink } from '../layout/page-link'
import type { Fact, ToolPage } from './page'
import * as css from './words.css'

export function Limitations({ of: limits }: { readonly of: readonly string[] | undefined }) {
  if (!limits) return null
  return (
    <section className={css.section}>
      <h2>Limitations</h2>
      <ul className={css.bullets}>
        {limits.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  )
}

export function Faq({ of: questions }: { readonly of: ToolPage['faq'] }) {
  if (!questions) return null
  return (
    <section className={`${css.section} ${css.faq}`}>
      <h2>FAQ</h2>
      <div>
        {questions.map(({ question, answer }, index) => (
          <details className={css.question} key={question} open={index === 0}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}

export function Sources({ of: sources }: { readonly of: ToolPage['sources'] }) {
  if (!sources?.length) return null
  return (
    <section className={css.section}>
      <h2>Sources</h2>
      <ul className={css.sources}>
        {sources.map(({ name, href }) => (
          <li key={name}>
            {href ? (
              <a href={href} rel="noopener">
                {name}
              </a>
            ) : (
              name
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A card in the side column with something people often look up. */
export function FactCard({ fact: { title, text, rows } }: { readonly fact: Fact }) {
  return (
    <section className={css.fact}>
      <h2 className={css.railTitle}>{title}</h2>
      {text && <p>{text}</p>}
      {rows && (
        <dl className={css.rows}>
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

export function GuideLink({ guide: { slug, title, excerpt } }: { readonly guide: Guide }) {
  return (
    <section className={css.fact}>
      <h2 className={css.railTitle}>Guide</h2>
      <p>
        <PageLink to={`/blog#${slug}`}>{title}</PageLink>
      </p>
      <p>{excerpt}</p>
    </section>
  )
}

export function Keywords({ keywords }: { readonly keywords: readonly string[] }) {
  return (
    <ul className={css.keywords} aria-label="Keywords">
      {keywords.map((keyword) => (
        <li key={keyword}>{keyword}</li>
      ))}
    </ul>
  )
}
