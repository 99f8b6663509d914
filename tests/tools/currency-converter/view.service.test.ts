import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FetchOptions, fetchRates } from '../../../src/widgets/currency-converter/currency-converter.service'

const rates = { USD: 1, EUR: 0.8 }
const good = JSON.stringify({ base: 'USD', date: '2026-03-02', rates })
const json = { 'content-type': 'application/json', 'access-control-allow-origin': '*' }

/** The test server's responses, by the first part of the path. */
const responses: Record<string, (response: ServerResponse, request: IncomingMessage) => void> = {
  good: (response) => response.writeHead(200, json).end(good),
  'no-response': () => {},
  'stalled-body': (response) => response.writeHead(200, json).write(good.slice(0, 20)),
  held: (response) => held.push(response),
  'too-many': (response) => response.writeHead(429, { ...json, 'retry-after': '60' }).end('{"error":"slow down"}'),
  broken: (response) => response.writeHead(500).end('oops'),
  'rates-with-404': (response) => response.writeHead(404, json).end(good),
  html: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Sign in</h1>'),
  truncated: (response) => response.writeHead(200, json).end(good.slice(0, good.length / 2)),
  'cut-off': (response) => {
    response
      .writeHead(200, { ...json, 'content-length': good.length })
      .write(good.slice(0, 20), () => response.destroy())
  },
  empty: (response) => response.writeHead(200, json).end(),
  'no-connection': (response) => response.destroy(),
  'from-query': (response, request) => {
    const body = new URL(request.url ?? '', 'http://localhost').searchParams.get('body') ?? ''
    response.writeHead(200, json).end(body)
  },
}

/** The requested paths, and the responses not yet sent, in request order. */
const requested: string[] = []
const held: ServerResponse[] = []
const server = createServer((request, response) => {
  requested.push(request.url ?? '')
  responses[request.url?.split('/')[1] ?? '']?.(response, request)
  server.emit('requested')
})
let origin = ''
let count = 0

/** A host with one of the responses. Different for each call, so that tests don't share cached responses. */
const host = (name: string) => `${origin}/${name}/${count++}`
const table = (EUR: number) => ({ base: 'USD', date: '2026-03-02', rates: { USD: 1, EUR } })
const rate = async (request: ReturnType<typeof fetchRates>) => {
  const result = await request
  return result?.ok ? result.value.rates.EUR : result
}
/** Resolves once the server is holding that many requests. */
const holding = async (count: number) => {
  while (held.length < count) await once(server, 'requested')
}

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

beforeEach(() => {
  requested.length = 0
  held.length = 0
})

// Expected values: docs/rules.md.
describe('a request', () => {
  it('gets the table from {host}/v4/latest/{base}', async () => {
    const at = host('good')
    expect(await fetchRates('USD', { host: at })).toEqual({ ok: true, value: table(0.8) })
    expect(requested).toEqual([`${at.slice(origin.length)}/v4/latest/USD`])
  })

  it('allows trailing slashes in the host', async () => {
    await fetchRates('USD', { host: `${host('good')}//` })
    expect(requested[0]).toMatch(/^\/good\/\d+\/v4\/latest\/USD$/)
  })

  it('encodes the base in the path', async () => {
    await fetchRates('../?x=1#', { host: host('good') })
    expect(requested[0]).toMatch(/\/v4\/latest\/\.\.%2F%3Fx%3D1%23$/)
  })

  it('sends no credentials or referrer, and uses the public service by default', async () => {
    const sent: [unknown, RequestInit | undefined][] = []
    const send: typeof fetch = async (address, init) => {
      sent.push([address, init])
      return new Response(good)
    }
    await fetchRates('USD', { fetch: send })
    expect(sent).toEqual([
      [
        'https://api.exchangerate-api.com/v4/latest/USD',
        expect.objectContaining({ credentials: 'omit', referrerPolicy: 'no-referrer' }),
      ],
    ])
  })
})

// Expected values: docs/rules.md. Half a response is a failure, too.
describe('a failure', () => {
  it.each([
    ['too-many', { reason: 'status', status: 429 }],
    ['broken', { reason: 'status', status: 500 }],
    ['rates-with-404', { reason: 'status', status: 404 }],
    ['html', { reason: 'body' }],
    ['truncated', { reason: 'body' }],
    ['cut-off', { reason: 'body' }],
    ['empty', { reason: 'body' }],
    ['no-connection', { reason: 'offline' }],
  ])('is reported: %s', async (name, values) => {
    const issues = [{ code: 'failed-to-fetch', values }]
    expect(await fetchRates('USD', { host: host(name) })).toEqual({ ok: false, issues })
  })

  it.each([
    ['rates as an array', '{"date":"2026-03-02","rates":[0.8]}'],
    ['no rates', '{"date":"2026-03-02"}'],
    ['a rate of 0', '{"date":"2026-03-02","rates":{"EUR":0}}'],
    ['a rate below 0', '{"date":"2026-03-02","rates":{"EUR":-1}}'],
    ['a rate in words', '{"date":"2026-03-02","rates":{"EUR":"0.8"}}'],
    ['NaN, which isn’t valid JSON', '{"date":"2026-03-02","rates":{"EUR":NaN}}'],
    ['an infinite rate', '{"date":"2026-03-02","rates":{"EUR":1e999}}'],
    ['no date', '{"rates":{"EUR":0.8}}'],
    ['null', 'null'],
  ])('is reported for a response with %s', async (_, body) => {
    // The path that is added to the host becomes part of the last query parameter's name.
    const at = `${origin}/from-query/?body=${encodeURIComponent(body)}&${count++}`
    const issues = [{ code: 'failed-to-fetch', values: { reason: 'body' } }]
    expect(await fetchRates('USD', { host: at })).toEqual({ ok: false, issues })
  })

  it.each(['no-response', 'stalled-body'])('is reported after the timeout: %s', async (name) => {
    const issues = [{ code: 'failed-to-fetch', values: { reason: 'timeout' } }]
    expect(await fetchRates('USD', { host: host(name), limit: 50 })).toEqual({ ok: false, issues })
  })

  it('is reported if no server is listening', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    other.close()
    await once(other, 'close')
    const issues = [{ code: 'failed-to-fetch', values: { reason: 'offline' } }]
    expect(await fetchRates('USD', { host: `http://127.0.0.1:${port}` })).toEqual({ ok: false, issues })
  })

  it('is reported for an invalid host', async () => {
    expect(await fetchRates('USD', { host: 'http://' })).toMatchObject({ issues: [{ values: { reason: 'offline' } }] })
  })

  it('isn’t cached', async () => {
    const at = host('broken')
    await fetchRates('USD', { host: at })
    await fetchRates('USD', { host: at })
    expect(requested).toHaveLength(2)
  })
})

// Expected values: docs/rules.md. One request per base is enough for 10 minutes.
describe('a response', () => {
  it.each([
    ['is reused until it’s 10 minutes old', 599_999, 1],
    ['is requested again after 10 minutes', 600_000, 2],
    ['is requested again if the clock was set back', -1, 2],
  ])('%s', async (_, later, requests) => {
    const at = host('good')
    await fetchRates('USD', { host: at, now: () => 1_000_000 })
    const again = await fetchRates('USD', { host: at, now: () => 1_000_000 + later })
    expect(again).toEqual({ ok: true, value: table(0.8) })
    expect(requested).toHaveLength(requests)
  })

  it('is cached for each base', async () => {
    const at = host('good')
    await fetchRates('USD', { host: at })
    await fetchRates('EUR', { host: at })
    await fetchRates('USD', { host: at })
    expect(requested).toHaveLength(2)
  })

  it('is cached for each host', async () => {
    await fetchRates('USD', { host: host('good') })
    await fetchRates('USD', { host: host('good') })
    expect(requested).toHaveLength(2)
  })

  it('is bypassed by a fresh request', async () => {
    const at = host('good')
    await fetchRates('USD', { host: at })
    await fetchRates('USD', { host: at, fresh: true })
    expect(requested).toHaveLength(2)
  })
})

describe('concurrent requests', () => {
  const start = (at: string, options: FetchOptions = {}) => fetchRates('USD', { host: at, ...options })

  it('for the same base are combined', async () => {
    const at = host('held')
    const both = [start(at), start(at)]
    await holding(1)
    held[0]?.end(good)
    expect(await Promise.all(both.map(rate))).toEqual([0.8, 0.8])
    expect(requested).toHaveLength(1)
  })

  it('aren’t combined if the second is fresh', async () => {
    const at = host('held')
    const both = [start(at), start(at, { fresh: true })]
    await holding(2)
    for (const response of held) response.end(good)
    expect(await Promise.all(both.map(rate))).toEqual([0.8, 0.8])
  })

  it('keep the newer response if they finish out of order', async () => {
    const at = host('held')
    const older = start(at)
    await holding(1)
    const newer = start(at, { fresh: true })
    await holding(2)
    held[1]?.end(JSON.stringify(table(0.9)))
    expect(await rate(newer)).toBe(0.9)
    held[0]?.end(good)
    expect(await rate(older)).toBe(0.8)
    expect(await rate(start(at))).toBe(0.9)
    expect(requested).toHaveLength(2)
  })

  it('fail together, and the next one is sent again', async () => {
    const at = host('held')
    const both = [start(at), start(at)]
    await holding(1)
    held[0]?.writeHead(500).end()
    const failure = { ok: false, issues: [{ code: 'failed-to-fetch', values: { reason: 'status', status: 500 } }] }
    expect(await Promise.all(both)).toEqual([failure, failure])
    const third = start(at)
    await holding(2)
    held[1]?.end(good)
    expect(await rate(third)).toBe(0.8)
  })
})

describe('aborting', () => {
  it('before the start sends no request', async () => {
    expect(await fetchRates('USD', { host: host('good'), signal: AbortSignal.abort() })).toBeUndefined()
    expect(requested).toEqual([])
  })

  it('isn’t an error and closes the connection', async () => {
    const controller = new AbortController()
    const request = fetchRates('USD', { host: host('held'), signal: controller.signal })
    await holding(1)
    const closed = once(held[0] as ServerResponse, 'close')
    controller.abort()
    expect(await request).toBeUndefined()
    await closed
    expect(held[0]?.writableFinished).toBe(false)
  })

  it('one caller doesn’t affect the other', async () => {
    const controller = new AbortController()
    const at = host('held')
    const one = fetchRates('USD', { host: at, signal: controller.signal })
    const other = fetchRates('USD', { host: at })
    await holding(1)
    controller.abort()
    expect(await one).toBeUndefined()
    held[0]?.end(good)
    expect(await rate(other)).toBe(0.8)
    expect(requested).toHaveLength(1)
  })

  it('all callers makes the next one send a new request', async () => {
    const controller = new AbortController()
    const at = host('held')
    const aborted = fetchRates('USD', { host: at, signal: controller.signal })
    await holding(1)
    controller.abort()
    const next = fetchRates('USD', { host: at })
    await holding(2)
    held[1]?.end(good)
    expect(await rate(next)).toBe(0.8)
    expect(await aborted).toBeUndefined()
  })

  it('after the response has no effect', async () => {
    const controller = new AbortController()
    const at = host('good')
    const result = await fetchRates('USD', { host: at, signal: controller.signal })
    controller.abort()
    expect(result?.ok).toBe(true)
    expect(await rate(fetchRates('USD', { host: at }))).toBe(0.8)
    expect(requested).toHaveLength(1)
  })
})
