import { describe, expect, it, vi } from 'vitest'
import { headersFor, parseHeaders } from '../../scripts/dev/serve.mjs'
import { catalog, routeOf, type Tool } from '../../src/catalog'

vi.stubGlobal('__CONFIG__', { url: 'https://tools.example', analytics: '', ads: '', adOrigins: [] })
vi.mock('virtual:embeds', () => ({ embeds: {}, version: '1.2.3' }))
const { headersFile } = await import('../../site/build/headers')

const rules = parseHeaders(headersFile())
const policyAt = (path: string) => {
  const parts: string[] = headersFor(path, rules).get('Content-Security-Policy')?.split('; ') ?? []
  return new Map(parts.map((part) => [part.split(' ')[0], part.split(' ').slice(1)]))
}

const pagesOf = ({ id }: Tool) => ({ page: routeOf(id), frame: `/embed/${id}` })

describe('the policy', () => {
  it('of a tool’s page and frame allows its services, and nothing else on other hosts', () => {
    for (const tool of catalog as readonly Tool[])
      for (const [kind, path] of Object.entries(pagesOf(tool)))
        expect
          .soft(policyAt(path).get('connect-src'), `the ${kind} of ${tool.id}`)
          .toEqual(["'self'", ...(tool.network?.hosts ?? [])])
  })

  it('lets any page show the frame of a tool, and none its page', () => {
    for (const tool of catalog as readonly Tool[]) {
      const { page, frame } = pagesOf(tool)
      expect.soft(policyAt(page).get('frame-ancestors'), page).toEqual(["'none'"])
      expect.soft(policyAt(frame).has('frame-ancestors'), frame).toBe(false)
    }
  })

  it('allows no code from text or other origins', () => {
    for (const path of (catalog as readonly Tool[]).flatMap((tool) => Object.values(pagesOf(tool)))) {
      const policy = policyAt(path)
      expect.soft([policy.get('default-src'), policy.get('script-src')], path).toEqual([["'none'"], ["'self'"]])
      expect.soft(policy.get('require-trusted-types-for'), path).toEqual(["'script'"])
    }
  })
})
