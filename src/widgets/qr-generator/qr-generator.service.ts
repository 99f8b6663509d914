import { failure, type Result, success } from '../../engine/core/result'
import { type RequestError, type RequestOptions, requestService } from '../core/base/request'

/** A public service with the API that this tool uses (docs/rules.md). */
const defaultService = 'https://api.qrserver.com/v1/create-qr-code/'

/** The only error. `values.reason` and `values.status` have the details. `body`: the response isn't an image. */
export type FetchCode = 'failed-to-fetch'
export type FetchReason = RequestError

export interface FetchOptions extends RequestOptions {
  /** URL of the service, to which `size={n}x{n}&data={text}` is added. If empty, a public service is used. */
  readonly service?: string
}

/** Fetches an image of `size` × `size` pixels. Sends the text to the service. Never rejects. Undefined if aborted. */
export async function fetchPicture(
  text: string,
  size: number,
  { service, ...options }: FetchOptions = {},
): Promise<Result<Blob, FetchCode> | undefined> {
  const address = service || defaultService
  const query = `size=${size}x${size}&data=${encodeURIComponent(text)}`
  const response = await requestService(
    address + (address.includes('?') ? '&' : '?') + query,
    (body) => body.blob(),
    options,
  )
  if (!response) return undefined
  if (response.ok && response.body.size > 0 && response.body.type.startsWith('image/')) return success(response.body)
  const { reason, status } = response.ok ? { reason: 'body' as const, status: undefined } : response
  return failure({ code: 'failed-to-fetch', values: status === undefined ? { reason } : { reason, status } })
}
