import { failure, type Result, success } from '../core/result'
import { textOf } from '../core/text-field'
import type { Search } from './fields'
import { findMatches, type Output } from './find'
import { compile } from './matches'
import { runTest, testsOf } from './tests'
import { listMatches } from './transform'

export { example, expectations, fields, flagLetters, type Input, initial, type TestCase } from './fields'
export { findMatches, listedText, listLimit, type Output } from './find'
export type { Match } from './matches'

export { type Preset, presets } from './presets'

/**
 * `invalid-flags`: an unknown or duplicate flag, u together with v, or one that this platform doesn't support.
 * `invalid-pattern`: a syntax error; `message` is the platform's own. `too-complex`: the platform stopped matching with
 * `message`.
 */
export type IssueCode = 'invalid-flags' | 'invalid-pattern' | 'too-complex'

/** Whether this platform supports a flag. v and d are newer than the rest. */
export function supportsFlag(flag: string): boolean {
  return flag.length === 1 && compile('', flag) instanceof RegExp
}

/**
 * All matches with g, otherwise the first. A malicious pattern may take forever, so a page should run this in a worker
 * that it can terminate. An empty pattern is valid and matches nothing.
 */
export function evaluate(input: Search): Result<Output, IssueCode> {
  const pattern = textOf(input.pattern)
  const flags = textOf(input.flags)
  if (!/^[dgimsuvy]*$/.test(flags) || !(compile('', flags) instanceof RegExp)) {
    return failure({ code: 'invalid-flags', field: 'flags' })
  }
  const regex = compile(pattern, flags)
  if (!(regex instanceof RegExp)) {
    return failure({ code: 'invalid-pattern', field: 'pattern', values: { message: messageOf(regex) } })
  }
  const tests = testsOf(input.tests)
  const tested = tests.length > 0 ? { tests: tests.map((test) => runTest(pattern, flags, test)) } : {}
  if (pattern === '') return success({ matches: [], count: 0, ...tested })
  try {
    return success({ ...findMatches(regex, textOf(input.text)), ...transformed(regex, input), ...tested })
  } catch (error) {
    return failure({ code: 'too-complex', field: 'pattern', values: { message: messageOf(error) } })
  }
}

/** What the optional fields ask for. */
function transformed(regex: RegExp, input: Search): Pick<Output, 'replaced' | 'list'> {
  const [text, replacement, template] = [textOf(input.text), textOf(input.replacement), textOf(input.list)]
  // Finding matches has moved it, with y.
  regex.lastIndex = 0
  return {
    ...(replacement !== '' && { replaced: text.replace(regex, replacement) }),
    ...(template !== '' && { list: listMatches(regex, text, template).text }),
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
