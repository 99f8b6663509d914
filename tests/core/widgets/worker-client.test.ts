import { expect, it } from 'vitest'
import { createWorkerClient } from '../../../src/widgets/core/worker/client'

interface Sent {
  readonly job?: { readonly text: string }
}

/** A worker that answers a text with its capital letters, after reporting half of the work. */
function upper(): Worker {
  const worker = {
    onmessage: undefined as ((event: object) => void) | undefined,
    postMessage({ job }: Sent) {
      worker.onmessage?.({ data: { kind: 'progress', progress: 0.5 } })
      queueMicrotask(() => worker.onmessage?.({ data: { kind: 'reply', reply: job?.text.toUpperCase() } }))
    },
    terminate() {},
  }
  queueMicrotask(() => worker.onmessage?.({ data: { kind: 'ready' } }))
  return worker as unknown as Worker
}

function blocked(): never {
  throw new Error('blocked')
}

/** On the page, the letters are spaced, so that it shows where the job ran. */
function* spaced({ text }: { readonly text: string }) {
  yield 0.5
  return [...text].join(' ')
}

it('runs a job in the worker and reports its progress', async () => {
  const shares: number[] = []
  const client = createWorkerClient<{ text: string }, string, number>(upper, spaced)
  const end = await client.request({ text: 'ab' }, { onProgress: (share) => shares.push(share) })
  expect(end).toEqual({ ended: 'done', reply: 'AB' })
  expect(shares).toEqual([0.5])
})

it('runs a short job on the page', async () => {
  const client = createWorkerClient<{ text: string }, string, number>(upper, spaced)
  expect(await client.request({ text: 'ab' }, { onPage: true })).toEqual({ ended: 'done', reply: 'a b' })
  expect(await client.request({ text: 'ab' })).toEqual({ ended: 'done', reply: 'AB' })
})

it('runs a job on the page if workers are blocked, and asks for a worker only once', async () => {
  let asked = 0
  const client = createWorkerClient<{ text: string }, string, number>(() => {
    asked++
    return blocked()
  }, spaced)
  expect(await client.request({ text: 'ab' })).toEqual({ ended: 'done', reply: 'a b' })
  expect(await client.request({ text: 'cd' })).toEqual({ ended: 'done', reply: 'c d' })
  expect(asked).toBe(1)
})

it('says that workers are blocked if a job has no steps, and asks again', async () => {
  let asked = 0
  const client = createWorkerClient<{ text: string }, string>(() => {
    asked++
    return asked > 1 ? upper() : blocked()
  })
  expect(await client.request({ text: 'ab' })).toEqual({ ended: 'forbidden' })
  expect(await client.request({ text: 'ab' })).toEqual({ ended: 'done', reply: 'AB' })
})

it('stops a job whose signal has aborted, in the worker and on the page', async () => {
  const client = createWorkerClient<{ text: string }, string, number>(upper, spaced)
  const controller = new AbortController()
  const sent = client.request({ text: 'ab' }, { signal: controller.signal })
  controller.abort()
  expect(await sent).toEqual({ ended: 'stopped' })
  for (const onPage of [true, false])
    expect(await client.request({ text: 'ab' }, { signal: controller.signal, onPage })).toEqual({ ended: 'stopped' })
})

it('rejects if the steps throw', async () => {
  const client = createWorkerClient<{ text: string }, string>(blocked, () => Promise.reject(new Error('not loaded')))
  await expect(client.request({ text: 'ab' })).rejects.toThrow('not loaded')
})
