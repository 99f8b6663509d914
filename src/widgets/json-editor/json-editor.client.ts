import { runSteps } from '../../engine/core/steps'
import { type Examined, examineSteps } from '../../engine/json-editor/examine'
import { Worker } from '../core/worker/client'
import { createProgressRunner } from '../core/worker/progress-runner'
import { type Job, type Transformed, transformSteps } from './json-editor.jobs'

// Fetched together: only a text that was examined has a tree.
export { TreeView } from './json-editor.tree'

/** Letters up to which a text is processed at once: 3 ms. */
const shortText = 50_000
/** Lets a person who types finish a word before a long text is examined again. */
const pause = 100

type Report = (share: number) => void

const open = () => new Worker(new URL('./json-editor.worker.ts', import.meta.url), { type: 'module' })

export type Editor = ReturnType<typeof createEditor>

/** Examines and transforms texts; long ones in workers, one for each, so that neither waits for the other. */
export function createEditor() {
  const examiner = createProgressRunner<Job, Examined>(open, ({ text }) => examineSteps(text))
  const transformer = createProgressRunner<Job, Transformed>(open, transformSteps)

  return {
    /** What is in a text, or undefined once `signal` has aborted. */
    async examine(text: string, signal: AbortSignal, onProgress: Report): Promise<Examined | undefined> {
      if (text.length <= shortText) return runSteps(examineSteps(text))
      await new Promise((resolve) => setTimeout(resolve, pause))
      return signal.aborted ? undefined : examiner.run({ action: 'examine', text, indent: '' }, signal, onProgress)
    },
    async transform(job: Job, signal: AbortSignal, onProgress: Report): Promise<Transformed | undefined> {
      return job.text.length > shortText ? transformer.run(job, signal, onProgress) : runSteps(transformSteps(job))
    },
    close() {
      examiner.close()
      transformer.close()
    },
  }
}
