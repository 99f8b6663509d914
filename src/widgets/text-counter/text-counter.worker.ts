import { countSteps, type Output } from '../../engine/text-counter'
import { serve } from '../core/work'
import type { Job } from './text-counter.counter'

serve<Job, Output, number>(({ text, locale }, progress) => {
  const steps = countSteps(text, locale)
  let told = 0
  let step = steps.next()
  for (; !step.done; step = steps.next()) {
    if (step.value < told + 0.01) continue
    told = step.value
    progress(told)
  }
  return step.value
})
