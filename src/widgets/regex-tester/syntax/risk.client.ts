import { hasUnbounded, type Risk } from '../../../engine/regex-tester/risk'
import { mayExplode } from '../../../engine/regex-tester/syntax/nested'
import { parsePattern } from '../../../engine/regex-tester/syntax/parse'
import { createWorkerClient, Worker } from '../../core/worker/client'

export interface Regex {
  readonly pattern: string
  readonly flags: string
}

/** Texts up to this length are matched at once: the time limit is enough for them. */
const shortText = 1000

/** On longer texts than this, even polynomial time is worth a warning. */
const longText = 5000

/** Milliseconds, a little more than the analysis allows itself. */
const limit = 3000

/** Milliseconds that a search waits for the analysis. After that, only its own time limit applies. */
const patience = 3000

export const keyOf = ({ pattern, flags }: Regex) => `${flags}/${pattern}`

/** Analyzes patterns in a worker, which is 0.4 MB compressed and therefore loads only for a pattern that needs it. */
export function createRiskChecker() {
  const worker = createWorkerClient<Regex, Risk>(
    () => new Worker(new URL('./regex-risk.worker.ts', import.meta.url), { type: 'module' }),
  )
  let last: { readonly key: string; readonly risk: Promise<Risk | undefined> } | undefined
  let controller = new AbortController()
  let allowed: string | undefined

  /** Undefined if the pattern can't be slow on a text of this length, or if nothing is known. */
  function check({ pattern, flags }: Regex, length: number): Promise<Risk | undefined> {
    if (!hasUnbounded(pattern)) return Promise.resolve(undefined)
    const key = `${length > longText}/${keyOf({ pattern, flags })}`
    if (last?.key === key) return last.risk
    controller.abort()
    controller = new AbortController()
    const risk = analyze({ pattern, flags }, length, controller.signal)
    last = { key, risk }
    return risk
  }

  async function analyze(regex: Regex, length: number, signal: AbortSignal): Promise<Risk | undefined> {
    const parsed = parsePattern(regex.pattern, regex.flags)
    if (!parsed.ok) return undefined
    if (length <= longText && !mayExplode(parsed.pattern)) return undefined
    const ended = await worker.request(regex, { limit, signal })
    return ended.ended === 'done' && ended.reply.kind !== 'safe' ? ended.reply : undefined
  }

  /** Whether a search waits for the user's decision: it could be exponential, and the text is long. */
  async function isHeld({ text, ...regex }: Regex & { readonly text: string }): Promise<boolean> {
    if (text.length <= shortText || allowed === keyOf(regex)) return false
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience))
    return (await Promise.race([check(regex, text.length), late]))?.kind === 'exponential'
  }

  function allow(regex: Regex): void {
    allowed = keyOf(regex)
  }
  return { check, isHeld, allow, close: worker.close }
}
