import { failure, type Issue, type Result, success } from '../core/result'
import { readText, typedIn } from '../core/text-field'
import { testContains } from './contains'
import type { Input } from './fields'
import type { Interval, Network } from './network'
import type { Context, IssueCode, Output } from './output'
import { intervalsOf, itemsIn, maxItems, type NetworkIssue, readItem, readSubject, type Subject } from './read-network'
import { emptyRecord } from './record'
import { answerAbout, describeAddress } from './single'
import { readSplit, type Split, splitNetwork } from './split'
import { describeSubnet } from './subnet'
import { singleBlock, summarize } from './summary'

/** Answers about any text: a network, a range, a list, or what's left of a list with one address. */
export function evaluateNetworks(input: Input, context: Context = {}): Result<Output, IssueCode> {
  const text = readText(input, 'ip')
  const subject = readSubject(text)
  if (typeof subject === 'string') return failure(issueIn('ip', text, subject))
  return subject.kind === 'address' ? answerAbout(subject.address, context) : answerAboutNetworks(input, subject)
}

/** With the position of the first item that couldn't be read, if there are several. */
function issueIn(field: 'ip' | 'combine', text: string, code: NetworkIssue): Issue<IssueCode> {
  if (code === 'too-many-items') return { code, field, values: { max: maxItems } }
  const items = itemsIn(text)
  const index = items.findIndex((item) => typeof readItem(item) === 'string')
  return {
    code,
    field,
    ...(items.length > 1 && { at: { line: index + 1, column: 1 } }),
    ...(code === 'prefix-too-long' && { values: { max: items[index]?.includes(':') ? 128 : 32 } }),
  }
}

/** Networks, ranges and lists. Everything is calculated from the input. */
function answerAboutNetworks(input: Input, subject: Subject): Result<Output, IssueCode> {
  const own = intervalsOf(subject)
  const combined = readCombined(typedIn(input, 'combine'))
  if ('code' in combined) return failure(combined)
  const network = subject.kind === 'network' ? subject.network : singleBlock(own)
  const [split, splitFailure] = network ? readParts(input, network) : []
  if (splitFailure) return failure(splitFailure)
  const all = [...own, ...combined]
  const tests = typedIn(input, 'testAddresses')
  return success({
    ...describeAddress(subject.address, emptyRecord),
    ...(network && { subnet: { ...describeSubnet(network), ...(split && { split }) } }),
    ...((subject.kind !== 'network' || combined.length > 0) && { summary: summarize(all) }),
    ...(tests.trim() !== '' && { contains: testContains(tests, own, split?.prefix) }),
  })
}

function readParts(input: Input, network: Network): readonly [Split?, Issue<IssueCode>?] {
  const text = typedIn(input, 'split')
  if (text.trim() === '') return []
  const prefix = readSplit(text, network)
  if (typeof prefix === 'object') return [undefined, { ...prefix, field: 'split' }]
  const split = splitNetwork(network, prefix, typedIn(input, 'splitPage'))
  return 'code' in split ? [undefined, { ...split, field: 'splitPage' }] : [split]
}

/** The networks to combine, in a field of their own. */
function readCombined(text: string): readonly Interval[] | Issue<IssueCode> {
  if (text.trim() === '') return []
  const subject = readSubject(text)
  return typeof subject === 'string' ? issueIn('combine', text, subject) : intervalsOf(subject)
}
