/**
 * Why a service gave nothing: `offline` (no response, or the browser forbade it), `timeout`, `status` (an error,
 * such as 429), `body` (what came could not be read to its end).
 */
export type RequestError = 'offline' | 'timeout' | 'status' | 'body'

export interface RequestOptions {
  /** Aborting is not an error: the promise resolves to undefined. */
  readonly signal?: AbortSignal
  /** Asks again, whatever the browser has cached. */
  readonly fresh?: boolean
  /** Milliseconds until it is a `timeout`, the body included. */
  readonly limit?: number
  readonly fetch?: typeof fetch
}

type Asked<Body> =
  | { readonly ok: true; readonly body: Body }
  | { readonly ok: false; readonly reason: RequestError; readonly status?: number }

/** What a service says at an address, without telling it who asks. Never rejects. */
export async function requestService<Body>(
  address: string,
  read: (response: Response) => Promise<Body>,
  { signal, fresh = false, limit = 8000, fetch: send = fetch }: RequestOptions = {},
): Promise<Asked<Body> | undefined> {
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

/** 'https://example.com//' is 'https://example.com': paths are put behind it. */
export const bareHost = (host: string): string => host.replace(/\/+$/, '')
