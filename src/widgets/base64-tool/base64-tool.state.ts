import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { evaluateSteps, type Input, type IssueCode, type Output } from '../../engine/base64-tool'
import type { Options } from '../../engine/base64-tool/input'
import { runInSlices } from '../core/worker/progress-runner'
import { type Conversion, conversionOfText, convertFile, type FileIssueCode, optionsOf } from './base64-tool.convert'

/** `run` for `useTool`. `share` is the progress on a long text or a file. */
export function useConversion() {
  const [share, setShare] = useState<number>()
  const run = useCallback(async (input: Input, signal: AbortSignal) => {
    setShare(undefined)
    const result = await runInSlices(evaluateSteps(input), signal, setShare)
    if (!signal.aborted) setShare(undefined)
    return result
  }, [])
  return { run, share, setShare }
}

/** The conversion of a text; undefined if it's empty. */
export const useTextConversion = (input: Input | undefined, output: Output | undefined): Conversion | undefined =>
  useMemo(() => {
    const options = input?.text.trim() ? optionsOf(input) : undefined
    return input && output && options ? conversionOfText(input, options, output) : undefined
  }, [input, output])

/** The fields besides the text. The same object while they are the same. */
export function useOptions(input: Input): Options | undefined {
  const { mode, encoding, unpadded, wrap, uppercase, charset } = input
  return useMemo(
    () => optionsOf({ mode, encoding, unpadded, wrap, uppercase, charset, text: '' }),
    [mode, encoding, unpadded, wrap, uppercase, charset],
  )
}

/** The conversion of a file: `conversion` when finished, `issue` if it isn't Base64 or can't be read. */
export interface ConvertedFile {
  readonly file: File
  readonly conversion?: Conversion
  readonly issue?: IssueCode | FileIssueCode
}

/** A file in place of the text, converted again when the options change. */
export function useFile(options: Options | undefined, setShare: (share: number | undefined) => void) {
  const [converted, setConverted] = useState<ConvertedFile>()
  const running = useRef<AbortController>(undefined)

  async function convert(file: File | undefined, options: Options | undefined): Promise<void> {
    running.current?.abort()
    setConverted(file && { file })
    setShare(undefined)
    if (!file || !options) return
    const controller = new AbortController()
    running.current = controller
    const result = await convertFile(file, options, controller.signal, setShare)
    if (controller.signal.aborted || !result) return
    setShare(undefined)
    setConverted(result.ok ? { file, conversion: result.value } : { file, issue: result.issues[0]?.code })
  }

  const newest = useRef({ converted, convert })
  newest.current = { converted, convert }
  useEffect(() => {
    const { converted, convert } = newest.current
    if (converted) void convert(converted.file, options)
  }, [options])

  return [converted, (file: File | undefined) => convert(file, options)] as const
}
