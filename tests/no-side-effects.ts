import { cleanup, configure } from '@testing-library/react'
import { afterAll, beforeEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'

// Long enough for a busy machine. Elements that already exist are found immediately.
configure({ asyncUtilTimeout: 30_000 })

/** The size of the window in which each file starts. */
const { innerWidth: width, innerHeight: height } = window

/**
 * Fails a test whose code writes to the console (except for what's allowed), has an unhandled rejection or error, uses the
 * network, or leaves something on the page for the next test. Unmounts what was rendered.
 */
export function noSideEffects({ allow }: { readonly allow?: RegExp } = {}): void {
  let effects: string[] = []
  const refuse = (what: string) => {
    effects.push(`requested ${what}`)
    throw new TypeError('There is no network here.')
  }
  const onRejection = ({ reason }: PromiseRejectionEvent) => effects.push(`rejected: ${reason}`)
  const onError = ({ message }: ErrorEvent) => effects.push(`threw: ${message}`)

  beforeEach(() => {
    effects = []
    for (const kind of ['error', 'warn'] as const) {
      vi.spyOn(console, kind).mockImplementation((...words) => void effects.push(`${kind}: ${words.join(' ')}`))
    }
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => refuse(String(address)))
    vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation((_, address) => refuse(String(address)))
    vi.spyOn(navigator, 'sendBeacon').mockImplementation((address) => refuse(String(address)))
    addEventListener('unhandledrejection', onRejection)
    addEventListener('error', onError)
    // After all hooks of the file, which may clean up.
    return () => {
      // Real timers first, because what unmounts may start a timer.
      const left = leftTimers()
      cleanup()
      removeEventListener('unhandledrejection', onRejection)
      removeEventListener('error', onError)
      vi.restoreAllMocks()
      vi.unstubAllGlobals()
      left.push(...leftElements(), ...leftAttributes())
      expect([...effects.filter((effect) => !allow?.test(effect)), ...left]).toEqual([])
    }
  })
  afterAll(async () => {
    if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height)
  })
}

// All files of a project share a page, so what a test leaves there is removed, and named where it was left.

function leftTimers(): string[] {
  if (!vi.isFakeTimers()) return []
  vi.useRealTimers()
  return ['left fake timers']
}

function leftElements(): string[] {
  return [...document.body.children].map((element) => {
    element.remove()
    return `left ${element.outerHTML.slice(0, 200)}`
  })
}

const attributesOf = (element: Element) => new Set(element.getAttributeNames())
const roots = () => [document.documentElement, document.body]
const usual = roots().map(attributesOf)

function leftAttributes(): string[] {
  return roots().flatMap((root, at) =>
    [...attributesOf(root)].flatMap((name) => {
      if (usual[at]?.has(name)) return []
      const left = `left ${name}="${root.getAttribute(name)}" on ${root.localName}`
      root.removeAttribute(name)
      return left
    }),
  )
}
