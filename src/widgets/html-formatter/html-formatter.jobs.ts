import type { Result } from '../../engine/core/result'
import {
  evaluateSteps,
  type Input,
  type IssueCode,
  type LintReport,
  lintSteps,
  type Output,
  type RewrittenCode,
  rewriteCode,
} from '../../engine/html-formatter'

/** The result, and what's wrong in the input, unless it can't be parsed. */
export interface Reply {
  readonly result: Result<Output, IssueCode>
  readonly report: LintReport | undefined
}

/** Everything the tool does with an input, in steps. Code that can't be loaded leaves CSS and JavaScript as they are. */
export async function stepsOf(input: Input): Promise<Generator<number, Reply>> {
  const code = await rewriteCode(input).catch(() => undefined)
  return answerSteps(input, code)
}

function* answerSteps(input: Input, code: RewrittenCode | undefined): Generator<number, Reply> {
  const steps = evaluateSteps(input, code)
  let step = steps.next()
  for (; !step.done; step = steps.next()) yield step.value * 0.7
  const result = step.value
  if (!result.ok) return { result, report: undefined }
  const lint = lintSteps(input.html)
  let found = lint.next()
  for (; !found.done; found = lint.next()) yield 0.7 + found.value * 0.3
  return { result, report: found.value }
}
