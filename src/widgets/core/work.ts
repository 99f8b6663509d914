import type { Message } from './worker'

interface Scope<Job, Reply, Progress> {
  onmessage: ((event: MessageEvent<Job>) => void) | null
  postMessage(message: Message<Reply, Progress>): void
}

/** The worker's side of `createRunner`: says that it is ready, then answers job after job. */
export function serve<Job, Reply, Progress = never>(
  answer: (job: Job, progress: (progress: Progress) => void) => Reply,
): void {
  const scope = globalThis as unknown as Scope<Job, Reply, Progress>
  scope.onmessage = ({ data }) => {
    const reply = answer(data, (progress) => scope.postMessage({ kind: 'progress', progress }))
    scope.postMessage({ kind: 'reply', reply })
  }
  scope.postMessage({ kind: 'ready' })
}

/** The worker's side of `createStepper`: reports each hundredth of the way. */
export function serveSteps<Job, Reply>(stepsOf: (job: Job) => Generator<number, Reply>): void {
  serve<Job, Reply, number>((job, progress) => {
    const steps = stepsOf(job)
    let told = 0
    let step = steps.next()
    for (; !step.done; step = steps.next()) {
      if (step.value < told + 0.01) continue
      told = step.value
      progress(told)
    }
    return step.value
  })
}
