import type { ReactNode } from 'react'
import { answerOf } from '../examples/examples'
import type { Formula } from '../formulas/formula'
import * as css from './words.css'

const formulas = import.meta.glob<Formula>('../tools/*/formula.tsx', {
  eager: true,
  import: 'formula',
})

interface HowItWorksProps {
  readonly id: string
  readonly paragraphs: readonly string[]
}

/** The method in words and, if there is one, the formula with numbers. */
export function HowItWorks({ id, paragraphs }: HowItWorksProps) {
  const formula = formulas[`../tools/${id}/formula.tsx`]
  return (
    <section className={css.section}>
      <h2>How it works</h2>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {formula && <FormulaCard id={id} formula={formula} />}
    </section>
  )
}

function FormulaCard({
  id,
  formula: { equation, legend, numbers },
}: {
  readonly id: string
  readonly formula: Formula
}) {
  const { input, output } = answerOf(id) ?? {}
  const example = output ? numbers(output, input) : undefined
  return (
    <div className={css.formula}>
      <Equation>
        {equation((letter) => (
          <mi key={letter}>{letter}</mi>
        ))}
      </Equation>
      <dl className={css.legend}>
        {legend.map(([letter, meaning]) => (
          <div key={letter}>
            <dt>{letter}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      {example && (
        <div className={css.filledIn} data-formula={id}>
          {/* site/client/formula.ts replaces the numbers with the user's. */}
          <Equation>
            {equation((letter) => (
              <mn key={letter} data-letter={letter}>
                {example[letter]}
              </mn>
            ))}
          </Equation>
          <span className={css.whose} data-whose="">
            Example
          </span>
        </div>
      )}
    </div>
  )
}

const Equation = ({ children }: { readonly children: ReactNode }) => (
  <math display="block">
    <mrow>{children}</mrow>
  </math>
)
