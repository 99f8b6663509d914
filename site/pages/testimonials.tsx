import { fact } from './words.css'

/** What a file in site/testimonials exports: a real person's words, published with permission. */
export interface Testimonial {
  readonly text: string
  readonly name: string
}

const files = import.meta.glob<Testimonial>('../testimonials/*.ts', { eager: true, import: 'testimonial' })

/** Shown only if there are any. All of them must be real. */
export function Testimonials() {
  const said = Object.values(files)
  if (said.length === 0) return null
  return (
    <section aria-label="What people say">
      {said.map(({ text, name }) => (
        <figure className={fact} key={name}>
          <blockquote>{text}</blockquote>
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </section>
  )
}
