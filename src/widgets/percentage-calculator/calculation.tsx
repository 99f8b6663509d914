import type { Term, Working } from '../../engine/percentage-calculator/percentage-calculator'
import { useWords } from '../core/words/use-words'
import * as css from './percentage-calculator.css'
import { digitsOf, percent, typed } from './sentence'

interface CalculationProps {
  readonly working: Working
  /** The result as displayed. */
  readonly answer: string
}

/** '15 ÷ 100 × 80 = 12', in the numbers that were entered. '≈' if the displayed result is rounded. */
export function Calculation({ working, answer }: CalculationProps) {
  const { locale } = useWords()
  const text = calculationText(working.terms, locale)
  return (
    <p className={css.calculation}>
      {/* Arabic digits are calculated with from right to left. Others would change their order there. */}
      <bdi dir={/[٠-٩]/.test(text) ? 'rtl' : 'ltr'}>
        {text} {working.isExact(digitsOf(working.result)) ? '=' : '≈'} <b dir="auto">{answer}</b>
      </bdi>
    </p>
  )
}

/** '(100 − 80) ÷ 80 × 100' */
export function calculationText(terms: readonly Term[], locale: string): string {
  const textOf = (term: Term, index: number) => {
    if (typeof term === 'string') return term
    if (typeof term === 'object')
      return 'percent' in term ? percent(term.percent, locale) : `|${typed(term.size, locale)}|`
    const isFirst = index === 0 || terms[index - 1] === '('
    return term < 0 && !isFirst ? `(${typed(term, locale)})` : typed(term, locale)
  }
  return terms.map(textOf).join(' ').replaceAll('( ', '(').replaceAll(' )', ')')
}
