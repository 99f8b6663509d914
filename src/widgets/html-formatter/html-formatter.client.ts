import { createWorkerClient, Worker } from '../core/worker/client'
import type { Job, Reply } from './jobs'

/** Formats in a worker, which loads the parser, or with `stepsOnPage` if workers are blocked. */
export const createFormatter = (stepsOnPage: (job: Job) => Promise<Generator<number, Reply>>) =>
  createWorkerClient<Job, Reply, number>(
    () => new Worker(new URL('./html-formatter.worker.ts', import.meta.url), { type: 'module' }),
    stepsOnPage,
  )
