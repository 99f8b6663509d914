import { runSteps } from '../../../engine/core/steps'
import { convertToSteps } from '../../../engine/json-editor/convert/convert-to'
import { createWorkerClient, Worker } from '../../core/worker/client'
import type { ConvertJob, ConvertReply } from './jobs'

/** JSON up to this length is converted at once, in a few milliseconds. */
const shortText = 50_000

const open = () => new Worker(new URL('./json-convert.worker.ts', import.meta.url), { type: 'module' })

/** Converts texts: long ones, and those that need a library, in a worker. */
export function createConverter() {
  const client = createWorkerClient<ConvertJob, ConvertReply, number>(open, async (job) =>
    'target' in job ? convertToSteps(job.text, job.target, job.options) : (await import('./steps')).convertSteps(job),
  )
  return {
    /** The result, or undefined once `signal` has aborted. */
    async convert(
      job: ConvertJob,
      signal: AbortSignal,
      onProgress: (share: number) => void,
    ): Promise<ConvertReply | undefined> {
      if ('target' in job && job.text.length <= shortText) {
        return runSteps(convertToSteps(job.text, job.target, job.options))
      }
      return (await client.request(job, { signal, onProgress })).reply
    },
    close: client.close,
  }
}
