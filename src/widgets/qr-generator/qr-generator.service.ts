import { failure, type Result, success } from '../../engine/core/result'
import { type RequestError, type RequestOptions, requestService } from '../core/loading/request'

/** The public service of the shape of spec part 2, point 7. */
const defaultService = 'https://api.qrserver.com/v1/create-qr-code/'

/** The one error. Its `values.reason` is why, `values.status` the status; `body`: the response is not a picture. */
export type FetchCode = 'failed-to-fetch'
export type FetchReason = RequestError

export interface FetchOptions extends RequestOptions {
  /** Address of the service, to which `size={n}x{n}&data={text}` is added; '' is the public one. */
  readonly service?: string
}

/** A service's picture of a text, `size` pixels a side. The text leaves the browser. Never rejects. */
export async function fetchPicture(
  text: string,
  size: number,
  { service, ...options }: FetchOptions = {},
): Promise<Result<Blob, FetchCode> | undefined> {
  const address = service || defaultService
  const query = `size=${size}x${size}&data=${encodeURIComponent(text)}`
  const asked = await requestService(
    address + (address.includes('?') ? '&' : '?') + query,
    (response) => response.blob(),
    options,
  )
  if (!asked) return undefined
  if (asked.ok && asked.body.size > 0 && asked.body.type.startsWith('image/')) return success(asked.body)
  const { reason, status } = asked.ok ? { reason: 'body' as const, status: undefined } : asked
  return failure({ code: 'failed-to-fetch', values: status === undefined ? { reason } : { reason, status } })
}
