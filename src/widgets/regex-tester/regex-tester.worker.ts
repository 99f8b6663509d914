import { answer, type Result } from '../../engine/core/result'
import { evaluate, type Input, type IssueCode } from '../../engine/regex-tester'
import { serve } from '../core/work'
import { type Packed, pack } from './regex-tester.pack'

serve<Input, Result<Packed, IssueCode>>((input) => {
  const result = evaluate(input)
  return result.ok ? answer(pack(result.value, input)) : result
})
