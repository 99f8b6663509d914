import { detectSteps, type Input, type IssueCode, type Output } from '../../engine/language-detector/language-detector'
import { type LoadCode, notLoaded } from '../core/base/fetch-module'
import * as core from '../core/detectors/analyzer'
import type { Job } from '../core/detectors/use-analysis'
import { Worker } from '../core/worker/client'

type LoadModel = () => Promise<typeof import('./model') | undefined>

/** Always in a worker if possible, because loading the model alone takes tens of milliseconds. */
export function createAnalyzer(loadModel: LoadModel): core.Analyzer<Job<Input>, Output, IssueCode | LoadCode> {
  const { analyze, close } = core.createAnalyzer<Job<Input>, Output, IssueCode | LoadCode>(
    () => new Worker(new URL('./language-detector.worker.ts', import.meta.url), { type: 'module' }),
    () => true,
    async ({ input, locale }) => {
      const module = await loadModel()
      if (!module) throw new Error('not-loaded')
      return detectSteps(input, { locale, model: module.model })
    },
  )
  return { analyze: (...job) => analyze(...job).catch(() => notLoaded), close }
}
