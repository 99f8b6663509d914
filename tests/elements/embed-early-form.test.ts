import { expect, it } from 'vitest'
import type { ToolElement } from '../../src/widgets/core/element/tool-element'
import { edit } from '../controls'
import { noSideEffects } from '../no-side-effects'
import { until } from '../until'

// An embed, which uses Preact. Needs `npm run build:embed`.

noSideEffects()

it('a form of the QR generator that’s filled in as soon as its fields are loaded makes one code', async () => {
  const name = 'qr-generator'
  await import(/* @vite-ignore */ `/dist/embed/${name}.js`)
  const element = document.createElement(`pegboard-${name}`) as ToolElement
  document.body.append(element)
  const inside = <Found extends Element>(selector: string) => [
    ...(element.shadowRoot?.querySelectorAll<Found>(selector) ?? []),
  ]
  const changes: unknown[] = []
  await until(() => expect(inside('button').some(({ textContent }) => textContent === 'Wi-Fi')).toBe(true))
  inside<HTMLButtonElement>('button')
    .find(({ textContent }) => textContent === 'Wi-Fi')
    ?.click()
  await until(() => expect(inside('input[type=password], input').length).toBeGreaterThan(1))
  const field = (label: string) =>
    inside<HTMLInputElement>('input').find(({ labels }) => labels?.[0]?.textContent?.startsWith(label)) ??
    expect.unreachable()
  element.addEventListener('pegboard-change', ({ detail }: CustomEventInit) => changes.push(detail.text))
  edit(field('Network name'), 'Home')
  edit(field('Password'), 'blue-kettle-42')
  await until(() => expect(element.value.text).toBe('WIFI:T:WPA;S:Home;P:blue-kettle-42;;'))
  // There's no text while the password is missing.
  expect(changes.filter((text) => text !== '')).toEqual(['WIFI:T:WPA;S:Home;P:blue-kettle-42;;'])
  element.remove()
})
