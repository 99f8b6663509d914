import { headlineLabel } from '../core/answer/answer.css'
import { visuallyHidden } from '../core/base/theme.css'
import { DieFace } from './pictures'
import * as css from './random-number-generator.css'

/** The longest number that fits on a phone in large type, in characters. */
const maxLength = 13

/** How many fit on any screen in large type, without scrolling. */
export const maxLarge = 24

interface NumbersProps {
  readonly label: string
  /** The list's label for screen readers. */
  readonly title: string
  /** Draws the faces of six-sided dice. */
  readonly isDice: boolean
  readonly show: (number: number) => string
  readonly children: readonly number[]
}

/**
 * Several numbers: in large type if they’re short, and up to 24. More are in a pane that can be scrolled with the keyboard
 * too.
 */
export function Numbers({ label, title, isDice, show, children }: NumbersProps) {
  const isMany = children.length > maxLarge
  const figures = children.map(show)
  const isSmall = isMany || figures.some((figure) => figure.length > maxLength)
  const list = (
    <ol className={css.numbers} aria-label={title} data-small={isSmall || undefined}>
      {children.map((number, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a number can occur twice, so its index identifies it
        <li key={index} className={isDice ? undefined : css.number}>
          {isDice && <DieFace number={number} />}
          <span className={isDice ? visuallyHidden : undefined}>{figures[index]}</span>
        </li>
      ))}
    </ol>
  )
  return (
    <div className={css.several}>
      <p className={headlineLabel}>{label}</p>
      {isMany ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling must work with the keyboard
        <section className={css.many} aria-label={title} tabIndex={0}>
          {list}
        </section>
      ) : (
        list
      )}
    </div>
  )
}
