import { headline, headlineLabel } from '../core/tool/answer.css'
import * as css from './random-number-generator.css'

/** As many as fit on any screen without scrolling. */
const few = 24

interface NumbersProps {
  readonly label: string
  /** What the list is, for screen readers. */
  readonly title: string
  readonly children: readonly string[]
}

/** Several numbers: large while they are few, in a pane that scrolls where they are many, by keyboard too. */
export function Numbers({ label, title, children }: NumbersProps) {
  const isMany = children.length > few
  const list = (
    <ol className={css.numbers} aria-label={title} data-many={isMany || undefined}>
      {children.map((number, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a number may come twice, and its place is what it is
        <li key={index} className={css.number}>
          {number}
        </li>
      ))}
    </ol>
  )
  return (
    <div className={headline}>
      <p className={headlineLabel}>{label}</p>
      {isMany ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section className={css.many} aria-label={title} tabIndex={0}>
          {list}
        </section>
      ) : (
        list
      )}
    </div>
  )
}
