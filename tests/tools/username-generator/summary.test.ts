import { expect, it } from 'vitest'
import { initial, type Output } from '../../../src/engine/username-generator/username-generator'
import { announcementOf, copyOf, formatIn } from '../../../src/widgets/core/base/summary'
import { strings } from '../../../src/widgets/username-generator/username-generator.strings'
import { summarize, withPick } from '../../../src/widgets/username-generator/username-generator.summary'

/** Availability is null if the page checks it. */
const summaryOf = (...available: Output['usernames'][number]['available'][]) => {
  const names = ['NeonWolf42', 'LunaFox7', 'SilentOtter']
  const usernames = names.map((username, at) => ({ id: at + 1, username, available: available[at] ?? null }))
  return summarize({ usernames, variations: [] }, initial, strings, formatIn('en-US', 'USD'))
}

it('copies and sends the whole list', () => {
  const summary = summaryOf(true, false, true)
  expect(copyOf(summary)).toBe('NeonWolf42\nLunaFox7\nSilentOtter')
  expect(summary.sends).toEqual([{ kind: 'text', text: 'NeonWolf42\nLunaFox7\nSilentOtter' }])
})

it('has the availability of each name if it’s simulated, and says that it is', () => {
  const group = 'Availability (simulated)'
  expect(summaryOf(true, false, true).lines).toEqual([
    { label: 'NeonWolf42', text: 'Available', group },
    { label: 'LunaFox7', text: 'Taken', group },
    { label: 'SilentOtter', text: 'Available', group },
  ])
  expect(summaryOf(null, null, null).lines).toEqual([])
})

it('announces the first name or the picked one, with the number of available ones if it’s known', () => {
  expect(announcementOf(summaryOf(true, false, true))).toBe('Top pick: NeonWolf42. Marked as available: 2 of 3 names.')
  expect(announcementOf(summaryOf(null, null, null))).toBe('Top pick: NeonWolf42')
  const picked = (name: string) => announcementOf(withPick(summaryOf(null, null, null), name, strings))
  expect(['LunaFox7', 'NeonWolf42'].map(picked)).toEqual(['Your pick: LunaFox7', 'Top pick: NeonWolf42'])
})
