import { useCallback, useState } from 'react'
import { failure, type Result } from '../../engine/core/result'
import type { Output } from '../../engine/qr-generator'
import type { Input } from '../../engine/qr-generator/input'
import { lazy, notLoaded, useLazy } from '../core/loading/lazy'
import type { Code } from './qr-generator.make'

/** The engine with its encoder, and the decoder: fetched with the first code. */
const lazyMaker = lazy(() => import('./qr-generator.make'))

/** `run` makes a code and reads it back; `image` is the picture of a service; `load` fetches what they need. */
export function useCode(service: string | undefined) {
  const { module, load, failed } = useLazy(lazyMaker)
  const [image, setImage] = useState<Blob>()

  /** The engine's, for a field that is left; before the first code was made, no field is judged. */
  const evaluate = useCallback((input: Input): Result<Output, Code> => module?.evaluate(input) ?? failure(), [module])
  const run = useCallback(
    async (input: Input, signal: AbortSignal): Promise<Result<Output, Code> | undefined> => {
      const maker = await load()
      if (!maker) return notLoaded
      const made = await maker.makeCode(input, service, signal)
      if (!made || signal.aborted) return undefined
      setImage(made.image)
      return made.result
    },
    [load, service],
  )
  return { evaluate, run, failed, image, load, readAsHex: module?.readAsHex }
}
