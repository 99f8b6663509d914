import { expect, it } from 'vitest'
import { loadEngine } from '../../load-tool'
import { create, discard, settle, shadow, shown } from '../page'
import { load } from './load'

it('the text counter has the buttons above a text at the end of their lines', async () => {
  const tool = await loadEngine('text-counter')
  await load(tool.id)
  const element = await shown(create(tool))
  element.style.width = '280px'
  await settle(element)
  const buttons = [...shadow(element).querySelectorAll('button')]
  const ends = ['Paste', 'Clear'].map(
    (label) => buttons.find(({ textContent }) => textContent === label)?.getBoundingClientRect().right ?? 0,
  )
  expect(ends[0]).toBeGreaterThan(0)
  expect(ends[0]).toBeCloseTo(ends[1] ?? 0, 0)
  discard()
})
