import { useCallback, useMemo, useState } from 'react'
import { fault, type Result } from '../../engine/core/result'
import type { IssueCode, Output } from '../../engine/qr-generator'
import { type Input, initial } from '../../engine/qr-generator/input'
import { partOf } from '../core/part'
import type { FetchCode } from './qr-generator.service'

/** `does-not-scan`: the picture was drawn, and could not be read back. `not-loaded`: what makes it could not be fetched. */
export type Code = IssueCode | FetchCode | 'does-not-scan' | 'not-loaded'

const usePart = partOf(() => import('./qr-generator.part'))

/** Makes a code and reads it back; with a service, by its picture. Encoder and decoder are fetched with the first one. */
export function useCode(service: string | undefined) {
  const [part, load, failed] = usePart()
  const [image, setImage] = useState<Blob>()
  /** What a field says when it is left; until the first code was asked for, nothing. */
  const engine = useMemo(() => {
    const evaluate = (input: Input): Result<Output, Code> => part?.evaluate(input) ?? fault()
    return { initial, evaluate }
  }, [part])
  const run = useCallback(
    async (input: Input, signal: AbortSignal): Promise<Result<Output, Code> | undefined> => {
      const part = await load()
      if (!part) return fault({ code: 'not-loaded' })
      const made = await part.make(input, service, signal)
      if (!made || signal.aborted) return undefined
      setImage(made.image)
      return made.result
    },
    [load, service],
  )
  return { engine, run, part, failed, image }
}
