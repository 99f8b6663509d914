import { failure, type Result, success } from '../../engine/core/result'
import { evaluate, type Input, type IssueCode, type Output } from '../../engine/ip-lookup'
import { bareHost, type RequestOptions, requestService } from '../core/loading/request'

/** A public service with the API of spec part 2, point 7. */
const defaultHost = 'https://ipapi.co'

/**
 * The only error. `values.reason` is `offline` (no response, or the request was blocked), `timeout`, `status` (with the
 * HTTP status in `values.status`), `html` (a web page instead of data) or `cut-off` (an incomplete response).
 */
export type FetchCode = 'failed-to-fetch'
export type Code = IssueCode | FetchCode
export type FetchReason = 'offline' | 'timeout' | 'status' | 'html' | 'cut-off'

export interface FetchOptions extends RequestOptions {
  /** The service's origin, optionally with a path. */
  readonly host?: string
}

/** Fetches the service's JSON for an address, or for the visitor's own if it's ''. Never rejects. Undefined if aborted. */
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

/** Uses the page's own answer (`given`) if there is one. Otherwise asks the service, but only about public addresses. */
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
