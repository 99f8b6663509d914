import { catalog, routeOf, type Tool } from '../../src/catalog'

/** Addresses that aren't pages: files, embeds for other sites, and the frame of the HTML formatter. */
const files = ['/embed/*', '/assets/*', '/og/*', '/preview', '/*.*']

const tools: readonly Tool[] = catalog
/** The pages whose tool contacts a service. */
const asking = tools.flatMap(({ id, network }) => (network ? [routeOf(id)] : []))

/**
 * Prerenders pages that a visitor is about to open (the pointer is over the link, or a finger near it). Pages that contact
 * a service when they start are only prefetched. The header `Speculation-Rules` points browsers to this file.
 */
export function speculationRulesFile(): string {
  const isAny = (paths: readonly string[]) => ({ href_matches: paths })
  return JSON.stringify({
    prerender: [{ where: { and: [isAny(['/*']), { not: isAny([...files, ...asking]) }] }, eagerness: 'moderate' }],
    prefetch: [{ where: isAny(asking), eagerness: 'moderate' }],
  })
}
