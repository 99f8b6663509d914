import type { Listeners, MountedTool, ToolModule } from '../island/island'
import { recordPresses, replay } from './early-input'

/**
 * Brings the page's tool to life, once the page is painted and the browser has nothing else to do, or as soon as a person
 * reaches for it. Each step is a task of its own, so that input gets in between: React, what tools share, the tool, and
 * its hydration, which React itself cuts into slices. What was typed and pressed meanwhile is not lost.
 */
export async function hydrate(place: HTMLElement, on: Listeners): Promise<MountedTool> {
  const presses = recordPresses(place)
  const scripts = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
  if (!document.prerendering) await Promise.race([idle(), reachedFor(place)])
  // The page names them in the order in which they need each other: the tool's own comes last.
  let module: ToolModule | undefined
  for (const { href } of scripts) {
    module = await import(/* @vite-ignore */ href)
    await new Promise((resolve) => setTimeout(resolve))
  }
  if (!module) throw new Error('The page names no scripts')
  const early = presses()
  const tool = await module.mount(place, module, on)
  replay(place, early)
  return tool
}

/** Safari has no idle callback. */
const idle = () =>
  new Promise<unknown>((resolve) =>
    requestAnimationFrame(() =>
      'requestIdleCallback' in globalThis ? requestIdleCallback(resolve, { timeout: 1000 }) : setTimeout(resolve, 100),
    ),
  )

const reachedFor = (place: HTMLElement) =>
  new Promise<unknown>((resolve) => {
    for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown'])
      place.addEventListener(type, resolve, { once: true, passive: true })
  })
