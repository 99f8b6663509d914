import { type Result, success } from '../../engine/core/result'
import { evaluate, type Input, type IssueCode } from '../../engine/regex-tester'
import { serve } from '../core/worker/server'
import { type Packed, pack } from './regex-tester.pack'

serve<Input, Result<Packed, IssueCode>>((input) => {
  const result = evaluate(input)
  return result.ok ? success(pack(result.value, input)) : result
})
