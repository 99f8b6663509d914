import { fault, type Result } from '../../engine/core/result'
import type { Input, IssueCode, Output } from '../../engine/html-formatter'
import { createStepper } from '../core/stepper'
import { Worker } from '../core/worker'
import type { Code } from './html-formatter.run'

export type Formatter = ReturnType<typeof createFormatter>

/** Formats in a worker, which alone holds the parser, or where none may run on the page, for which it is fetched. */
export function createFormatter() {
  const { run, close } = createStepper<Input, Result<Output, IssueCode>>(
    () => new Worker(new URL('./html-formatter.worker.ts', import.meta.url), { type: 'module' }),
    async (input) => (await import('./html-formatter.here')).steadily(input),
  )

  const format = (
    input: Input,
    signal: AbortSignal,
    onProgress: (share: number) => void,
  ): Promise<Result<Output, Code> | undefined> =>
    run(input, signal, onProgress).catch(() => fault({ code: 'not-loaded' }))

  return { format, close }
}
