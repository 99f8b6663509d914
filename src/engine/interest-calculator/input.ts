import type { Kinds } from '../core/kinds'

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

/** Another plan. What's empty is as in the first one. A type instead of an interface, so that it's assignable to `Row`. */
export type Scenario = {
  readonly principal: string
  readonly rate: string
  readonly time: string
  readonly contribution: string
}

export const emptyScenario: Scenario = { principal: '', rate: '', time: '', contribution: '' }

/** One of the principal, rate, time, contribution and final amount is left empty, and is found. */
export interface Input {
  /** The amount at the start, from 0.01 to 10^12. */
  readonly principal: string
  /** Percent per year, from 0 to 1,000. */
  readonly rate: string
  /** In the unit of time, above 0 and up to 1,000 years. May be a fraction, such as 2.5. */
  readonly time: string
  /** Anything but 'months' means years. */
  readonly timeUnit: TimeUnit
  /** Added every month or year, from 0 to 10^10. Empty means 0, or is found if the rest is filled in. */
  readonly contribution: string
  /** Anything but 'year' means month. */
  readonly contributionEvery: ContributionEvery
  /** Anything but 'start' means the end. */
  readonly contributionAt: ContributionAt
  /** The amount at the end, up to 10^13. Leave it empty to find it. */
  readonly finalAmount: string
  /** Compound interest earns interest itself. */
  readonly type: InterestType
  /**
   * How many times a year. Used only for compound interest.
   * @values frequencies
   */
  readonly frequency: string
  /** Percent per year, from 0 to 1,000, for the final amount at today's prices. Empty means that it isn't shown. */
  readonly inflation: string
  /** Another plan to compare with. */
  readonly compare: readonly Scenario[]
}

export const initial: Input = {
  principal: '',
  rate: '',
  time: '',
  timeUnit: 'years',
  contribution: '',
  contributionEvery: 'month',
  contributionAt: 'end',
  finalAmount: '',
  type: 'compound',
  frequency: '12',
  inflation: '',
  compare: [],
}
export const example: Input = { ...initial, principal: '10000', rate: '5', time: '10' }

const scenarioKinds: Kinds<Scenario> = { principal: 'money', rate: 'percent', time: 'number', contribution: 'money' }
export const kinds: Kinds<Input> = {
  ...scenarioKinds,
  finalAmount: 'money',
  inflation: 'percent',
  compare: scenarioKinds,
}
