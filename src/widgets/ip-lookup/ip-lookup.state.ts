import { useCallback, useEffect } from 'react'
import { failure, type Result } from '../../engine/core/result'
import { exampleContext } from '../../engine/ip-lookup/example'
import { fields } from '../../engine/ip-lookup/fields'

import type { Context, Input, Output } from '../../engine/ip-lookup/ip-lookup'
import { isNetworkLike } from '../../engine/ip-lookup/network-like'
import { evaluateSingle } from '../../engine/ip-lookup/single'
import { notLoaded } from '../core/base/fetch-module'
import { lazy, useLazy } from '../core/base/lazy'
import type { ToolProps } from '../core/base/tool-props'
import { useTool } from '../core/tool/use-tool'
import { summarizeAddress } from './address-summary'
import { type Code, lookUp } from './ip-lookup.service'
import { strings } from './ip-lookup.strings'

/** What most visitors never need. */
export const lazyParts = lazy(() => import('./ip-lookup.parts'))

type Networks = NonNullable<typeof lazyParts.module>

interface LookupProps extends ToolProps<Input, Output, Code, typeof strings> {
  readonly host?: string
  readonly answer?: unknown
}

/** Networks are calculated while they're typed. An address followed by a comma isn't one. */
const instant = ({ ip }: Input) => isNetworkLike(ip.replace(/[,;]\s*$/, ''))

const isSingle = (input: Input) => evaluateSingle(input) !== undefined

/** Networks have no result until the code for them is loaded. */
const evaluateWith =
  (networks: Networks | undefined) =>
  (input: Input, context?: Context): Result<Output, Code> =>
    evaluateSingle(input, context) ?? networks?.evaluateNetworks(input, context) ?? failure()

const evaluateExample = (input: Input) => evaluateWith(undefined)(input, exampleContext)

/** The tool, and `networks` once they're loaded. `hasNotLoaded` if what's typed needs them and they couldn't be. */
export function useLookup({ host, answer: given, ...props }: LookupProps) {
  const { module: networks, load, failed } = useLazy(lazyParts)
  const run = useCallback(
    async (input: Input, signal: AbortSignal) => {
      const loaded = isSingle(input) ? undefined : await load()
      if (!loaded && !isSingle(input)) return notLoaded
      return lookUp(input, { evaluate: evaluateWith(loaded), given, host, signal, fresh: true })
    },
    [host, given, load],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function once the networks are loaded
  const evaluate = useCallback(evaluateWith(networks), [networks])
  const summarize = networks?.summarize ?? summarizeAddress
  const tool = useTool<Input, Output, Code, typeof strings>({ fields, evaluate, summarize }, strings, props, {
    run,
    instant,
    follows: 'never',
    sendsRequest: !given,
    evaluateExample,
  })
  const needsNetworks = !isSingle(tool.value)
  useEffect(() => {
    if (needsNetworks) void load()
  }, [needsNetworks, load])

  function act(): void {
    if (failed) void load()
    tool.act()
  }
  return { ...tool, act, networks, isNetwork: instant(tool.value), hasNotLoaded: needsNetworks && failed }
}
