import { useCallback, useEffect, useRef, useState } from 'react'
import type { Result } from '../../engine/core/result'
import type { Input } from '../../engine/html-formatter/fields'
import type { LintReport } from '../../engine/html-formatter/lint/findings'
import { evaluateEmpty, type IssueCode, type Output } from '../../engine/html-formatter/output'
import { type LoadCode, notLoaded } from '../core/base/fetch-module'
import { lazy, useLazy } from '../core/base/lazy'
import { createFormatter } from './html-formatter.client'

/** The engine with its parser, 40 kB. Loaded on the page only if workers are blocked. */
const lazyJobs = lazy(() => import('./jobs'))

/** What's wrong in a text. */
export interface Report extends LintReport {
  readonly html: string
}

/** `run` for `useTool`. `share` is the progress on a long text, `report` the findings in the last one. */
export function useFormatting() {
  const { load, failed } = useLazy(lazyJobs)
  const [share, setShare] = useState(0)
  const [report, setReport] = useState<Report>()
  /** The progress of the check, which follows the result. */
  const [checked, setChecked] = useState<number>()
  const formatter = useRef<ReturnType<typeof createFormatter>>(undefined)
  useEffect(() => () => formatter.current?.close(), [])

  const run = useCallback(
    async (input: Input, signal: AbortSignal): Promise<Result<Output, IssueCode | LoadCode> | undefined> => {
      setChecked(undefined)
      if (!input.html.trim()) return evaluateEmpty()
      setShare(0)
      formatter.current ??= createFormatter(async (job) => {
        const jobs = await load()
        if (!jobs) throw new Error('not-loaded')
        return jobs.stepsOf(job)
      })
      const { request } = formatter.current
      async function check(html: string): Promise<void> {
        setChecked(0)
        // It has no findings if the parser gives up.
        const end = await request({ task: 'check', html }, { signal, onProgress: setChecked }).catch(() => undefined)
        if (signal.aborted) return
        setChecked(undefined)
        if (end?.reply && 'findings' in end.reply) setReport({ ...end.reply, html })
      }
      const end = await request(input, { signal, onProgress: setShare }).catch(() => undefined)
      if (!end) return notLoaded
      const { reply } = end
      if (!reply || !('ok' in reply)) return undefined
      if (reply.ok) void check(input.html)
      return reply
    },
    [load],
  )
  return { run, share, report, checked, failed }
}
