import { type Result, success } from '../../engine/core/result'
import { evaluate, type Input, type IssueCode } from '../../engine/regex-tester/regex-tester'
import { serve } from '../core/worker/server'
import { type PackedMatches, pack } from './packed-matches'

/** Milliseconds. After a longer search, finding the groups as well could exceed the limit. */
const slow = 400

serve<Input, Result<PackedMatches, IssueCode>>((input) => {
  const start = performance.now()
  const result = evaluate(input)
  return result.ok ? success(pack(result.value, input, performance.now() - start > slow)) : result
})
