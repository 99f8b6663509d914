import { failure, type Result, success } from '../../engine/core/result'
import { type RateTable, readTable } from '../../engine/currency-converter'
import { bareHost, type RequestError, type RequestOptions, requestService } from '../core/loading/request'

/** The public service of the shape of spec part 1, point 7. */
const defaultHost = 'https://api.exchangerate-api.com'

/** Milliseconds for which an answer is used again: 10 minutes. */
const maxAge = 600_000

/** Its `values.reason` says why, `values.status` the status; `body` also means that the answer is not a rate table. */
export type FetchCode = 'failed-to-fetch'
export type FetchReason = RequestError

export interface FetchOptions extends RequestOptions {
  /** Origin of the service, with or without a path below it. */
  readonly host?: string
  /** Milliseconds since the epoch. */
  readonly now?: () => number
}

/** A request under way, and how many callers wait for it. */
interface SharedRequest {
  readonly result: Promise<Result<RateTable, FetchCode>>
  readonly controller: AbortController
  waiting: number
}

const known = new Map<string, { readonly table: RateTable; readonly at: number }>()
const pending = new Map<string, SharedRequest>()

/**
 * The rates of a base currency. Callers who want the same base at the same time share one request, which is aborted
 * when the last of them has aborted; an answer under 10 minutes old is given without asking. Never rejects.
 */
export async function fetchRates(
  base: string,
  options: FetchOptions = {},
): Promise<Result<RateTable, FetchCode> | undefined> {
  const { host = defaultHost, signal, fresh = false, now = Date.now } = options
  const address = `${bareHost(host)}/v4/latest/${encodeURIComponent(base)}`
  if (signal?.aborted) return undefined
  const last = known.get(address)
  const age = last ? now() - last.at : -1
  if (last && !fresh && age >= 0 && age < maxAge) return success(last.table)
  const request = (!fresh && pending.get(address)) || start(base, address, options)
  return join(request, signal, () => pending.get(address) === request && pending.delete(address))
}

/** The result of a request, or undefined once `signal` aborts; when all callers have left, the request is aborted. */
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
    // A request begun later has taken this one's place: an old answer does not overwrite a new one.
    if (pending.get(address) !== request) return result
    pending.delete(address)
    if (result.ok) known.set(address, { table: result.value, at: (options.now ?? Date.now)() })
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
  const asked = await requestService(address, (response) => response.json(), { ...options, signal })
  // Nobody waits for what was aborted.
  if (!asked) return failed('offline')
  if (!asked.ok) return failed(asked.reason, asked.status)
  const table = readTable(base, asked.body)
  return table ? success(table) : failed('body')
}

function failed(reason: FetchReason, status?: number): Result<RateTable, FetchCode> {
  return failure({ code: 'failed-to-fetch', values: status === undefined ? { reason } : { reason, status } })
}
