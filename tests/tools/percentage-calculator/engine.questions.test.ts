import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Answer,
  answerQuestion,
  chainWorking,
  evaluate,
  type Input,
  initial,
  type Question,
  type QuestionType,
  type Term,
  types,
  workingOf,
} from '../../../src/engine/percentage-calculator/percentage-calculator'
import { eachRow } from '../../each-row'
import { errorsIn, valueIn } from '../../results'
import oracle from './engine.questions.oracle.json'

const solve = (type: QuestionType, x: string, y: string) => evaluate({ type, x, y })
const chainOf = (start: string, percents: readonly string[]) =>
  evaluate({ ...initial, type: 'chain', start, changes: percents.map((percent) => ({ percent })) })
const issuesOf = (input: Partial<Input>) => errorsIn(evaluate({ ...initial, ...input }))

it('gives the same output as before November 2026 for two numbers', () => {
  const output = { type: 'percentOf', x: 15, y: 80, result: 12 }
  expect(valueIn(evaluate({ type: 'percentOf', x: '15', y: '80' }))).toEqual(output)
  expect(valueIn(evaluate({ ...initial, x: '15', y: '80' }))).toEqual(output)
})

// Expected values: engine.questions.oracle.py, with Python's fractions.
describe('x is y% of what', () => {
  eachRow(oracle.totals as [string, string, string][])('%s is %s% of %s', (x, y, result) => {
    expect(valueIn(solve('whatTotal', x, y))).toEqual({ type: 'whatTotal', x: +x, y: +y, result: +result })
  })

  it('is the reverse of a percentage', () => {
    const whole = fc.integer({ min: 1, max: 10 ** 8 }).map((units) => units / 100)
    fc.assert(
      fc.property(whole, fc.integer({ min: 1, max: 1000 }), (base, percent) => {
        const part = valueIn(solve('percentOf', String(percent), String(base))).result
        expect(valueIn(solve('whatTotal', String(part), String(percent))).result).toBe(base)
      }),
    )
  })
})

describe('percentage points', () => {
  eachRow(oracle.points as [string, string, string, string | null][])(
    'from %s% to %s%: %s, a change of %s%',
    (x, y, result, relative) => {
      const points = { type: 'points', x: +x, y: +y, result: +result }
      expect(valueIn(solve('points', x, y))).toEqual(relative === null ? points : { ...points, relative: +relative })
    },
  )

  // Examples published at gotcalc.com/guides/percentage-change-vs-percentage-points, and 40 to 44 in Wikipedia.
  eachRow([
    ['40%', '44%', 4, 10],
    ['4%', '7%', 3, 75],
    ['52%', '48%', -4, -7.7],
    ['20%', '25%', 5, 25],
    ['3.5', '4.5', 1, 28.6],
  ])('from %s to %s: %d, a change of %d%', (x, y, result, relative) => {
    const value = valueIn(solve('points', x, y))
    expect([value.result, Math.round((value.relative ?? 0) * 10) / 10]).toEqual([result, relative])
  })

  it('from 0% have no percent change', () => {
    expect(valueIn(solve('points', '0', '5'))).toEqual({ type: 'points', x: 0, y: 5, result: 5 })
  })
})

describe('percent difference', () => {
  eachRow(oracle.differences as [string, string, string][])('of %s and %s: %s%', (x, y, result) => {
    expect(valueIn(solve('difference', x, y))).toEqual({ type: 'difference', x: +x, y: +y, result: +result })
  })

  // Examples published at manypercentcalculator.com/percentage-difference and in the search results for the formula.
  eachRow([
    ['80', '100', 22.22],
    ['50', '75', 40],
  ])('of %s and %s: %d%', (x, y, result) => {
    expect(Math.round(valueIn(solve('difference', x, y)).result * 100) / 100).toBe(result)
  })

  it('is the same for both orders', () => {
    const size = fc.integer({ min: 0, max: 10 ** 9 }).map((units) => String(units / 1000))
    fc.assert(
      fc.property(
        size,
        size.filter((text) => Number(text) > 0),
        (a, b) => {
          expect(valueIn(solve('difference', a, b)).result).toBe(valueIn(solve('difference', b, a)).result)
        },
      ),
    )
  })
})

describe('changes in a row', () => {
  eachRow(oracle.chains as [start: string, percents: string[], values: string[], total: string][])(
    '%s changed by %j',
    (start, percents, values, total) => {
      const output = valueIn(chainOf(start, percents))
      const final = Number(values[values.length - 1])
      expect(output).toEqual({
        type: 'chain',
        x: +start,
        y: final,
        result: +total,
        chain: {
          start: +start,
          steps: percents.map((percent, index) => ({ percent: +percent, value: Number(values[index]) })),
          final,
          totalPercent: +total,
        },
      })
    },
  )

  // Examples published at queryhome.com/puzzle/5138 and sikhami.com.
  eachRow([
    [['-10', '-20', '-40'], 43.2, -56.8],
    [['20', '-10'], 108, 8],
    [['-20', '-25'], 60, -40],
  ])('of %j starts at 100 if no number is given', (percents, final, total) => {
    expect(valueIn(chainOf('', percents))).toMatchObject({ x: 100, y: final, result: total })
  })

  it('gives the same total in any order', () => {
    const percents = fc.array(fc.integer({ min: -100, max: 500 }).map(String), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(percents, (list) => {
        const { y, result } = valueIn(chainOf('80', list))
        expect(valueIn(chainOf('80', [...list].reverse()))).toMatchObject({ y, result })
      }),
    )
  })

  it('skips empty changes, and needs at least one', () => {
    expect(valueIn(chainOf('80', ['', '25%', ' '])).chain?.steps).toEqual([{ percent: 25, value: 100 }])
    expect(issuesOf({ type: 'chain' })).toEqual(['changes.0.percent: missing'])
    expect(issuesOf({ type: 'chain', start: 'x', changes: [{ percent: '' }] })).toEqual([
      'start: not-a-number',
      'changes.0.percent: missing',
    ])
  })

  it('is finite after a hundred of the largest changes, and takes no more', () => {
    const changes = Array.from({ length: 100 }, () => ({ percent: '10000' }))
    expect(valueIn(evaluate({ ...initial, type: 'chain', start: '1000000000000', changes })).y).toBeLessThan(1e300)
    expect(issuesOf({ type: 'chain', changes: [...changes, { percent: '1' }] })).toEqual(['changes: too-many'])
  })

  it('is answered besides another type, unless it has an error', () => {
    const input = { ...initial, x: '15', y: '80', start: '50' }
    expect(valueIn(evaluate({ ...input, changes: [{ percent: '10' }] }))).toMatchObject({
      result: 12,
      chain: { final: 55 },
    })
    expect(valueIn(evaluate({ ...input, changes: [{ percent: '-101' }] }))).toEqual({
      type: 'percentOf',
      x: 15,
      y: 80,
      result: 12,
    })
  })
})

it('answers each of several questions, whether or not the others have an answer', () => {
  const questions: Question[] = [
    { type: 'whatTotal', x: '12', y: '15%' },
    { type: 'points', x: '40', y: 'x' },
    { type: 'difference', x: '40', y: '' },
    { type: 'change', x: '80', y: '100' },
  ]
  const answers = valueIn(evaluate({ ...initial, x: '15', y: '80', questions })).questions ?? []
  expect(answers.map((answer) => (answer.ok ? answer.value.result : errorsIn(answer)))).toEqual([
    80,
    ['questions.1.y: not-a-number'],
    ['questions.2.y: missing'],
    25,
  ])
})

describe('rejects', () => {
  eachRow<[QuestionType, string, string, string]>([
    ['whatTotal', '5', '0', 'y: zero-base'],
    ['difference', '0', '0', 'y: zero-base'],
    ['difference', '-1', '5', 'x: too-small'],
    ['difference', '5%', '5', 'x: not-a-number'],
    ['points', '5', '2000000000000', 'y: too-large'],
  ])('%s %s %s: %s', (type, x, y, issue) => {
    expect(issuesOf({ type, x, y })).toEqual([issue])
  })

  eachRow([
    ['-101', 'changes.0.percent: too-small'],
    ['10001', 'changes.0.percent: too-large'],
    ['ten', 'changes.0.percent: not-a-number'],
  ])('a change of %s: %s', (percent, issue) => {
    expect(issuesOf({ type: 'chain', changes: [{ percent }] })).toEqual([issue])
  })

  it('a chain as one of several questions', () => {
    const questions = [{ type: 'chain' as QuestionType, x: '1', y: '2' }]
    const answers = valueIn(evaluate({ ...initial, x: '1', y: '2', questions })).questions ?? []
    expect(answers.map(errorsIn)).toEqual([['questions.0.type: unknown-type']])
  })
})

const answer = (type: QuestionType, x: string, y: string): Answer => valueIn(answerQuestion({ type, x, y }))
const written = (terms: readonly Term[]) =>
  terms
    .map((term) =>
      typeof term !== 'object' ? term : 'percent' in term ? `${term.percent} / 100` : `Math.abs(${term.size})`,
    )
    .join(' ')
    .replace(/[×÷−]/g, (sign) => ({ '×': '*', '÷': '/', '−': '-' })[sign] ?? sign)

describe('the working', () => {
  const number = fc.integer({ min: -(10 ** 6), max: 10 ** 6 }).map((units) => String(units / 100))
  const questionTypes = types.filter((type) => type !== 'chain')

  eachRow(questionTypes)('of %s gives the result', (type) => {
    fc.assert(
      fc.property(number, number, (x, y) => {
        const result = answerQuestion({ type, x, y })
        if (!result.ok) return
        // Evaluated here, by JavaScript's own arithmetic.
        const [value] = [written(workingOf(result.value).terms)].map((text) => calculate(text))
        const size = Math.max(1, Math.abs(result.value.result))
        expect(Math.abs((value ?? Number.NaN) - result.value.result) / size).toBeLessThan(1e-9)
      }),
    )
  })

  eachRow(oracle.exactness as [string, string, boolean][])(
    'of %s as a percentage of %s is exact: %s',
    (x, y, isExact) => {
      expect(workingOf(answer('whatPercent', x, y)).isExact(6)).toBe(isExact)
    },
  )

  it('is in the numbers that were entered', () => {
    expect(workingOf(answer('percentOf', '15', '80')).terms).toEqual([15, '÷', 100, '×', 80])
    expect(workingOf(answer('change', '-80', '-60')).terms.slice(-4)).toEqual(['÷', { size: -80 }, '×', 100])
  })

  it('of changes in a row multiplies by 110% for an increase of 10%', () => {
    const { chain } = valueIn(chainOf('100', ['10', '-10', '33.3']))
    const working = chain && chainWorking(chain)
    expect(working?.terms).toEqual([100, '×', { percent: 110 }, '×', { percent: 90 }, '×', { percent: 133.3 }])
    expect([working?.result, working?.isExact(6), working?.isExact(2)]).toEqual([131.967, true, false])
  })
})

/** The value of an expression with + - * / and brackets. */
function calculate(text: string): number {
  const tokens = text.replace(/Math\.abs\(-?/g, '( ').match(/\d+(\.\d+)?(e-?\d+)?|[-+*/()]/g) ?? []
  let at = 0
  const atom = (): number => {
    const token = tokens[at++]
    if (token === '-') return -atom()
    if (token !== '(') return Number(token)
    const value = sum()
    at++
    return value
  }
  const product = (): number => {
    let value = atom()
    while (tokens[at] === '*' || tokens[at] === '/') value = tokens[at++] === '*' ? value * atom() : value / atom()
    return value
  }
  const sum = (): number => {
    let value = product()
    while (tokens[at] === '+' || tokens[at] === '-')
      value = tokens[at++] === '+' ? value + product() : value - product()
    return value
  }
  return sum()
}
