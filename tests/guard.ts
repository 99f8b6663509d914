import { configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// As long as a busy machine needs; what is there is found at once.
configure({ asyncUtilTimeout: 30_000 })

/** Fails a test whose code says anything on the console, rejects unseen, throws in an event, or asks a network. */
export function guard(): void {
  let faults: string[] = []
  const refuse = (what: string) => {
    faults.push(`asked ${what}`)
    throw new TypeError('There is no network here.')
  }
  const onRejection = ({ reason }: PromiseRejectionEvent) => faults.push(`rejected: ${reason}`)
  const onError = ({ message }: ErrorEvent) => faults.push(`threw: ${message}`)

  beforeEach(() => {
    faults = []
    for (const kind of ['error', 'warn'] as const) {
      vi.spyOn(console, kind).mockImplementation((...words) => void faults.push(`${kind}: ${words.join(' ')}`))
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
    expect(faults).toEqual([])
  })
}
