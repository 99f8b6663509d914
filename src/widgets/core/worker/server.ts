import type { Message, Request } from './client'

interface Scope<Job, Reply, Progress> {
  onmessage: ((event: MessageEvent<Request<Job>>) => void) | null
  postMessage(message: Message<Reply, Progress>, transfer?: Transferable[]): void
}

/**
 * The worker's side of `createWorkerClient`: reports that it's ready, then answers one job after another. An answer can
 * be a promise, because code that it needs is loaded on use. Whatever `transferred` returns is moved rather than copied.
 */
export function serve<Job, Reply, Progress = never>(
  answer: (job: Job, progress: (progress: Progress) => void) => Reply | Promise<Reply>,
  transferred?: (reply: Reply) => Transferable[],
): void {
  const scope = globalThis as unknown as Scope<Job, Reply, Progress>
  let texts: Record<string, string> = {}
  scope.onmessage = async ({ data }) => {
    if ('piece' in data) {
      texts[data.field] = (texts[data.field] ?? '') + data.piece
      return
    }
    const job = { ...data.job, ...texts }
    texts = {}
    const reply = await answer(job, (progress) => scope.postMessage({ kind: 'progress', progress }))
    scope.postMessage({ kind: 'reply', reply }, transferred?.(reply))
  }
  scope.postMessage({ kind: 'ready' })
}

/** The same for work in steps. Reports every percent of it. */
export function serveSteps<Job, Reply>(
  stepsOf: (job: Job) => Generator<number, Reply> | Promise<Generator<number, Reply>>,
  transferred?: (reply: Reply) => Transferable[],
): void {
  serve<Job, Reply, number>(async (job, progress) => {
    const steps = await stepsOf(job)
    let reported = 0
    let step = steps.next()
    for (; !step.done; step = steps.next()) {
      if (step.value < reported + 0.01) continue
      reported = step.value
      progress(reported)
    }
    return step.value
  }, transferred)
}
