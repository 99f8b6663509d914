import type { Input, Output } from '../../engine/ip-lookup/ip-lookup'
import type { Summarize } from '../core/base/summary'
import { summarizeAddress } from './address-summary'
import type { strings } from './ip-lookup.strings'
import { summarizeNetwork } from './network-summary'

/** The answer about an address, a network, a range or a list. */
export const summarize: Summarize<Input, Output, typeof strings> = (output, ...rest) =>
  (output.subnet || output.summary ? summarizeNetwork : summarizeAddress)(output, ...rest)
