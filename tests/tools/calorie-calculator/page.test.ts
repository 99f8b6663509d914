import { expect, it } from 'vitest'
import { page } from '../../../site/tools/calorie-calculator/page'
import * as calories from '../../../src/engine/calorie-calculator/calorie-calculator'
import { ask, missingFrom, n } from '../../site/page-text'

const man = { age: '30', weight: '70', height: '175' }

// Figures: the engine's, for the man whom the page describes, and its factors, changes and limits.
it('states figures that the engine calculates', () => {
  const { bmr, maintenance } = ask(calories, man)
  const sedentary = ask(calories, { ...man, activity: 'sedentary' })
  const { activities, genders, kilocaloriesPerPound, studied } = calories
  const { weightLoss, weightGain } = calories.changes
  const sentences = [
    `has a BMR of ${n(bmr)} calories. He needs about ${n(sedentary.maintenance)} calories a day if he’s sedentary and ${n(maintenance)} if`,
    ...Object.entries(activities).map(([name, factor]) => `${name[0]?.toUpperCase()}${name.slice(1)}: ${factor}`),
    `They’re ${activities.sedentary} to ${activities.extra} times`,
    `${-weightLoss.mild}, ${-weightLoss.moderate} or ${-weightLoss.aggressive} calories lower`,
    `${weightGain.mild} or ${weightGain.moderate} higher`,
    `About ${n(kilocaloriesPerPound / 7)} a day, by the rule of thumb that a pound is ${n(kilocaloriesPerPound)} calories`,
    `below ${n(genders.female.least)} calories for women and ${n(genders.male.least)} for men`,
    `adults ages ${studied.min} to ${studied.max}`,
  ]
  expect(missingFrom(page, sentences)).toEqual([])
})
