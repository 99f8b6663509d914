import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { basicSteps, isBasic } from '../../engine/base64-tool/basic'
import { decodeExample, evaluateDecodeExample } from '../../engine/base64-tool/example'
import type { Input } from '../../engine/base64-tool/fields'
import { textKinds } from '../../engine/base64-tool/kinds'
import { type Options, readOptions } from '../../engine/base64-tool/options'
import { type IssueCode, nothing, type Output } from '../../engine/base64-tool/output'
import { failure, type Result, success } from '../../engine/core/result'
import { runSteps } from '../../engine/core/steps'
import { type LoadCode, notLoaded } from '../core/base/fetch-module'
import { useLazy } from '../core/base/lazy'
import { isSameInput } from '../core/base/record'
import { runInSlices } from '../core/worker/slices'
import { lazyParts, type Parts } from './base64-tool.lazy'
import { type Conversion, conversionOfText, optionsOf } from './convert'
import type { FileIssueCode } from './files'
import type { Loading } from './loaded'

/** What's known about an input right away. A text is converted by `run`. */
export function judge(input: Input): Result<Output, IssueCode> {
  const options = readOptions(input)
  if (!options.ok) return options
  return input.text.trim() ? failure() : success(nothing)
}

/** The conversion of a text; undefined if it takes parts that aren't loaded. Encoding as Base64 in UTF-8 never waits for them. */
function stepsOf(input: Input, parts: Parts | undefined) {
  const options = optionsOf(input)
  const isReady = options && isBasic(options) && input.text.trim() !== ''
  return isReady ? basicSteps(input.text, options) : parts?.evaluateSteps(input)
}

/** `run` and `evaluateExample` for `useTool`. `share` is the progress on a long text or a file. */
export function useConversion() {
  const [share, setShare] = useState<number>()
  const loading = useLazy(lazyParts)
  const { module: parts, load } = loading
  const run = useCallback(
    async (input: Input, signal: AbortSignal): Promise<Result<Output, IssueCode | LoadCode> | undefined> => {
      setShare(undefined)
      const judged = judge(input)
      if (judged.ok || judged.issues.length > 0) return judged
      const steps = stepsOf(input, lazyParts.module) ?? stepsOf(input, await load())
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
      if (steps) return runSteps(steps)
      return isSameInput(input, decodeExample) ? evaluateDecodeExample() : failure()
    },
    [parts],
  )
  return { run, evaluateExample, share, setShare, loading }
}

/** Loads the parts before they're needed: with the first text, or with an option that takes them. */
export function useLoadingFor(input: Input, options: Options | undefined, { load }: Loading): void {
  const isNear = input.text !== '' || (options !== undefined && !isBasic(options))
  useEffect(() => {
    if (isNear) void load()
  }, [isNear, load])
}

/** The conversion of a text; undefined if it's empty. */
export const useTextConversion = (input: Input | undefined, output: Output | undefined): Conversion | undefined =>
  useMemo(() => {
    const options = input?.text.trim() ? optionsOf(input) : undefined
    if (!input || !options || !output) return undefined
    // A token, other kinds than text, and data to show or save come from the parts.
    return conversionOfText(input.text, options, output, {
      token: lazyParts.module?.tokenIn(input.text, options),
      kinds: lazyParts.module?.kinds ?? textKinds,
      dataOf: (...data) => lazyParts.module?.dataOf(...data) ?? [],
    })
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
  readonly issue?: IssueCode | FileIssueCode | LoadCode
}

/** A file in place of the text, converted again when the options change. */
export function useFile(
  options: Options | undefined,
  setShare: (share: number | undefined) => void,
  { load }: Loading,
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
