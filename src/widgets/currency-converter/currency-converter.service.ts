import { answer, fault, type Result } from '../../engine/core/result'
import { type RateTable, readTable } from '../../engine/currency-converter'

/** The public service of the shape of spec part 1, point 7. */
const defaultHost = 'https://api.exchangerate-api.com'

/** An answer is used again for 10 minutes. */
const keep = 600_000

/**
 * The one fault. Its `values.reason` tells why: `offline` (nobody answered, or the browser forbade it), `timeout`,
 * `status` (`values.status` has it, such as 429), `body` (the answer is no rate table).
 */
export type FetchCode = 'failed-to-fetch'
export type FetchReason = 'offline' | 'timeout' | 'status' | 'body'

export interface FetchOptions {
  /** Origin of the service, with or without a path below it. */
  readonly host?: string
  /** Aborting is no fault: the promise resolves to undefined. */
  readonly signal?: AbortSignal
  /** Asks anew, whatever is known or under way. */
  readonly fresh?: boolean
  /** Milliseconds until it is a `timeout`, the body included. */
  readonly limit?: number
  readonly fetch?: typeof fetch
  /** Milliseconds since the epoch. */
  readonly now?: () => number
}

interface Flight {
  readonly result: Promise<Result<RateTable, FetchCode>>
  readonly controller: AbortController
  waiting: number
}

const known = new Map<string, { readonly table: RateTable; readonly at: number }>()
const flights = new Map<string, Flight>()

/**
 * The rates of a base currency. Callers who want the same base at the same time share one request, which is aborted
 * when the last of them has aborted; an answer under 10 minutes old is given without asking. Never rejects.
 */
export async function fetchRates(
  base: string,
  options: FetchOptions = {},
): Promise<Result<RateTable, FetchCode> | undefined> {
  const { host = defaultHost, signal, fresh = false, now = Date.now } = options
  const address = `${host.replace(/\/+$/, '')}/v4/latest/${encodeURIComponent(base)}`
  if (signal?.aborted) return undefined
  const last = known.get(address)
  const age = last ? now() - last.at : -1
  if (last && !fresh && age >= 0 && age < keep) return answer(last.table)
  const flight = (!fresh && flights.get(address)) || takeOff(base, address, options)
  return join(flight, signal, () => flights.get(address) === flight && flights.delete(address))
}

/** The flight's result, or undefined once `signal` aborts; the last one to leave takes the request along. */
function join(flight: Flight, signal: AbortSignal | undefined, forget: () => void) {
  return new Promise<Result<RateTable, FetchCode> | undefined>((resolve) => {
    const leave = () => {
      resolve(undefined)
      if (--flight.waiting > 0) return
      forget()
      flight.controller.abort()
    }
    flight.waiting++
    signal?.addEventListener('abort', leave, { once: true })
    flight.result.then((result) => {
      signal?.removeEventListener('abort', leave)
      resolve(result)
    })
  })
}

function takeOff(base: string, address: string, options: FetchOptions): Flight {
  const controller = new AbortController()
  const result = ask(base, address, controller, options).then((result) => {
    // A request begun later has taken this one's place: an old answer does not overwrite a new one.
    if (flights.get(address) !== flight) return result
    flights.delete(address)
    if (result.ok) known.set(address, { table: result.value, at: (options.now ?? Date.now)() })
    return result
  })
  const flight: Flight = { result, controller, waiting: 0 }
  flights.set(address, flight)
  return flight
}

async function ask(
  base: string,
  address: string,
  controller: AbortController,
  { fresh = false, limit = 8000, fetch: send = fetch }: FetchOptions,
): Promise<Result<RateTable, FetchCode>> {
  let reason: FetchReason = 'offline'
  let late = false
  const timer = setTimeout(() => {
    late = true
    controller.abort()
  }, limit)
  try {
    const response = await send(address, {
      signal: controller.signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: fresh ? 'no-cache' : 'default',
    })
    if (!response.ok) {
      response.body?.cancel().catch(() => {})
      return failed('status', response.status)
    }
    reason = 'body'
    const table = readTable(base, await response.json())
    return table ? answer(table) : failed('body')
  } catch {
    return failed(late ? 'timeout' : reason)
  } finally {
    clearTimeout(timer)
  }
}

function failed(reason: FetchReason, status?: number): Result<RateTable, FetchCode> {
  return fault({ code: 'failed-to-fetch', values: status === undefined ? { reason } : { reason, status } })
}
