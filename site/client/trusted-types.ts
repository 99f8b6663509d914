import { config } from '../config'

interface Factory {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): unknown
}

const trusted = [config.analytics, config.ads].filter(Boolean).map((address) => new URL(address).origin)

/**
 * The site's policy refuses text where a browser would run it (Trusted Types). Scripts pass if they are our own (workers
 * are the use we have) or were configured. No rule for HTML or code, so those stay refused.
 */
export function trustScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory }
  trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      const { origin } = new URL(address, location.href)
      if (origin === location.origin || trusted.includes(origin)) return address
      throw new TypeError(`Not a script of this site: ${address}`)
    },
  })
}
