import { type Category, evaluate } from '../../src/engine/bmi-calculator/bmi-calculator'
import { interpretHeight, interpretWeight } from '../../src/engine/core/measures/read-measure'
import { numberText, type Reader } from './reply'

const named: Readonly<Record<Category, string>> = {
  underweight: 'underweight',
  normal: 'normal weight',
  overweight: 'overweight',
  obese: 'obese',
}

/** 'bmi 70 kg 175 cm', 'bmi for 5 ft 10 and 150 lb'. Both need a unit, because a bare number could be either. */
export const bodies: Reader = (question, context) => {
  const [, measures = ''] = /^(?:my )?bmi(?: calculator)?,? (?:is |for |of |at )?(.+)$/i.exec(question) ?? []
  const words = measures.split(/,? (?:and |at )?|, ?/i)
  for (let count = 1; count < words.length; count++) {
    const [left, right] = [words.slice(0, count).join(' '), words.slice(count).join(' ')]
    for (const [weight, height] of [
      [left, right],
      [right, left],
    ] as const) {
      const isClear = /[a-z]/i.test(weight) && /[a-z'’"]/i.test(height)
      const units = /lb|pound|st/i.test(weight) ? 'imperial' : 'metric'
      if (!isClear || !interpretWeight(weight, units) || !interpretHeight(height, units)) continue
      const fields = { units, weight, height } as const
      const result = evaluate(fields, context)
      if (!result.ok) continue
      const bmi = numberText(Math.round(result.value.bmi * 10) / 10, context)
      const after = `(${named[result.value.category]})`
      return [{ tool: 'bmi-calculator', question: `The BMI at ${weight} and ${height} is`, answer: bmi, after, fields }]
    }
  }
  return []
}
