import { failure, type Result, success } from '../../engine/core/result'
import { evaluate, type Input, type IssueCode, type Output, readOwnAddress } from '../../engine/ip-lookup'
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
  return fetchJson(`${bareHost(host)}/${ip === '' ? '' : `${encodeURIComponent(ip)}/`}json/`, options)
}

async function fetchJson(address: string, options: RequestOptions): Promise<Result<unknown, FetchCode> | undefined> {
  const response = await requestService(address, (body) => body.text(), options)
  if (!response) return undefined
  if (!response.ok) return failed(response.reason === 'body' ? 'cut-off' : response.reason, response.status)
  try {
    return success(JSON.parse(response.body))
  } catch {
    return failed(response.body.trimStart().startsWith('<') ? 'html' : 'cut-off')
  }
}

/** Public services that each use one version of IP: https://www.ipify.org. */
const ownHosts = { 4: 'https://api4.ipify.org', 6: 'https://api6.ipify.org' } as const

/**
 * Fetches the visitor's own address of one version from a service that can be reached only with that version. Its response
 * is {"ip":"192.0.2.1"}. Never rejects. Undefined if aborted.
 */
export async function fetchOwn(
  version: 4 | 6,
  { host = ownHosts[version], ...options }: FetchOptions = {},
): Promise<Result<string, FetchCode | 'not-an-answer'> | undefined> {
  const answer = await fetchJson(`${bareHost(host)}?format=json`, { ...options, fresh: true })
  if (!answer?.ok) return answer
  const address = readOwnAddress(answer.value, version)
  return address === undefined ? failure({ code: 'not-an-answer' }) : success(address)
}

/**
 * Uses the page's own answer (`given`) if there is one. Otherwise asks the service, but only about single public
 * addresses. Networks are calculated.
 */
export async function lookUp(
  input: Input,
  given: unknown,
  options: FetchOptions,
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
