import { useCallback, useRef, useState } from 'react'
import type { Input, IssueCode, Output } from '../../engine/base64-tool'
import { answer, fault, type Result } from '../../engine/core/result'
import { partOf } from '../core/part'
import type { Made } from './base64-tool.files'

/** What codes could not be fetched. */
export type Code = IssueCode | 'not-loaded'

/** Said again here: imported, it would bring the engine along. */
export const initial: Input = { mode: 'encode', text: '' }

const nothing: Output = { text: '', inputBytes: 0, outputBytes: 0, isText: true, kind: 'text' }

/** In place of the engine, which is fetched when there is something to code. */
export const engine = { initial, evaluate: (): Result<Output, Code> => answer(nothing) }

/** Most visitors of a page never type. */
const usePart = partOf(() => import('./base64-tool.part'))

/** `run` codes a text; `share` tells how much of a long one, or of a file, is done. */
export function useCoding() {
  const [part, load, failed] = usePart()
  const [share, setShare] = useState<number>()

  const run = useCallback(
    async (input: Input, signal: AbortSignal): Promise<Result<Output, Code> | undefined> => {
      setShare(undefined)
      if (!input.text.trim()) return answer(nothing)
      const part = await load()
      const result = part ? await part.code(input, signal, setShare) : fault({ code: 'not-loaded' } as const)
      if (!signal.aborted) setShare(undefined)
      return result
    },
    [load],
  )
  return { run, share, setShare, part, load, failed }
}

/** What became of a file: `made` once it is through, `issue` where it is no Base64 or cannot be read. */
export interface Taken {
  readonly file: File
  readonly made?: Made
  readonly issue?: Code | 'not-readable'
}

/** A file in place of the text: coded in the mode at hand, and anew when that changes. */
export function useFile({ load, setShare }: Pick<ReturnType<typeof useCoding>, 'load' | 'setShare'>) {
  const [taken, setTaken] = useState<Taken>()
  const running = useRef<AbortController>(undefined)

  async function take(file: File | undefined, mode: string): Promise<void> {
    running.current?.abort()
    setTaken(file && { file })
    setShare(undefined)
    if (!file) return
    const controller = new AbortController()
    running.current = controller
    const part = await load()
    const made = await part?.codeFile(file, mode, controller.signal, setShare)
    if (controller.signal.aborted || !made) return
    setShare(undefined)
    setTaken(made.ok ? { file, made: made.value } : { file, issue: made.issues[0]?.code })
  }
  return [taken, take] as const
}
