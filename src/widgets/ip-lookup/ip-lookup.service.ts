import { answer, fault, type Result } from '../../engine/core/result'
import { type AskOptions, ask, bareHost } from '../core/ask'

/** The public service of the shape of spec part 2, point 7. */
const defaultHost = 'https://ipapi.co'

/**
 * The one fault. Its `values.reason` tells why: `offline` (nobody answered, or the request was blocked), `timeout`,
 * `status` (`values.status` has it, such as 429), `html` (a page in place of data), `cut-off` (half an answer).
 */
export type FetchCode = 'failed-to-fetch'
export type FetchReason = 'offline' | 'timeout' | 'status' | 'html' | 'cut-off'

export interface FetchOptions extends AskOptions {
  /** Origin of the service, with or without a path below it. */
  readonly host?: string
}

/** What the service knows of an address, '' for the one that asks: its JSON, not yet looked at. Never rejects. */
export async function fetchAnswer(
  ip: string,
  { host = defaultHost, ...options }: FetchOptions = {},
): Promise<Result<unknown, FetchCode> | undefined> {
  const address = `${bareHost(host)}/${ip === '' ? '' : `${encodeURIComponent(ip)}/`}json/`
  const asked = await ask(address, (response) => response.text(), options)
  if (!asked) return undefined
  if (!asked.ok) return failed(asked.reason === 'body' ? 'cut-off' : asked.reason, asked.status)
  try {
    return answer(JSON.parse(asked.body))
  } catch {
    return failed(asked.body.trimStart().startsWith('<') ? 'html' : 'cut-off')
  }
}

function failed(reason: FetchReason, status?: number): Result<unknown, FetchCode> {
  return fault({ code: 'failed-to-fetch', values: status === undefined ? { reason } : { reason, status } })
}
