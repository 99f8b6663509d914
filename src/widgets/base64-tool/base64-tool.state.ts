import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { basicCodec, isBasic } from '../../engine/base64-tool/basic'
import { type Input, type IssueCode, type Options, type Output, readOptions } from '../../engine/base64-tool/input'
import { convertSteps } from '../../engine/base64-tool/steps'
import { failure, type Result } from '../../engine/core/result'
import { runSteps } from '../../engine/core/steps'
import { type LoadCode, notLoaded, useLazy } from '../core/loading/lazy'
import { runInSlices } from '../core/worker/progress-runner'
import { type Coding, type Conversion, conversionOfText, optionsOf } from './base64-tool.convert'
import type { FileIssueCode } from './base64-tool.files'
import { lazyParts } from './base64-tool.loaded'

/** What's known about an input right away. A text is converted by `run`. */
export function judge(input: Input): Result<Output, IssueCode> {
  const options = readOptions(input)
  if (!options.ok) return options
  return input.text.trim() ? failure() : runSteps(convertSteps('', options.value, basicCodec))
}

/** The conversion of a text; undefined if it takes parts that aren't loaded. */
function stepsOf(input: Input, parts = lazyParts.module) {
  const options = optionsOf(input)
  if (options && isBasic(input.text, options)) return convertSteps(input.text, options, basicCodec)
  return parts?.evaluateSteps(input)
}

/** `run` and `evaluateExample` for `useTool`. `share` is the progress on a long text or a file. */
export function useConversion() {
  const [share, setShare] = useState<number>()
  const { module: parts, load } = useLazy(lazyParts)
  const run = useCallback(
    async (input: Input, signal: AbortSignal): Promise<Result<Output, IssueCode | LoadCode> | undefined> => {
      setShare(undefined)
      const steps = stepsOf(input) ?? (await load())?.evaluateSteps(input)
      if (signal.aborted) return undefined
      if (!steps) return notLoaded
      const result = await runInSlices(steps, signal, setShare)
      if (!signal.aborted) setShare(undefined)
      return result
    },
    [load],
  )
  const evaluateExample = useCallback(
    (input: Input): Result<Output, IssueCode> => {
      const steps = stepsOf(input, parts)
      return steps ? runSteps(steps) : failure()
    },
    [parts],
  )
  return { run, evaluateExample, share, setShare, parts, load }
}

/** Loads the parts for the first text, so that they're there when they're needed. Base64 doesn't wait for them. */
export function useLoadingOf(input: Input, options: Options | undefined, load: () => Promise<unknown>): void {
  const isNeeded = input.text !== '' || (options !== undefined && !isBasic('', options))
  useEffect(() => {
    if (isNeeded) void load()
  }, [isNeeded, load])
}

/** The conversion of a text; undefined if it's empty. */
export const useTextConversion = (input: Input | undefined, output: Output | undefined): Conversion | undefined =>
  useMemo(() => {
    const options = input?.text.trim() ? optionsOf(input) : undefined
    const coding = input && options && codingOf(input.text, options)
    return output && coding ? conversionOfText(input.text, options, output, coding) : undefined
  }, [input, output])

/** What takes the parts has been converted by them, so they're loaded. */
function codingOf(text: string, options: Options): Coding | undefined {
  if (isBasic(text, options)) return { codec: basicCodec }
  const parts = lazyParts.module
  return parts && { codec: parts.codec, token: parts.tokenIn(text, options) }
}

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
  readonly issue?: IssueCode | FileIssueCode | LoadCode
}

/** A file in place of the text, converted again when the options change. */
export function useFile(
  options: Options | undefined,
  setShare: (share: number | undefined) => void,
  load: ReturnType<typeof useConversion>['load'],
) {
  const [converted, setConverted] = useState<ConvertedFile>()
  const running = useRef<AbortController>(undefined)

  async function convert(file: File | undefined, options: Options | undefined): Promise<void> {
    running.current?.abort()
    setConverted(file && { file })
    setShare(undefined)
    if (!file || !options) return
    const controller = new AbortController()
    running.current = controller
    const parts = await load()
    const result = parts ? await parts.convertFile(file, options, controller.signal, setShare) : notLoaded
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
