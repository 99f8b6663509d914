import { configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// Long enough for a busy machine. Elements that already exist are found immediately.
configure({ asyncUtilTimeout: 30_000 })

/** Fails a test whose code writes to the console (except for what's allowed), has an unhandled rejection or error, or uses the network. */
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
  })
  afterEach(() => {
    removeEventListener('unhandledrejection', onRejection)
    removeEventListener('error', onError)
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    expect(effects.filter((effect) => !allow?.test(effect))).toEqual([])
  })
}
