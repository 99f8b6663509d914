import { expect, it } from 'vitest'
import { edit } from '../../controls'
import { loadEngine } from '../../load-tool'
import { noSideEffects } from '../../no-side-effects'
import { until } from '../../until'
import { isMounted, mountQueue } from '../mount-queue'
import { create, shadow, shown } from '../page'
import { load } from './load'

// What depends on how Preact renders, in single tools.

noSideEffects()

const bmi = await loadEngine('bmi-calculator')
mountQueue(bmi, load, () =>
  it('mounts the first tool of a task at once, and every other one in a task of its own', async () => {
    const all = [create(bmi), create(bmi), create(bmi)]
    expect(all.map(isMounted)).toEqual([true, false, false])
    const counts: number[] = []
    const listener = () => counts.push(all.filter(isMounted).length)
    document.addEventListener('pegboard-ready', listener)
    await Promise.all(all.map(shown))
    await until(() => expect(counts).toHaveLength(3))
    // The second was mounted before the first was reported, and the third in a later task.
    expect(counts.slice(0, 2)).toEqual([2, 3])
    document.removeEventListener('pegboard-ready', listener)
  }),
)

it('a form of the QR generator that’s filled in as soon as its fields are loaded makes one code', async () => {
  const qr = await loadEngine('qr-generator')
  await load(qr.id)
  const element = create(qr)
  const inside = <Found extends Element>(selector: string) => [...shadow(element).querySelectorAll<Found>(selector)]
  const wifi = () => inside<HTMLElement>('button').find(({ textContent }) => textContent === 'Wi-Fi')
  await until(() => expect(wifi()).toBeDefined())
  wifi()?.click()
  await until(() => expect(inside('input[type=password], input').length).toBeGreaterThan(1))
  const field = (label: string) =>
    inside<HTMLInputElement>('input').find(({ labels }) => labels?.[0]?.textContent?.startsWith(label)) ??
    expect.unreachable()
  const changes: unknown[] = []
  element.addEventListener('pegboard-change', ({ detail }: CustomEventInit) => changes.push(detail.text))
  edit(field('Network name'), 'Home')
  edit(field('Password'), 'blue-kettle-42')
  await until(() => expect(element.value.text).toBe('WIFI:T:WPA;S:Home;P:blue-kettle-42;;'))
  // There's no text while the password is missing.
  expect(changes.filter((text) => text !== '')).toEqual(['WIFI:T:WPA;S:Home;P:blue-kettle-42;;'])
  element.remove()
})
