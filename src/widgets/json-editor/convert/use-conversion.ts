import { useCallback, useEffect, useRef, useState } from 'react'
import { lazy, useLazy } from '../../core/base/lazy'
import type { ConvertJob, ConvertReply } from './jobs'

const lazyConverter = lazy(() => import('./client'))

interface Conversion {
  readonly job: ConvertJob
  /** Progress. */
  readonly share?: number
  readonly reply?: ConvertReply
}

/** Runs one conversion at a time; a newer one stops the one before. */
export function useConversion() {
  const [state, setState] = useState<Conversion>()
  const running = useRef<AbortController>(undefined)
  const converter = useRef<ReturnType<typeof import('./client').createConverter>>(undefined)
  const { load, failed } = useLazy(lazyConverter)

  const stop = useCallback(() => {
    running.current?.abort()
    setState((before) => (before?.reply ? before : undefined))
  }, [])

  const start = useCallback(
    async (job: ConvertJob): Promise<ConvertReply | undefined> => {
      running.current?.abort()
      const controller = new AbortController()
      running.current = controller
      const client = await load()
      if (!client || controller.signal.aborted) return undefined
      converter.current ??= client.createConverter()
      const reply = await converter.current.convert(job, controller.signal, (share) => {
        if (!controller.signal.aborted) setState((before) => ({ ...before, job, share }))
      })
      if (!reply || controller.signal.aborted) return undefined
      setState({ job, reply })
      return reply
    },
    [load],
  )

  useEffect(
    () => () => {
      running.current?.abort()
      converter.current?.close()
      converter.current = undefined
    },
    [],
  )
  return { state, start, stop, failed }
}
