import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  contributionMoments,
  contributionPeriods,
  curve,
  evaluate,
  example,
  type Input,
  paidInAt,
} from '../../../src/engine/interest-calculator/interest-calculator'
import { valueIn } from '../../results'

const answerOf = (input: Partial<Input>) => valueIn(evaluate({ ...example, ...input }))

describe('what was paid in', () => {
  const inputs = fc.record({
    contribution: fc.integer({ min: 1, max: 10 ** 6 }).map((units) => String(units / 100)),
    contributionEvery: fc.constantFrom(...contributionPeriods),
    contributionAt: fc.constantFrom(...contributionMoments),
    time: fc.integer({ min: 1, max: 400 }).map((units) => String(units / 10)),
  })

  it('is the principal and the contributions in the table after each year', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const output = answerOf(input)
        let contributions = 0
        for (const year of output.years) {
          contributions += year.contributions
          expect(paidInAt(year.year, output, { ...example, ...input })).toBeCloseTo(10_000 + contributions, 6)
        }
      }),
      { numRuns: 300, seed: 1 },
    )
  })

  it('never decreases', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const output = answerOf(input)
        const points = curve(output, { ...example, ...input })
        const amounts = points.map(({ year }) => paidInAt(year, output, { ...example, ...input }))
        expect(amounts).toEqual([...amounts].sort((a, b) => a - b))
        expect(amounts[0]).toBe(10_000)
      }),
      { numRuns: 100, seed: 1 },
    )
  })
})

describe('the chart of a time that was found', () => {
  const chartOf = (finalAmount: string) => {
    const output = answerOf({ time: '', finalAmount })
    const time = String(Math.round((output.solution ?? 0) * 12))
    return curve(output, { ...example, timeUnit: 'months', time })
  }

  it('has a step for each year from 4 years on, and a shorter last one', () => {
    const points = chartOf('20000')
    expect(points.slice(0, -1).map(({ year }) => year)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
    // ln 2 / ln (1 + 0.05 / 12) = 166.7 months
    expect(points.at(-1)?.year).toBeCloseTo(167 / 12, 10)
  })

  it('has a step for each month if it is up to 5 years', () => {
    // ln 1.1 / ln (1 + 0.05 / 12) = 22.9 months
    expect(chartOf('11000')).toHaveLength(24)
  })
})
