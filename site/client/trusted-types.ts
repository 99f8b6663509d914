import { config } from '../config'

interface Factory {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): unknown
}

const trusted = [config.analytics, config.ads].filter(Boolean).map((address) => new URL(address).origin)

/**
 * The site's policy blocks strings in places where a browser would run them (Trusted Types). This allows script URLs of
 * the site itself, which workers need, and of configured services. HTML and code stay blocked.
 */
export function trustScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory }
  trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      const { origin } = new URL(address, location.href)
      if (origin === location.origin || trusted.includes(origin)) return address
      throw new TypeError(`Script not allowed: ${address}`)
    },
  })
}
