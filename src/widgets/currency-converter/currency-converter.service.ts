import { failure, type Result, success } from '../../engine/core/result'
import { type RateTable, readTable } from '../../engine/currency-converter/currency-converter'
import { bareHost, type RequestError, type RequestOptions, requestService } from '../core/base/request'

/** A public service with the API that this tool uses (docs/rules.md). */
const defaultHost = 'https://api.exchangerate-api.com'

/** How long a response is reused: 10 minutes, in milliseconds. */
const maxAge = 600_000

/** `values` holds the `reason` and, if there is one, the HTTP `status`. `body` also means an invalid rate table. */
export type FetchCode = 'failed-to-fetch'
export type FetchReason = RequestError

export interface FetchOptions extends RequestOptions {
  /** The service's origin, optionally with a path. */
  readonly host?: string
  /** The current time in milliseconds since the epoch. */
  readonly now?: () => number
}

/** A pending request, and the number of callers waiting for it. */
interface SharedRequest {
  readonly result: Promise<Result<RateTable, FetchCode>>
  readonly controller: AbortController
  waiting: number
}

const cache = new Map<string, { readonly table: RateTable; readonly at: number }>()
const pending = new Map<string, SharedRequest>()

/**
 * The rates for a base currency, from the cache if they're less than 10 minutes old. Concurrent calls for the same base
 * share one request, which is aborted once all of them have aborted. Never rejects.
 */
export async function fetchRates(
  base: string,
  options: FetchOptions = {},
): Promise<Result<RateTable, FetchCode> | undefined> {
  const { host = defaultHost, signal, fresh = false, now = Date.now } = options
  const address = `${bareHost(host)}/v4/latest/${encodeURIComponent(base)}`
  if (signal?.aborted) return undefined
  const cached = cache.get(address)
  const age = cached ? now() - cached.at : -1
  if (cached && !fresh && age >= 0 && age < maxAge) return success(cached.table)
  const request = (!fresh && pending.get(address)) || start(base, address, options)
  return join(request, signal, () => pending.get(address) === request && pending.delete(address))
}

/** The result of a request, or undefined once `signal` aborts. Aborts the request if nobody is waiting anymore. */
function join(request: SharedRequest, signal: AbortSignal | undefined, forget: () => void) {
  return new Promise<Result<RateTable, FetchCode> | undefined>((resolve) => {
    const leave = () => {
      resolve(undefined)
      if (--request.waiting > 0) return
      forget()
      request.controller.abort()
    }
    request.waiting++
    signal?.addEventListener('abort', leave, { once: true })
    request.result.then((result) => {
      signal?.removeEventListener('abort', leave)
      resolve(result)
    })
  })
}

function start(base: string, address: string, options: FetchOptions): SharedRequest {
  const controller = new AbortController()
  const result = requestTable(base, address, controller.signal, options).then((result) => {
    // Aborted, or replaced by a newer request whose response must not be overwritten.
    if (pending.get(address) !== request) return result
    pending.delete(address)
    if (result.ok) cache.set(address, { table: result.value, at: (options.now ?? Date.now)() })
    return result
  })
  const request: SharedRequest = { result, controller, waiting: 0 }
  pending.set(address, request)
  return request
}

async function requestTable(
  base: string,
  address: string,
  signal: AbortSignal,
  options: FetchOptions,
): Promise<Result<RateTable, FetchCode>> {
  const response = await requestService(address, (response) => response.json(), { ...options, signal })
  // Aborted, so the reason is never shown.
  if (!response) return failed('offline')
  if (!response.ok) return failed(response.reason, response.status)
  const table = readTable(base, response.body)
  return table ? success(table) : failed('body')
}

function failed(reason: FetchReason, status?: number): Result<RateTable, FetchCode> {
  return failure({ code: 'failed-to-fetch', values: status === undefined ? { reason } : { reason, status } })
}
