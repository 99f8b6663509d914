import { expect, it } from 'vitest'
import { page } from '../../../site/tools/ideal-weight-calculator/page'
import * as ideal from '../../../src/engine/ideal-weight-calculator/ideal-weight-calculator'
import { ask, fixed, missingFrom } from '../../site/page-text'

const between = ({ min, max }: { readonly min: number; readonly max: number }) => `${fixed(min, 1)} to ${fixed(max, 1)}`
const metric = (height: string) => between(ask(ideal, { height }).formulaRange)

/** When each formula was published: see the page's sources. */
const years: Readonly<Record<string, number>> = { hamwi: 1964, devine: 1974, robinson: 1983, miller: 1983 }

// Figures: the engine's, for the heights in each sentence, and its table of formulas.
it('states figures that the engine calculates', () => {
  const woman = ask(ideal, { units: 'imperial', height: '64', gender: 'female' })
  const man = ask(ideal, { units: 'imperial', height: '70' })
  const sentences = [
    `${between(woman.formulaRange)} lb, depending`,
    `is wider: ${between(woman.bmiRange)} lb`,
    `${between(man.formulaRange)} lb, depending`,
    `is ${between(man.bmiRange)} lb`,
    `175 cm tall, they range from ${metric('175')} kg`,
    `At 200 cm, they range from ${metric('200')} kg`,
    ...Object.entries(ideal.formulas).flatMap(([name, genders]) =>
      Object.values(genders).map(
        ([base, perInch]) => `${name[0]?.toUpperCase()}${name.slice(1)}, ${years[name]}: ${base} kg + ${perInch} kg`,
      ),
    ),
  ]
  expect(missingFrom(page, sentences)).toEqual([])
})
