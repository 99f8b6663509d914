import { hasUnbounded, type Risk } from '../../../engine/regex-tester/risk'
import { fetchModule } from '../../core/loading/fetch-module'
import { createWorkerClient, Worker } from '../../core/worker/client'
import { lazySyntax } from './use-syntax'

interface Regex {
  readonly pattern: string
  readonly flags: string
}

/** Texts up to this length are matched at once: the time limit is enough for them. */
export const shortText = 1000

/** On longer texts than this, even polynomial time is worth a warning. */
const longText = 5000

/** Milliseconds, a little more than the analysis allows itself. */
const limit = 3000

/** Analyzes patterns in a worker, which is 0.4 MB compressed and therefore loads only for a pattern that needs it. */
export function createRiskChecker() {
  const worker = createWorkerClient<Regex, Risk>(
    () => new Worker(new URL('./regex-risk.worker.ts', import.meta.url), { type: 'module' }),
  )
  let last: { readonly key: string; readonly risk: Promise<Risk | undefined> } | undefined
  let controller = new AbortController()

  /** Undefined if the pattern can't be slow on a text of this length, or if nothing is known. */
  function check({ pattern, flags }: Regex, length: number): Promise<Risk | undefined> {
    if (!hasUnbounded(pattern)) return Promise.resolve(undefined)
    const key = `${length > longText}/${pattern}/${flags}`
    if (last?.key === key) return last.risk
    controller.abort()
    controller = new AbortController()
    const risk = analyze({ pattern, flags }, length, controller.signal)
    last = { key, risk }
    return risk
  }

  async function analyze(regex: Regex, length: number, signal: AbortSignal): Promise<Risk | undefined> {
    lazySyntax.module ??= await fetchModule(lazySyntax.fetch).catch(() => undefined)
    const parsed = lazySyntax.module?.parsePattern(regex.pattern, regex.flags)
    if (!parsed?.ok || signal.aborted) return undefined
    if (length <= longText && !lazySyntax.module?.mayExplode(parsed.pattern)) return undefined
    const ended = await worker.request(regex, { limit, signal })
    return ended.ended === 'done' && ended.reply.kind !== 'safe' ? ended.reply : undefined
  }

  return { check, close: worker.close }
}
