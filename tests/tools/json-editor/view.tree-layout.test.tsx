import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { noSideEffects } from '../../no-side-effects'
import { until } from '../../until'
import { press, show, valid } from './screen'

noSideEffects()
afterEach(cleanup)

const button = (name: string) => screen.getByRole('button', { name })
const isOver = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

it('on a desktop, the bar below the tree has two lines: the end of a long path, and what can be done', async () => {
  await page.viewport(1280, 900)
  const names = Array.from({ length: 8 }, (_, at) => `configuration${at}`)
  show(names.reduceRight((inner, name) => `{"${name}":${inner}}`, '1'))
  await valid()
  await press('Tree')
  for (const name of names) await act(async () => screen.getByText(name).click())
  const path = document.querySelector('code') as Element
  const box = path.parentElement as HTMLElement
  expect([path.textContent, box.title]).toEqual([`/${names.join('/')}`, `/${names.join('/')}`])
  const end = document.createRange()
  end.setStart(path.firstChild as Node, path.textContent.lastIndexOf('/'))
  end.setEnd(path.firstChild as Node, path.textContent.length)
  const [visible, last] = [box.getBoundingClientRect(), end.getBoundingClientRect()]
  expect([last.left >= visible.left, Math.round(last.right - visible.right) <= 0]).toEqual([true, true])
  const middle = (name: string) => {
    const { top, bottom } = button(name).getBoundingClientRect()
    return (top + bottom) / 2
  }
  expect(Math.abs(middle('Copy path') - (visible.top + visible.bottom) / 2)).toBeLessThan(2)
  expect(new Set(['Edit value', 'Move down', 'Copy value', 'Show in text'].map(middle)).size).toBe(1)
  expect(middle('Copy value') - middle('Copy path')).toBeLessThan(44)
})

it.each([
  [1280, 900],
  [390, 844],
])('at %i × %i, Undo covers no other button', async (width, height) => {
  await page.viewport(width, height)
  show('{"a":1}')
  await until(() => expect(document.querySelector('[data-status=current]')).not.toBeNull())
  if (width < 640) await press('Result')
  await press('Tree')
  await act(async () => screen.getByText('a').click())
  await press('Duplicate')
  await until(() => button('Undo'))
  // On a phone, the status bar is above the buttons until they're scrolled to.
  button('Load sample').scrollIntoView()
  await until(() => {
    const undo = button('Undo').getBoundingClientRect()
    const others = screen.getAllByRole('button').filter(({ textContent }) => textContent !== 'Undo')
    const covered = others.filter((other) => isOver(undo, other.getBoundingClientRect()))
    expect(covered.map(({ textContent }) => textContent)).toEqual([])
  })
})
