import { expect, it } from 'vitest'
import { evaluate, type Input, initial } from '../../../src/engine/regex-tester/regex-tester'
import { announcementOf, copyOf } from '../../../src/widgets/core/base/summary'
import { evaluateExample } from '../../../src/widgets/regex-tester/regex-tester.state'
import { summarize } from '../../../src/widgets/regex-tester/regex-tester.summary'
import { initialStrings } from '../../../src/widgets/regex-tester/views/initial.strings'

/** `evaluateExample` packs the matches, as the worker does. */
const engines = [
  ['the engine', evaluate],
  ['a worker', evaluateExample],
] as const

function summaryOf(patch: Partial<Input>, run: (typeof engines)[number][1], locale = 'en-US') {
  const input = { ...initial, ...patch }
  const result = run(input)
  if (!result.ok) throw new Error(result.issues[0]?.code)
  return summarize(result.value, input, initialStrings, { locale })
}

const ranges = { pattern: '(\\d+)-(\\d+)?()', text: 'Rooms 10-12 and 14-' }

it.each(engines)('copies the matches, and has their groups, from %s', (_, run) => {
  const summary = summaryOf(ranges, run)
  expect(announcementOf(summary)).toBe('Test string: 2 matches found')
  expect(copyOf(summary)).toBe('10-12\n14-')
  expect(summary.sends).toEqual([{ kind: 'text', text: '10-12\n14-' }])
  expect(summary.lines.map(({ group, label, text }) => `${group} ${label}: ${text}`)).toEqual([
    '1 Group 1: 10',
    '1 Group 2: 12',
    '1 Group 3: (empty)',
    '2 Group 1: 14',
    '2 Group 2: (not matched)',
    '2 Group 3: (empty)',
  ])
})

it('has the names of groups', () => {
  const { lines } = summaryOf({ pattern: '(?<low>\\d+)-(\\d+)', text: '10-12' }, evaluateExample)
  expect(lines.map(({ label }) => label)).toEqual(['low', 'Group 2'])
})

it.each(engines)('says that nothing was found, from %s', (_, run) => {
  const summary = summaryOf({ pattern: 'x', text: 'abc' }, run)
  expect(copyOf(summary)).toBe('Test string: No matches found')
  expect(summary.sends).toBeUndefined()
})

it.each(engines)('doesn’t list the groups of many matches, from %s', (_, run) => {
  const summary = summaryOf({ pattern: '(a)', text: 'a'.repeat(1234) }, run, 'de')
  expect(summary.figure).toBe('1.234 matches found')
  expect(summary.lines).toEqual([])
  expect(copyOf(summary)).toBe(`${'a\n'.repeat(1233)}a`)
})
