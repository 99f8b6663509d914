import { failure, type Result, success } from '../../engine/core/result'
import { readOwnAddress } from '../../engine/ip-lookup/own'
import { bareHost } from '../core/base/request'
import { type FetchCode, type FetchOptions, fetchJson } from './ip-lookup.service'

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
