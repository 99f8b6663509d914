import { countSteps, type Output } from '../../engine/text-counter/text-counter'
import { createWorkerClient, Worker } from '../core/worker/client'

export interface Job {
  readonly text: string
  readonly locale: string | undefined
}

/** Counts long texts in a worker, or in slices on the page if workers are blocked. */
export const createCounter = () =>
  createWorkerClient<Job, Output, number>(
    () => new Worker(new URL('./text-counter.worker.ts', import.meta.url), { type: 'module' }),
    ({ text, locale }) => countSteps(text, locale),
  )
