import { note } from './tool-page.css'

/** What a file in site/testimonials says: a real person's words, with leave to print them. */
export interface Testimonial {
  readonly text: string
  readonly name: string
}

const files = import.meta.glob<Testimonial>('../testimonials/*.ts', { eager: true, import: 'testimonial' })

/** None is invented, so there are none until somebody says something. */
export function Testimonials() {
  const said = Object.values(files)
  if (said.length === 0) return null
  return (
    <section aria-label="What people say">
      {said.map(({ text, name }) => (
        <figure className={note} key={name}>
          <blockquote>{text}</blockquote>
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </section>
  )
}
