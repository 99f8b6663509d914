import { failure, type Result, success } from '../core/result'
import { readText } from '../core/text-field'
import { type Address, classOf, readAddress, reverseName, writeAddress } from './address'
import type { Input } from './fields'
import type { Context, IssueCode, Output } from './output'
import { emptyRecord, type Place, readRecord } from './record'
import { scopeOf } from './scope'

/** What's between or in networks, ranges and lists. */
const separator = /[\s/,;–—-]/

/**
 * Answers about one address, or about the visitor's own if the field is empty. Undefined if the text may be a network, a
 * range or a list, which `evaluateNetworks` reads.
 */
export function evaluateSingle(input: Input, context: Context = {}): Result<Output, IssueCode> | undefined {
  const text = readText(input, 'ip')
  if (text === '') return answerAbout(undefined, context)
  const address = readAddress(text)
  if (typeof address !== 'string') return answerAbout(address, context)
  return separator.test(text) ? undefined : failure({ code: address, field: 'ip' })
}

/** From the service's response, or without one from the address itself. */
export function answerAbout(requested: Address | undefined, { answer: body }: Context): Result<Output, IssueCode> {
  if (requested && (body === undefined || scopeOf(requested) !== 'public'))
    return success(describeAddress(requested, emptyRecord))
  if (body === undefined) return failure({ code: 'missing', field: 'ip' })
  const read = readRecord(body)
  if (!read.ok) return read
  const { ip, ...place } = read.value
  const found = readAddress(ip)
  if (typeof found === 'string' || (requested && writeAddress(requested) !== writeAddress(found)))
    return failure({ code: 'not-an-answer' })
  return success(describeAddress(found, place))
}

/** All digits: 8 for IPv4, 32 for IPv6. */
const hexadecimalOf = ({ version, integer }: Address): string =>
  `0x${integer
    .toString(16)
    .toUpperCase()
    .padStart(version === 6 ? 32 : 8, '0')}`

export function describeAddress(address: Address, place: Place): Output {
  return {
    ...place,
    ip: writeAddress(address),
    version: address.version === 6 ? 'IPv6' : 'IPv4',
    scope: scopeOf(address),
    addressClass: classOf(address),
    integer: String(address.integer),
    hexadecimal: hexadecimalOf(address),
    reverseName: reverseName(address),
  }
}
