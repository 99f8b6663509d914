import { convertPattern } from '../../../src/engine/regex-tester/flavors/convert'
import { parsePattern } from '../../../src/engine/regex-tester/syntax/parse'
import { newer, patterns, texts } from './patterns'

/** What the oracle runs: every pattern as it's converted for Python, PCRE2 and Java. */
const cases = [...patterns, ...newer].map(([pattern, flags]) => {
  const parsed = parsePattern(pattern, flags)
  if (!parsed.ok) throw new Error(`${pattern}: ${parsed.code}`)
  const convert = (target: 'python' | 'php' | 'java') => convertPattern(parsed.pattern, flags, target).pattern
  return { pattern, flags, python: convert('python'), php: convert('php'), java: convert('java') }
})
console.log(JSON.stringify({ cases, texts }))
