import type { Result } from '../../engine/core/result'
import {
  evaluateSteps,
  type Input,
  type IssueCode,
  type LintReport,
  lintSteps,
  type Output,
  rewriteCode,
} from '../../engine/html-formatter/html-formatter'

/** The findings are a job of their own, so that the result doesn't wait for them. */
export type Job = Input | { readonly task: 'check'; readonly html: string }

/** The result of an input, or what's wrong in its HTML. */
export type Reply = Result<Output, IssueCode> | LintReport

/** Does a job in steps. Code that can't be loaded leaves CSS and JavaScript as they are. */
export async function stepsOf(job: Job): Promise<Generator<number, Reply>> {
  if ('task' in job) return lintSteps(job.html)
  const code = await rewriteCode(job).catch(() => undefined)
  return evaluateSteps(job, code)
}
