import { ownPolicies } from './headers'

/** Addresses that aren't pages: files, and embeds for other sites. */
const files = ['/embed/*', '/assets/*', '/og/*', '/*.*']

/**
 * Prerenders pages that a visitor is about to open (the pointer is over the link, or a finger near it). Pages that contact
 * a service when they start are only prefetched. The header `Speculation-Rules` points browsers to this file.
 */
export function speculationRulesFile(): string {
  const isAny = (paths: readonly string[]) => ({ href_matches: paths })
  return JSON.stringify({
    prerender: [{ where: { and: [isAny(['/*']), { not: isAny([...files, ...ownPolicies]) }] }, eagerness: 'moderate' }],
    prefetch: [{ where: isAny(ownPolicies), eagerness: 'moderate' }],
  })
}
