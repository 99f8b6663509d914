interface Factory {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): unknown
}

/**
 * The site's policy refuses text where a browser would run it (Trusted Types). Workers are the one use we have: their
 * scripts pass if they are our own. No rule for HTML or code, so those stay refused.
 */
export function trustOwnScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory }
  trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      if (new URL(address, location.href).origin === location.origin) return address
      throw new TypeError(`Not a script of this site: ${address}`)
    },
  })
}
