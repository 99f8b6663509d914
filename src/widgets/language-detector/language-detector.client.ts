import type { Result } from '../../engine/core/result'
import { detectSteps, type Input, type IssueCode, type Output } from '../../engine/language-detector/language-detector'
import { type LoadCode, notLoaded } from '../core/base/fetch-module'
import type { Job } from '../core/detectors/use-analysis'
import { createWorkerClient, Worker } from '../core/worker/client'
import { inOneStep } from '../core/worker/slices'

type LoadModel = () => Promise<typeof import('./model') | undefined>

export const createClient = (loadModel: LoadModel) =>
  createWorkerClient<Job<Input>, Result<Output, IssueCode | LoadCode>, unknown>(
    () => new Worker(new URL('./language-detector.worker.ts', import.meta.url), { type: 'module' }),
    async ({ input, locale }) => {
      const module = await loadModel()
      return module ? detectSteps(input, { locale, model: module.model }) : inOneStep(() => notLoaded)
    },
  )

/** Always in a worker if possible, because loading the model alone takes tens of milliseconds. */
export const lengthOf = () => Number.POSITIVE_INFINITY
