import { beforeEach, describe, expect, it } from 'vitest'
import { exampleContext } from '../../../src/engine/currency-converter/currency-converter'
import {
  isOld,
  type KeptRates,
  type RateOptions,
  ratesFor,
  readKept,
} from '../../../src/widgets/currency-converter/kept'

const table = exampleContext.rates
const pair = { from: 'USD', to: 'EUR' }
const hour = 3_600_000
/** Each test has its own time, far from the others, so that none waits for another's failure. */
let now = 1e12
let count = 0

interface World {
  readonly written: KeptRates[]
  readonly requests: number
}

/** Asks for rates with a store and a service that answers with `respond`. */
function world(kept: unknown, respond: () => Response) {
  const state = { written: [] as KeptRates[], requests: 0 } satisfies World
  const options: RateOptions = {
    host: `https://kept${++count}.example`,
    now: () => now,
    store: { read: () => kept, write: (rates) => state.written.push(rates) },
    fetch: async () => {
      state.requests++
      return respond()
    },
  }
  return { state, ask: (more: Partial<RateOptions> = {}, wanted = pair) => ratesFor(wanted, { ...options, ...more }) }
}
const offline = (): Response => {
  throw new TypeError('Failed to fetch')
}
const online = () => Response.json(table)

beforeEach(() => {
  now += 100 * hour
})

describe('rates from the service', () => {
  it('are kept once, with the time', async () => {
    const { state, ask } = world(null, online)
    expect(await ask()).toEqual({ ok: true, value: { table } })
    await ask()
    expect(state.written).toEqual([{ table, at: now }])
    expect(state.requests).toBe(1)
  })

  it('are used instead of kept ones', async () => {
    const { ask } = world({ table: { ...table, rates: { EUR: 9 } }, at: now - hour }, online)
    expect(await ask()).toEqual({ ok: true, value: { table } })
  })
})

describe('without a connection', () => {
  it('the kept rates are used, with the time they were saved', async () => {
    const { ask } = world({ table, at: now - hour }, offline)
    expect(await ask()).toEqual({ ok: true, value: { table, savedAt: now - hour } })
  })

  it('the service is asked again after a minute, or right away if it’s pressed', async () => {
    const { state, ask } = world({ table, at: now - hour }, offline)
    await ask()
    await ask()
    expect(state.requests).toBe(1)
    await ask({ fresh: true })
    expect(state.requests).toBe(2)
    now += 60_001
    await ask()
    expect(state.requests).toBe(3)
  })

  it('currencies that the kept rates don’t have are an error', async () => {
    const { ask } = world({ table, at: now - hour }, offline)
    expect(await ask({}, { from: 'USD', to: 'SEK' })).toMatchObject({ issues: [{ values: { reason: 'offline' } }] })
  })

  it.each([
    ['nothing', null],
    ['text', 'x'],
    ['an invalid table', { table: { base: 'USD' }, at: 1 }],
    ['no time', { table }],
    ['a time in the future', { table, at: Number.MAX_SAFE_INTEGER }],
    ['a table without a base', { table: { ...table, base: undefined }, at: 1 }],
  ])('%s in the store is an error', async (_, kept) => {
    expect(readKept(kept, now)).toBeUndefined()
    const { ask } = world(kept, offline)
    expect(await ask()).toMatchObject({ ok: false, issues: [{ code: 'failed-to-fetch' }] })
  })
})

it('an error of the service stays an error', async () => {
  const { ask } = world({ table, at: now - hour }, () => new Response('', { status: 500 }))
  expect(await ask()).toMatchObject({ ok: false, issues: [{ values: { reason: 'status', status: 500 } }] })
})

it('without a store, nothing is kept', async () => {
  const { state, ask } = world({ table, at: now - hour }, offline)
  expect(await ask({ store: undefined })).toMatchObject({ ok: false })
  expect(state.written).toEqual([])
})

it('rates are old after 24 hours', () => {
  expect(isOld(0, 24 * hour)).toBe(false)
  expect(isOld(0, 24 * hour + 1)).toBe(true)
})
