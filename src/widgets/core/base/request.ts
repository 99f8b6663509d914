/**
 * Why a request failed: `offline` (no response, or blocked by the browser), `timeout`, `status` (an error such as 429),
 * `body` (the response couldn't be read to the end).
 */
export type RequestError = 'offline' | 'timeout' | 'status' | 'body'

export interface RequestOptions {
  /** Aborting isn't an error: the promise resolves to undefined. */
  readonly signal?: AbortSignal
  /** Bypasses the browser's cache. */
  readonly fresh?: boolean
  /** Timeout in milliseconds, including the response body. */
  readonly limit?: number
  readonly fetch?: typeof fetch
}

type Reply<Body> =
  | { readonly ok: true; readonly body: Body }
  | { readonly ok: false; readonly reason: RequestError; readonly status?: number }

/** Fetches a URL without sending a referrer or credentials. Never rejects. */
export async function requestService<Body>(
  address: string,
  read: (response: Response) => Promise<Body>,
  { signal, fresh = false, limit = 8000, fetch: send = fetch }: RequestOptions = {},
): Promise<Reply<Body> | undefined> {
  if (signal?.aborted) return undefined
  const controller = new AbortController()
  const stop = () => controller.abort()
  signal?.addEventListener('abort', stop)
  let reason: RequestError = 'offline'
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    stop()
  }, limit)
  try {
    const response = await send(address, {
      signal: controller.signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: fresh ? 'no-cache' : 'default',
    })
    reason = 'body'
    if (response.ok) return { ok: true, body: await read(response) }
    response.body?.cancel().catch(() => {})
    return { ok: false, reason: 'status', status: response.status }
  } catch {
    return signal?.aborted ? undefined : { ok: false, reason: isLate ? 'timeout' : reason }
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

/** Removes trailing slashes, so that a path can be appended: 'https://example.com//' becomes 'https://example.com'. */
export const bareHost = (host: string): string => host.replace(/\/+$/, '')
