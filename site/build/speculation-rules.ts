import { ownPolicies } from './headers'

/** What is no page: files, and the embeds for other sites. */
const files = ['/embed/*', '/assets/*', '/og/*', '/*.*']

/**
 * Pages that a visitor is about to open (a pointer rests on the link, a finger is near it) are rendered ahead; those that
 * ask a service as they start are only fetched. Browsers read this file by the header `Speculation-Rules`.
 */
export function speculationRulesFile(): string {
  const isAny = (paths: readonly string[]) => ({ href_matches: paths })
  return JSON.stringify({
    prerender: [{ where: { and: [isAny(['/*']), { not: isAny([...files, ...ownPolicies]) }] }, eagerness: 'moderate' }],
    prefetch: [{ where: isAny(ownPolicies), eagerness: 'moderate' }],
  })
}
