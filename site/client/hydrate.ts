import { earlyEdits } from '../../src/widgets/core/element/early-edits'
import type { ToolModule } from '../island/island'
import type { Listeners, MountedTool } from '../island/mounted-tool'
import { recordPresses, replay } from './early-input'
import { element } from './element'

/**
 * Hydrates the page's tool once the page is painted and the browser is idle, or as soon as the user interacts with it.
 * The shared code, the tool and its hydration, which React splits into slices, run as separate tasks, so the page can
 * respond to input in between. Early edits and clicks are replayed.
 */
export async function hydrate(place: HTMLElement, on: Omit<Listeners, 'hydrated'>): Promise<MountedTool> {
  const presses = recordPresses(place)
  // In import order: the tool's own script is last.
  const scripts = document.body.dataset.scripts?.split(' ') ?? []
  if (!document.prerendering) await Promise.race([idle(), reachedFor(place)])
  preload(scripts)
  await taskEnd()
  // The browser's first number format takes as long as hydrating most tools. It's made while the scripts are on their way.
  new Intl.NumberFormat('en-US').formatToParts(1.5)
  await taskEnd()
  let module: ToolModule | undefined
  for (const href of scripts) {
    module = await import(/* @vite-ignore */ href)
    await taskEnd()
  }
  if (!module) throw new Error('The page lists no scripts')
  const pressed = presses()
  let edits: ReturnType<typeof earlyEdits> = []
  const tool = await module.mount(place, module, {
    ...on,
    hydrated() {
      edits = earlyEdits(place)
    },
  })
  replay(edits, pressed)
  return tool
}

/** Fetches all at once. After the first paint, so that they don't compete with what it waits for. */
function preload(scripts: readonly string[]): void {
  for (const href of scripts) document.head.append(element('link', { rel: 'modulepreload', href }))
}

const taskEnd = () => new Promise((resolve) => setTimeout(resolve))

/** After the first frame. Safari doesn't have requestIdleCallback. */
const idle = () =>
  new Promise<unknown>((resolve) => {
    const rest = () =>
      'requestIdleCallback' in globalThis ? requestIdleCallback(resolve, { timeout: 1000 }) : setTimeout(resolve, 100)
    requestAnimationFrame(() => requestAnimationFrame(rest))
  })

const reachedFor = (place: HTMLElement) =>
  new Promise<unknown>((resolve) => {
    for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown'])
      place.addEventListener(type, resolve, { once: true, passive: true })
  })
