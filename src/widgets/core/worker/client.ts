import { runInSlices } from './slices'
import { yieldToBrowser } from './yield-to-browser'

/**
 * `new Worker(new URL('./x.worker.ts', import.meta.url), { type: 'module' })`, a pattern that bundlers recognize, from
 * any origin: if the script is on another origin, as in an embed or a sandboxed frame, a `blob:` module imports it.
 * Strict pages block that too; then the worker fires `error`, or this throws.
 */
export const Worker = function open(url: URL, options: WorkerOptions) {
  // Some bundlers replace `URL` and give an address that's relative to the page.
  const { href, origin } = new URL(`${url}`, globalThis.location?.href)
  if (origin === globalThis.origin) return new globalThis.Worker(href, options)
  const script = JSON.stringify(href)
  // In a sandboxed frame, Chromium starts no module from a blob, but a classic script that imports it.
  const isSandboxed = globalThis.origin === 'null'
  const code = isSandboxed ? `import(${script}).catch(reportError)` : `import ${script}`
  const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
  const worker = new globalThis.Worker(address, isSandboxed ? { ...options, type: 'classic' } : options)
  worker.addEventListener('message', () => URL.revokeObjectURL(address), { once: true })
  return worker
} as unknown as typeof globalThis.Worker

/**
 * Characters sent to a worker at once, which takes a few milliseconds. 50 million would block the page for too long.
 */
const pieceSize = 1 << 21

/** How a job ended: with a reply, at the time limit, stopped by a newer one, or because workers are blocked. */
export type Ended<Reply> =
  | { readonly ended: 'done'; readonly reply: Reply }
  | { readonly ended: 'timeout' | 'stopped' | 'forbidden'; readonly reply?: undefined }

export interface JobOptions<Progress> {
  /** Milliseconds after the worker is ready until it's terminated. Absent: no limit. */
  readonly limit?: number
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: Progress) => void
  /** For short jobs, which take less time than a message to the worker. */
  readonly onPage?: boolean
}

type Steps<Reply, Progress> = Generator<Progress, Reply>

/** Long enough to load the worker's file on a slow network. */
const loadLimit = 20_000

/**
 * Runs jobs one at a time in a worker that's started on first use and then reused. `serve` and `serveSteps` in server.ts
 * are the worker's side. A job that's stopped or takes too long terminates the worker. If workers are blocked, the page
 * runs the job's steps in slices, if it has any. `request` rejects only if they throw.
 */
export function createWorkerClient<Job, Reply, Progress = never>(
  create: () => globalThis.Worker,
  stepsOf?: (job: Job) => Steps<Reply, Progress> | undefined | Promise<Steps<Reply, Progress> | undefined>,
) {
  let worker: globalThis.Worker | undefined
  let ready = false
  let isForbidden = false

  function close(): void {
    worker?.terminate()
    worker = undefined
    ready = false
  }

  async function request(job: Job, options: JobOptions<Progress> = {}): Promise<Ended<Reply>> {
    const { signal, onProgress, onPage } = options
    if (!onPage && !isForbidden) {
      const end = await send(job, options)
      if (end.ended !== 'forbidden') return end
    }
    const steps = await stepsOf?.(job)
    if (signal?.aborted) return { ended: 'stopped' }
    if (!steps) return { ended: 'forbidden' }
    isForbidden ||= !onPage
    const reply = await runInSlices(steps, signal, onProgress)
    return reply === undefined ? { ended: 'stopped' } : { ended: 'done', reply }
  }

  function send(job: Job, { limit, signal, onProgress }: JobOptions<Progress>): Promise<Ended<Reply>> {
    return new Promise((resolve) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      function end(ended: Ended<Reply>): void {
        clearTimeout(timer)
        signal?.removeEventListener('abort', stop)
        if (worker) worker.onmessage = worker.onerror = null
        if (ended.ended !== 'done') close()
        resolve(ended)
      }
      const stop = () => end({ ended: 'stopped' })
      const begin = async () => {
        ready = true
        clearTimeout(timer)
        const own = worker
        const rest = { ...job }
        for (const field in job) {
          const text = job[field]
          if (typeof text !== 'string' || text.length <= pieceSize) continue
          delete rest[field]
          for (let at = 0; at < text.length; at += pieceSize) {
            own?.postMessage({ field, piece: text.slice(at, at + pieceSize) })
            await yieldToBrowser()
            if (worker !== own) return
          }
        }
        if (limit !== undefined) timer = setTimeout(() => end({ ended: 'timeout' }), limit)
        own?.postMessage({ job: rest })
      }
      if (signal?.aborted) return resolve({ ended: 'stopped' })
      signal?.addEventListener('abort', stop)
      try {
        worker ??= create()
      } catch {
        return end({ ended: 'forbidden' })
      }
      worker.onerror = (event) => {
        event.preventDefault?.()
        end({ ended: 'forbidden' })
      }
      worker.onmessage = ({ data }: MessageEvent<Message<Reply, Progress>>) => {
        if (data.kind === 'ready') void begin()
        else if (data.kind === 'progress') onProgress?.(data.progress)
        else end({ ended: 'done', reply: data.reply })
      }
      if (ready) void begin()
      else timer = setTimeout(() => end({ ended: 'forbidden' }), loadLimit)
    })
  }

  return { request, close }
}

export type Message<Reply, Progress> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'reply'; readonly reply: Reply }

/** Sends a job to a worker. Long texts are sent first, in pieces. */
export type Request<Job> = { readonly job: Job } | { readonly field: string; readonly piece: string }
