import { issue } from '../../src/widgets/core/fields/field.css'
import { wordsIn } from '../controls'

/** Text that must never be shown. */
const unspeakable =
  /\bNaN\b|Infinity|\bundefined\b|\bnull\b|\[object |∞|(^|[\s$€£(:])[-−]0([.,]0+)?(?=$|[\s%)]|[.,](\s|$))/

/** The tool's own words that must never be shown, without typed text that it repeats and without JSON's own `null`. */
export const unspeakableIn = (root: Element, typed = '') =>
  wordsIn(root).filter((text) => {
    const own = typed.trim() ? text.split(typed.trim()).join('') : text
    return unspeakable.test(own.replace('true, false and null', ''))
  })

/** The error messages of fields and of the form. */
export const errorsShown = (root: Element): string[] =>
  [...root.querySelectorAll(`.${issue}, [role=alert]`)].map(({ textContent }) => textContent ?? '')
