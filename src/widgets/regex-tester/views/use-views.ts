import { useEffect, useRef, useState } from 'react'
import type { Input } from '../../../engine/regex-tester/regex-tester'
import { testsOf, type Verdict } from '../../../engine/regex-tester/tests'
import type { Listed, Split } from '../../../engine/regex-tester/transform'
import { createWorkerClient, Worker } from '../../core/worker/client'
import { limit } from '../regex-tester.client'
import type { TestProgress, ViewJob, ViewReply } from './regex-views.worker'

export type TextView = 'replace' | 'list' | 'split'

/** Why a view has no result: the codes of `strings.issues`. */
export type FailureCode = 'timeout' | 'stopped' | 'worker-forbidden' | 'too-complex'

export interface Viewed {
  readonly view: TextView
  readonly replaced?: string
  readonly list?: Listed
  readonly split?: Split
  readonly failure?: { readonly code: FailureCode; readonly message: string }
}

const createClient = () =>
  createWorkerClient<ViewJob, ViewReply, TestProgress>(
    () => new Worker(new URL('./regex-views.worker.ts', import.meta.url), { type: 'module' }),
  )

function useClient() {
  const client = useRef<ReturnType<typeof createClient>>(undefined)
  useEffect(() => () => client.current?.close(), [])
  return () => {
    client.current ??= createClient()
    return client.current
  }
}

/** The replaced text, the list or the parts for an answered input, computed in a worker when the view is open. */
export function useTextView(view: TextView | undefined, input: Input | undefined): Viewed | undefined {
  const clientOf = useRef(useClient())
  const [viewed, setViewed] = useState<Viewed>()
  const { pattern = '', flags = '', text = '' } = input ?? {}
  const template = view === 'replace' ? input?.replacement : view === 'list' ? input?.list : ''
  const isReady = input !== undefined
  useEffect(() => {
    if (!view || !isReady) return
    const controller = new AbortController()
    void (async () => {
      const job = { view, pattern, flags, text, template: template ?? '' }
      const ended = await clientOf.current().request(job, { limit, signal: controller.signal })
      if (controller.signal.aborted) return
      setViewed(ended.ended === 'done' ? viewedOf(view, ended.reply) : failed(view, codes[ended.ended]))
    })()
    return () => controller.abort()
  }, [view, isReady, pattern, flags, text, template])
  return viewed?.view === view ? viewed : undefined
}

const codes = { timeout: 'timeout', stopped: 'stopped', forbidden: 'worker-forbidden' } as const
const failed = (view: TextView, code: FailureCode, message = ''): Viewed => ({ view, failure: { code, message } })

function viewedOf(view: TextView, reply: ViewReply): Viewed {
  if ('error' in reply) return failed(view, 'too-complex', reply.error)
  if (view === 'replace') return { view, replaced: (reply as Listed).text }
  return view === 'list' ? { view, list: reply as Listed } : { view, split: reply as Split }
}

/** The verdicts of the tests, by row. One that's missing is still running, or wasn't reached in time. */
export interface TestState {
  readonly verdicts: readonly (Verdict | undefined)[]
  readonly isDone: boolean
  /** The row that used up the time. */
  readonly stuck?: number
}

const noTests: TestState = { verdicts: [], isDone: true }

/** Runs the tests 150 ms after an edit. */
export function useTests({ pattern, flags, tests }: Input, isValid: boolean): TestState {
  const clientOf = useRef(useClient())
  const [state, setState] = useState(noTests)
  useEffect(() => {
    const rows = testsOf(tests)
    if (rows.length === 0 || !isValid) return setState(noTests)
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const verdicts: (Verdict | undefined)[] = rows.map(() => undefined)
      const ended = await clientOf.current().request(
        { view: 'tests', pattern, flags, tests: rows },
        {
          limit,
          signal: controller.signal,
          onProgress({ index, verdict }) {
            verdicts[index] = verdict
          },
        },
      )
      if (controller.signal.aborted) return
      const stuck = ended.ended === 'done' ? -1 : verdicts.indexOf(undefined)
      setState({ verdicts, isDone: true, ...(stuck >= 0 && { stuck }) })
    }, 150)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [pattern, flags, tests, isValid])
  return state
}
