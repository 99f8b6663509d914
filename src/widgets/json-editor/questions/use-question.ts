import { useEffect, useRef, useState } from 'react'
import { createWorkerClient, Worker } from '../../core/worker/client'
import { type Answer, answerSteps, type Question } from './jobs'

/** Milliseconds. A normal query of 10 MB takes under one second; comparing two texts of 10 MB takes a few. */
const limits = { query: 10_000, validate: 10_000, compare: 60_000, patch: 60_000 }
/** Milliseconds after the last keystroke. */
const pause = 150

const createClient = () =>
  createWorkerClient<Question, Answer, number>(
    () => new Worker(new URL('./json-questions.worker.ts', import.meta.url), { type: 'module' }),
    (question) => (mayRunAway(question) ? undefined : answerSteps(question)),
  )

/** A question that has been answered. */
interface Answered {
  readonly question: Question
  readonly answer: Answer
}

/** How a question ended, or that it's still running. */
export interface Asked {
  readonly state: 'running' | 'done' | 'timeout' | 'stopped' | 'forbidden'
  readonly question: Question
  /** Once it's done. */
  readonly answer?: Answer
  readonly share?: number
  /** The answer before, while this one is on its way, or if the question is invalid. */
  readonly last?: Answered
}

/** Answers a question about a text in a worker, which Stop and the time limit end. Undefined: nothing is asked. */
export function useQuestion(question: Question | undefined) {
  const client = useRef<ReturnType<typeof createClient>>(undefined)
  const running = useRef<AbortController>(undefined)
  const [asked, setAsked] = useState<Asked>()
  const [tries, setTries] = useState(0)
  useEffect(() => () => client.current?.close(), [])

  const { ask, text, other, ignoreOrder, asWritten } = question ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields of the question, and each new try
  useEffect(() => {
    if (!question) return setAsked(undefined)
    const controller = new AbortController()
    running.current = controller
    const timer = setTimeout(async () => {
      setAsked((before) => ({ state: 'running', question, last: lastOf(before) }))
      client.current ??= createClient()
      const end = await run(client.current, question, controller.signal, (share) =>
        setAsked((before) => (controller.signal.aborted || !before ? before : { ...before, share })),
      )
      if (controller.signal.aborted) return
      setAsked((before) => ({ ...end, question, last: end.answer?.queryError && lastOf(before) }))
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [ask, text, other, ignoreOrder, asWritten, tries])

  return {
    asked: question && asked,
    stop(): void {
      running.current?.abort()
      if (question) setAsked({ state: 'stopped', question })
    },
    again: () => setTries((before) => before + 1),
  }
}

function lastOf(before: Asked | undefined): Answered | undefined {
  if (!before?.answer || before.answer.queryError) return before?.last
  return { question: before.question, answer: before.answer }
}

/** Answers a single question, as for a button. */
export async function answer(question: Question, signal: AbortSignal): Promise<Answer | undefined> {
  const client = createClient()
  const { answer } = await run(client, question, signal, () => {})
  client.close()
  return answer
}

async function run(
  client: ReturnType<typeof createClient>,
  question: Question,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Omit<Asked, 'question'>> {
  const { ended, reply } = await client.request(question, { limit: limitOf(question), signal, onProgress })
  return { state: ended, answer: reply }
}

/** Milliseconds until a question is stopped. */
export const limitOf = ({ ask }: Question): number => limits[ask]

/** On the page, nothing could stop a regular expression. */
const mayRunAway = ({ ask, other }: Question) =>
  ask === 'query' ? /(?:match|search)\s*\(/.test(other) : ask === 'validate' && /pattern/.test(other)
