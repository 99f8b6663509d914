import { scripted } from '../layout/app.css'
import type { Words } from './page'
import * as css from './tool-page.css'

interface Said {
  readonly words: Words | undefined
}

const Paragraphs = ({ of }: { readonly of: readonly string[] }) => of.map((text) => <p key={text}>{text}</p>)

export function Note({ title, paragraphs }: { readonly title: string; readonly paragraphs: readonly string[] }) {
  return (
    <section className={css.note}>
      <h2 className={css.noteTitle}>{title}</h2>
      <Paragraphs of={paragraphs} />
    </section>
  )
}

/** The link that brings back what is in the fields. */
export const Share = () => (
  <div className={`${css.actions} ${scripted}`}>
    <button className={css.actionButton} type="button" data-share="">
      Copy a link to this
    </button>
  </div>
)

export function About({ name, words }: Said & { readonly name: string }) {
  if (!words?.about && !words?.sources) return null
  return (
    <section className={css.note}>
      {words.about && (
        <>
          <h2 className={css.noteTitle}>
            About the {name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}
          </h2>
          <Paragraphs of={words.about} />
        </>
      )}
      {words.sources && (
        <>
          <h2 className={css.noteTitle}>Sources</h2>
          <ul className={css.sources}>
            {words.sources.map(({ name: source, href }) => (
              <li key={source}>
                {href ? (
                  <a href={href} rel="noopener">
                    {source}
                  </a>
                ) : (
                  source
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

export function Faq({ words }: Said) {
  if (!words?.faq) return null
  return (
    <section className={css.faq}>
      <h2 className={css.noteTitle}>Questions</h2>
      {words.faq.map(({ question, answer }) => (
        <details className={css.question} key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
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
