import type { Message, Order } from './worker'

interface Scope<Job, Reply, Progress> {
  onmessage: ((event: MessageEvent<Order<Job>>) => void) | null
  postMessage(message: Message<Reply, Progress>, transfer?: Transferable[]): void
}

/**
 * The worker's side of `createRunner`: says that it is ready, then answers job after job. What `handedOver` names of a
 * reply is not copied.
 */
export function serve<Job, Reply, Progress = never>(
  answer: (job: Job, progress: (progress: Progress) => void) => Reply,
  handedOver?: (reply: Reply) => Transferable[],
): void {
  const scope = globalThis as unknown as Scope<Job, Reply, Progress>
  let texts: Record<string, string> = {}
  scope.onmessage = ({ data }) => {
    if ('piece' in data) {
      texts[data.field] = (texts[data.field] ?? '') + data.piece
      return
    }
    const job = { ...data.job, ...texts }
    texts = {}
    const reply = answer(job, (progress) => scope.postMessage({ kind: 'progress', progress }))
    scope.postMessage({ kind: 'reply', reply }, handedOver?.(reply))
  }
  scope.postMessage({ kind: 'ready' })
}

/** The worker's side of `createStepper`: reports each hundredth of the way. */
export function serveSteps<Job, Reply>(
  stepsOf: (job: Job) => Generator<number, Reply>,
  handedOver?: (reply: Reply) => Transferable[],
): void {
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
  }, handedOver)
}
