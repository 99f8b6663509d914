import { type Result, success } from '../../engine/core/result'
import { type Input, type RateTable, readTable } from '../../engine/currency-converter/currency-converter'
import { type FetchCode, type FetchOptions, fetchRates } from './currency-converter.service'

/** Where a page keeps the last rates, for when the service can't be reached. Widgets store nothing themselves. */
export interface RateStore {
  read(): unknown
  write(kept: KeptRates): void
}

export interface KeptRates {
  readonly table: RateTable
  /** When it was loaded, in milliseconds since the epoch. */
  readonly at: number
}

/** The rates of an answer. */
export interface UsedRates {
  readonly table: RateTable
  /** Set if the service couldn't be reached: when the rates were saved. */
  readonly savedAt?: number
}

export interface RateOptions extends FetchOptions {
  readonly store?: RateStore | undefined
}

/** How long the service isn't asked again once it couldn't be reached, in milliseconds. */
const patience = 60_000

let written: RateTable | undefined
let failedAt = Number.NEGATIVE_INFINITY

/**
 * Rates from the service, which are then kept in the store. If the service can't be reached, those in the store, if they
 * have both currencies. An error from the service stays an error.
 */
export async function ratesFor(
  { from, to }: Pick<Input, 'from' | 'to'>,
  { store, ...options }: RateOptions,
): Promise<Result<UsedRates, FetchCode> | undefined> {
  const now = (options.now ?? Date.now)()
  const kept = readKept(store?.read(), now)
  const isUsable = kept && [from, to].every((code) => code === kept.table.base || Object.hasOwn(kept.table.rates, code))
  const fallback = kept && isUsable ? success({ table: kept.table, savedAt: kept.at }) : undefined
  if (fallback && !options.fresh && now - failedAt < patience) return fallback
  const fetched = await fetchRates(from, options)
  if (!fetched) return undefined
  if (fetched.ok) {
    failedAt = Number.NEGATIVE_INFINITY
    // Once for each response, not for each keystroke.
    if (store && written !== fetched.value) store.write({ table: fetched.value, at: now })
    written = fetched.value
    return success({ table: fetched.value })
  }
  const reason = fetched.issues[0]?.values?.reason
  if (!fallback || (reason !== 'offline' && reason !== 'timeout')) return fetched
  failedAt = now
  return fallback
}

/** What a page has stored, unless it's invalid or from the future. */
export function readKept(stored: unknown, now: number): KeptRates | undefined {
  const { table, at } = Object(stored) as Record<string, unknown>
  const valid = readTable('', table)
  return valid && typeof at === 'number' && at <= now ? { table: valid, at } : undefined
}

/** Rates that were saved longer ago than this, in milliseconds, are marked as old: a day. */
const day = 86_400_000

export const isOld = (savedAt: number, now: number): boolean => now - savedAt > day
