import { answer, fault, type Result } from '../../engine/core/result'
import { type RateTable, readTable } from '../../engine/currency-converter'
import { type AskOptions, type AskReason, ask, bareHost } from '../core/ask'

/** The public service of the shape of spec part 1, point 7. */
const defaultHost = 'https://api.exchangerate-api.com'

/** An answer is used again for 10 minutes. */
const keep = 600_000

/**
 * The one fault. Its `values.reason` tells why, `values.status` the status; `body` also means that the answer is no rate
 * table.
 */
export type FetchCode = 'failed-to-fetch'
export type FetchReason = AskReason

export interface FetchOptions extends AskOptions {
  /** Origin of the service, with or without a path below it. */
  readonly host?: string
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
  const address = `${bareHost(host)}/v4/latest/${encodeURIComponent(base)}`
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
  const result = request(base, address, controller.signal, options).then((result) => {
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

async function request(
  base: string,
  address: string,
  signal: AbortSignal,
  options: FetchOptions,
): Promise<Result<RateTable, FetchCode>> {
  const asked = await ask(address, (response) => response.json(), { ...options, signal })
  // Nobody waits for what was aborted.
  if (!asked) return failed('offline')
  if (!asked.ok) return failed(asked.reason, asked.status)
  const table = readTable(base, asked.body)
  return table ? answer(table) : failed('body')
}

function failed(reason: FetchReason, status?: number): Result<RateTable, FetchCode> {
  return fault({ code: 'failed-to-fetch', values: status === undefined ? { reason } : { reason, status } })
}
