import { runSteps } from '../../engine/core/steps'
import type { Output } from '../../engine/json-editor'
import type { Examined } from '../../engine/json-editor/examine'
import type { Nodes } from '../../engine/json-editor/tree'
import { createStepper } from '../core/stepper'
import { Worker } from '../core/worker'
import { type Job, lookSteps, type Made, makeSteps } from './json-editor.jobs'

/** Letters up to which a text is worked on at once: 3 ms. */
const short = 50_000
/** A person who types is let finish a word before a long text is read anew. */
const pause = 100

type Report = (share: number) => void

const open = () => new Worker(new URL('./json-editor.worker.ts', import.meta.url), { type: 'module' })

/** What a tree of a text shows, by what was found in it; nothing of an empty text or one at fault. */
const nodes = new WeakMap<Output, Nodes>()
export const nodesOf = (output: Output): Nodes | undefined => nodes.get(output)

export type Editor = ReturnType<typeof createEditor>

/** Reads and changes texts; long ones in workers, one for each, so that neither waits for the other. */
export function createEditor() {
  const looker = createStepper<Job, Examined>(open, lookSteps)
  const maker = createStepper<Job, Made>(open, makeSteps)

  /** What is in a text, or undefined once `signal` has aborted. */
  async function look(text: string, signal: AbortSignal, onProgress: Report): Promise<Output | undefined> {
    const job: Job = { deed: 'look', text, indent: '' }
    if (text.length > short) {
      await new Promise((resolve) => setTimeout(resolve, pause))
      if (signal.aborted) return undefined
    }
    const found = text.length > short ? await looker.run(job, signal, onProgress) : runSteps(lookSteps(job))
    if (found?.nodes.length) nodes.set(found.output, found.nodes)
    return found?.output
  }

  async function make(job: Job, signal: AbortSignal, onProgress: Report): Promise<Made | undefined> {
    return job.text.length > short ? maker.run(job, signal, onProgress) : runSteps(makeSteps(job))
  }

  return {
    look,
    make,
    close() {
      looker.close()
      maker.close()
    },
  }
}
