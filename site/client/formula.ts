import type { Formula } from '../formulas/formula'
import type { MountedTool } from '../island/mounted-tool'

const formulas = import.meta.glob<Formula>('../tools/*/formula.tsx', { import: 'formula' })

let filledIn: unknown

/** Writes the user's numbers into the formula under 'How it works'. */
export async function fillFormula({ value, output }: Pick<MountedTool, 'value' | 'output'>): Promise<void> {
  // After an edit that has no answer, the fields no longer belong to the last one.
  if (output === filledIn) return
  filledIn = output
  const place = document.querySelector<HTMLElement>('[data-formula]')
  if (!place || !output) return
  const formula = await formulas[`../tools/${place.dataset.formula}/formula.tsx`]?.()
  const numbers = formula?.numbers(output, value)
  place.hidden = !numbers
  if (!numbers) return
  for (const term of place.querySelectorAll<HTMLElement>('[data-letter]')) {
    term.textContent = numbers[term.dataset.letter as string] ?? ''
  }
  const whose = place.querySelector('[data-whose]')
  if (whose) whose.textContent = 'Your numbers'
  const equation = place.querySelector<MathMLElement>('math')
  if (equation) shrinkTo(equation, place.clientWidth)
}

/** Formulas don't wrap, so one with long numbers is smaller on a phone. */
function shrinkTo(equation: MathMLElement, width: number): void {
  equation.style.fontSize = ''
  const ratio = width / equation.getBoundingClientRect().width
  const size = Number.parseFloat(getComputedStyle(equation).fontSize)
  if (ratio < 1) equation.style.fontSize = `max(0.75rem, ${Math.floor(size * ratio)}px)`
}
