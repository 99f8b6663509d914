import { failure, type Result, success } from '../../engine/core/result'
import type { Context, Input, IssueCode, Output } from '../../engine/ip-lookup/ip-lookup'
import type { LoadCode } from '../core/base/fetch-module'
import { bareHost, type RequestOptions, requestService } from '../core/base/request'

/** A public service with the API that this tool uses (docs/rules.md). */
const defaultHost = 'https://ipapi.co'

/**
 * The only error. `values.reason` is `offline` (no response, or the request was blocked), `timeout`, `status` (with the
 * HTTP status in `values.status`), `html` (a web page instead of data) or `cut-off` (an incomplete response).
 */
export type FetchCode = 'failed-to-fetch'
export type Code = IssueCode | FetchCode | LoadCode
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
  return fetchJson(`${bareHost(host)}/${ip === '' ? '' : `${encodeURIComponent(ip)}/`}json/`, options)
}

/** Fetches JSON from any of the services. */
export async function fetchJson(
  address: string,
  options: RequestOptions,
): Promise<Result<unknown, FetchCode> | undefined> {
  const response = await requestService(address, (body) => body.text(), options)
  if (!response) return undefined
  if (!response.ok) return failed(response.reason === 'body' ? 'cut-off' : response.reason, response.status)
  try {
    return success(JSON.parse(response.body))
  } catch {
    return failed(response.body.trimStart().startsWith('<') ? 'html' : 'cut-off')
  }
}

interface LookUpOptions extends FetchOptions {
  readonly evaluate: (input: Input, context: Context) => Result<Output, Code>
  /** The page's own answer. */
  readonly given?: unknown
}

/**
 * Uses the page's own answer if there is one. Otherwise asks the service, but only about single public addresses. Networks
 * are calculated.
 */
export async function lookUp(
  input: Input,
  { evaluate, given, ...options }: LookUpOptions,
): Promise<Result<Output, Code> | undefined> {
  const local = evaluate(input, { answer: given })
  const isKnown = local.ok ? isLocal(local.value) : local.issues[0]?.code !== 'missing'
  if (given !== undefined || isKnown) return local
  const answer = await fetchAnswer(local.ok ? local.value.ip : '', options)
  return answer?.ok ? evaluate(input, { answer: answer.value }) : answer
}

/** Whether everything is known without a service. */
const isLocal = ({ scope, subnet, summary }: Output) => scope !== 'public' || Boolean(subnet ?? summary)

function failed(reason: FetchReason, status?: number): Result<never, FetchCode> {
  return failure({ code: 'failed-to-fetch', values: status === undefined ? { reason } : { reason, status } })
}
