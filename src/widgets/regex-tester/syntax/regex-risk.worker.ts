import { checkSync } from 'recheck'
import { type Diagnosis, flagsForAnalysis, type Risk, riskOf } from '../../../engine/regex-tester/risk'
import { serve } from '../../core/worker/server'

/** Milliseconds. Most patterns take less than 100. */
const timeout = 2000

serve<{ readonly pattern: string; readonly flags: string }, Risk>(({ pattern, flags }) =>
  riskOf(checkSync(pattern, flagsForAnalysis(flags), { timeout }) as Diagnosis),
)
