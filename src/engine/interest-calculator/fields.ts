import { type InputOf, startOf } from '../core/fields/field'
import { money, number, percent } from '../core/fields/number'
import { choice, oneOf, rows } from '../core/fields/text'

/** `compound`: interest earns interest. `simple`: only what was paid in earns interest. */
export type InterestType = 'compound' | 'simple'

export const types: readonly InterestType[] = ['compound', 'simple']

/** Compounding periods per year: annually, semi-annually, quarterly, monthly, daily (docs/rules.md). */
export const frequencies = ['1', '2', '4', '12', '365'] as const

export type TimeUnit = 'years' | 'months'

export const timeUnits: readonly TimeUnit[] = ['years', 'months']

export type ContributionEvery = 'month' | 'year'

export const contributionPeriods: readonly ContributionEvery[] = ['month', 'year']

/** `start`: a contribution earns interest for the month or year that it begins. `end`: only after it. */
export type ContributionAt = 'start' | 'end'

export const contributionMoments: readonly ContributionAt[] = ['end', 'start']

/** The largest amounts, rate in percent per year, and time in years. */
export const limits = { principal: 1e12, contribution: 1e10, rate: 1000, time: 1000, result: 1e13 }

const principal = { positive: true, min: 0.01, max: limits.principal }
const rate = { min: 0, max: limits.rate }
/** In months, of which there can be more than years. */
const time = { positive: true, max: limits.time * 12 }
const contribution = { min: 0, max: limits.contribution }

/** What another plan can have of its own. */
export const scenario = {
  principal: money({ ...principal, optional: true }),
  rate: percent({ ...rate, optional: true }),
  time: number({ ...time, optional: true, sample: '10' }),
  contribution: money({ ...contribution, optional: true }),
}

export const fields = {
  /** The amount at the start, from 0.01 to 10^12. */
  principal: money({ ...principal, example: '10000', find: true }),
  /** Percent per year, from 0 to 1,000. */
  rate: percent({ ...rate, example: '5', find: true }),
  /** In the unit of time, above 0 and up to 1,000 years. May be a fraction, such as 2.5. */
  time: number({ ...time, example: '10', find: true }),
  /** Anything but 'months' means years. */
  timeUnit: choice(timeUnits, { words: 'timeUnitNames' }),
  /** Added every month or year, from 0 to 10^10. Empty means 0, or is found if the rest is filled in. */
  contribution: money({ ...contribution, empty: 0, find: true }),
  /** Anything but 'year' means month. */
  contributionEvery: choice(contributionPeriods, { words: 'periodNames' }),
  /** Anything but 'start' means the end. */
  contributionAt: choice(contributionMoments, { words: 'moments' }),
  /** The amount at the end, up to 10^13. Leave it empty to find it. */
  finalAmount: money({ min: 0, max: limits.result, optional: true, find: true }),
  /** Compound interest earns interest itself. */
  type: choice(types, { unknown: 'unknown-type', words: 'types' }),
  /** How many times a year. Used only for compound interest. */
  frequency: oneOf(frequencies, { initial: '12', unknown: 'unknown-frequency', words: 'frequencies' }),
  /** Percent per year, from 0 to 1,000, for the final amount at today's prices. Empty means that it isn't shown. */
  inflation: percent({ ...rate, optional: true }),
  /** Another plan to compare with. */
  compare: rows(scenario),
}

/** One of the principal, rate, time, contribution and final amount is left empty, and is found. */
export type Input = InputOf<typeof fields>
/** Another plan. What's empty is as in the first one. */
export type Scenario = InputOf<typeof scenario>

export const { initial, example } = startOf(fields)
export const emptyScenario = startOf(scenario).initial
