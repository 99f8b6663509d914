import { describe, expect } from 'vitest'
import { likelyPercent } from '../../../src/engine/core/numbers/likely-percent'
import { eachRow } from '../../each-row'

const mortgage = { least: 0.5, most: 25 }

describe('the likely percentage', () => {
  eachRow([
    [650, 6.5],
    [62.5, 6.25],
    [26, 2.6],
    [0.065, 6.5],
    [0.07, 7],
  ])('for %d is %d', (typed, likely) => {
    expect(likelyPercent(typed, mortgage)).toBe(likely)
  })

  eachRow([0, 0.5, 6.5, 25, 0.0001, 9000, Number.NaN])('is undefined for %d', (typed) => {
    expect(likelyPercent(typed, mortgage)).toBeUndefined()
  })
})
