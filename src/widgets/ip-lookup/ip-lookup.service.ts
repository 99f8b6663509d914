import { failure, type Result, success } from '../../engine/core/result'
import { evaluate, type Input, type IssueCode, type Output } from '../../engine/ip-lookup'
import { bareHost, type RequestOptions, requestService } from '../core/loading/request'

/** The public service of the shape of spec part 2, point 7. */
const defaultHost = 'https://ipapi.co'

/**
 * The one error. Its `values.reason` is why: `offline` (no response, or the request was blocked), `timeout`,
 * `status` (`values.status` has it, such as 429), `html` (a page in place of data), `cut-off` (half an answer).
 */
export type FetchCode = 'failed-to-fetch'
export type Code = IssueCode | FetchCode
export type FetchReason = 'offline' | 'timeout' | 'status' | 'html' | 'cut-off'

export interface FetchOptions extends RequestOptions {
  /** Origin of the service, with or without a path below it. */
  readonly host?: string
}

/** What the service knows of an address, '' for the one that asks: its JSON, not yet looked at. Never rejects. */
export async function fetchAnswer(
  ip: string,
  { host = defaultHost, ...options }: FetchOptions = {},
): Promise<Result<unknown, FetchCode> | undefined> {
  const address = `${bareHost(host)}/${ip === '' ? '' : `${encodeURIComponent(ip)}/`}json/`
  const response = await requestService(address, (body) => body.text(), options)
  if (!response) return undefined
  if (!response.ok) return failed(response.reason === 'body' ? 'cut-off' : response.reason, response.status)
  try {
    return success(JSON.parse(response.body))
  } catch {
    return failed(response.body.trimStart().startsWith('<') ? 'html' : 'cut-off')
  }
}

/** By `given`, if the page has an answer of its own; else by the service's, where an address is public. */
export async function lookUp(
  input: Input,
  given: unknown,
  options: FetchOptions,
): Promise<Result<Output, Code> | undefined> {
  const local = evaluate(input, { answer: given })
  const isKnown = local.ok ? local.value.scope !== 'public' : local.issues[0]?.code !== 'missing'
  if (given !== undefined || isKnown) return local
  const answer = await fetchAnswer(local.ok ? local.value.ip : '', options)
  return answer?.ok ? evaluate(input, { answer: answer.value }) : answer
}

function failed(reason: FetchReason, status?: number): Result<unknown, FetchCode> {
  return failure({ code: 'failed-to-fetch', values: status === undefined ? { reason } : { reason, status } })
}
