import { runSteps } from '../../engine/core/steps'
import { type Examined, examineSteps } from '../../engine/json-editor/examine'
import type { Nodes } from '../../engine/json-editor/tree'
import { createWorkerClient, Worker } from '../core/worker/client'
import { type Job, type Transformed, transformSteps } from './jobs'

export { recognizeFile } from '../../engine/json-editor/convert/recognize'
export { isRepairable } from '../../engine/json-editor/repairable'
// Loaded together, because only a checked text has an error or a tree.
export { ErrorPlace } from './error-place'
export { TreeView } from './tree'
export { movedRange } from './tree/follow'

/** The tree nodes of a short text. */
export const nodesIn = (text: string): Nodes => runSteps(examineSteps(text)).nodes

/** The result of an action, at once. */
export const printed = (job: Job): Transformed => runSteps(transformSteps(job))

/** Texts up to this length are processed synchronously, in about 3 ms. */
const shortText = 50_000
/** Debounces checking while someone is typing in a long text. */
const pause = 100

type Report = (share: number) => void

const open = () => new Worker(new URL('./json-editor.worker.ts', import.meta.url), { type: 'module' })

export type Editor = ReturnType<typeof createEditor>

/** Checks and transforms texts. Long ones run in two separate workers, so that neither waits for the other. */
export function createEditor() {
  const examiner = createWorkerClient<Job, Examined, number>(open, ({ text }) => examineSteps(text))
  const printer = createWorkerClient<Job, Transformed, number>(open, transformSteps)
  const transformer = createWorkerClient<Job, Transformed, number>(open, transformSteps)

  return {
    /** The result of checking a text, or undefined once `signal` has aborted. */
    async examine(text: string, signal: AbortSignal, onProgress: Report): Promise<Examined | undefined> {
      if (text.length <= shortText) return runSteps(examineSteps(text))
      await new Promise((resolve) => setTimeout(resolve, pause))
      return (await examiner.request({ action: 'examine', text, indent: '' }, { signal, onProgress })).reply
    },
    async transform(job: Job, signal: AbortSignal, onProgress: Report): Promise<Transformed | undefined> {
      if (job.text.length <= shortText) return printed(job)
      return (await transformer.request(job, { signal, onProgress })).reply
    },
    /** The text to show as the result. Long ones are printed in a worker of their own, beside a running action. */
    async print(job: Job, signal: AbortSignal): Promise<Transformed | undefined> {
      return job.text.length <= shortText ? printed(job) : (await printer.request(job, { signal })).reply
    },
    close() {
      printer.close()
      examiner.close()
      transformer.close()
    },
  }
}
