import type { TestCase } from '../../../engine/regex-tester/fields'
import { compile } from '../../../engine/regex-tester/matches'
import { runTest, type Verdict } from '../../../engine/regex-tester/tests'
import { type Listed, listMatches, type Split, splitText } from '../../../engine/regex-tester/transform'
import { serve } from '../../core/worker/server'

interface Regex {
  readonly pattern: string
  readonly flags: string
}

export type ViewJob =
  | (Regex & { readonly view: 'replace' | 'list' | 'split'; readonly text: string; readonly template: string })
  | (Regex & { readonly view: 'tests'; readonly tests: readonly TestCase[] })

export type ViewReply = { readonly error: string } | { readonly text: string } | Listed | Split | Record<never, never>

/** The verdict of one test, as soon as there is one. */
export interface TestProgress {
  readonly index: number
  readonly verdict: Verdict
}

serve<ViewJob, ViewReply, TestProgress>((job, progress) => {
  const { pattern, flags } = job
  try {
    if (job.view === 'tests') {
      for (const [index, test] of job.tests.entries()) progress({ index, verdict: runTest(pattern, flags, test) })
      return {}
    }
    const regex = compile(pattern, flags)
    if (!(regex instanceof RegExp)) return { error: regex.message }
    const { text, template } = job
    if (pattern === '')
      return job.view === 'replace' ? { text } : { text: '', count: 0, listed: 0, parts: [text], width: 1 }
    if (job.view === 'replace') return { text: text.replace(regex, template) }
    return job.view === 'list' ? listMatches(regex, text, template) : splitText(regex, text)
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
})
