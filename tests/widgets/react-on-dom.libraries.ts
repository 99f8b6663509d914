import * as React from 'react'
import * as runtime from 'react/jsx-runtime'
import * as dom from 'react-dom'
import * as client from 'react-dom/client'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import * as onDom from '../../src/widgets/core/react-on-dom'
import { until } from '../until'

const reacts = { ...React, ...runtime, ...dom, ...client }
export type Library = Pick<typeof reacts, Exclude<keyof typeof onDom, 'createElement'> & keyof typeof reacts>
export const ours = onDom as unknown as Library
export const libraries: readonly Library[] = [reacts, ours]

beforeEach(() => {
  // React warns of lists without keys, which are welcome here.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
  vi.restoreAllMocks()
})

export function rootIn({ createRoot, flushSync }: Library) {
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  const unmount = () => flushSync(() => root.unmount())
  open.push(() => box.remove())
  return { box, unmount, show: (child: React.ReactNode) => flushSync(() => root.render(child)) }
}

/** Plays a scene with each library; both must tell the same. */
export async function same(scene: (library: Library, told: string[]) => void | Promise<void>): Promise<string[]> {
  const [theirs = [], ours = []] = await Promise.all(
    libraries.map(async (library) => {
      const told: string[] = []
      await scene(library, told)
      return told
    }),
  )
  await until(() => expect(ours).toEqual(theirs))
  return ours
}
