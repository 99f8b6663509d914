import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FetchOptions, fetchRates } from '../../src/widgets/currency-converter/currency-converter.service'

const rates = { USD: 1, EUR: 0.8 }
const good = JSON.stringify({ base: 'USD', date: '2026-03-02', rates })
const json = { 'content-type': 'application/json', 'access-control-allow-origin': '*' }

/** What the server plays, by the first part of the path. */
const parts: Record<string, (response: ServerResponse, request: IncomingMessage) => void> = {
  good: (response) => response.writeHead(200, json).end(good),
  silent: () => {},
  'silent-body': (response) => response.writeHead(200, json).write(good.slice(0, 20)),
  held: (response) => held.push(response),
  'too-many': (response) => response.writeHead(429, { ...json, 'retry-after': '60' }).end('{"error":"slow down"}'),
  broken: (response) => response.writeHead(500).end('oops'),
  'rates-with-404': (response) => response.writeHead(404, json).end(good),
  html: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Sign in</h1>'),
  half: (response) => response.writeHead(200, json).end(good.slice(0, good.length / 2)),
  'cut-off': (response) => {
    response
      .writeHead(200, { ...json, 'content-length': good.length })
      .write(good.slice(0, 20), () => response.destroy())
  },
  empty: (response) => response.writeHead(200, json).end(),
  'no-connection': (response) => response.destroy(),
  'as-query': (response, request) => {
    const body = new URL(request.url ?? '', 'http://localhost').searchParams.get('body') ?? ''
    response.writeHead(200, json).end(body)
  },
}

/** Paths asked for, and answers still owed, in the order of their requests. */
const asked: string[] = []
const held: ServerResponse[] = []
const server = createServer((request, response) => {
  asked.push(request.url ?? '')
  parts[request.url?.split('/')[1] ?? '']?.(response, request)
  server.emit('asked')
})
let origin = ''
let count = 0

/** A host that plays a part, of its own for each test, so that no test is given another's answers. */
const host = (part: string) => `${origin}/${part}/${count++}`
const table = (EUR: number) => ({ base: 'USD', date: '2026-03-02', rates: { USD: 1, EUR } })
const rate = async (asking: ReturnType<typeof fetchRates>) => {
  const result = await asking
  return result?.ok ? result.value.rates.EUR : result
}
/** Resolves once the server holds that many requests. */
const holding = async (requests: number) => {
  while (held.length < requests) await once(server, 'asked')
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
  asked.length = 0
  held.length = 0
})

// Expected values: spec part 1, point 7.
describe('a request', () => {
  it('asks {host}/v4/latest/{base}, and gives the table', async () => {
    const at = host('good')
    expect(await fetchRates('USD', { host: at })).toEqual({ ok: true, value: table(0.8) })
    expect(asked).toEqual([`${at.slice(origin.length)}/v4/latest/USD`])
  })

  it('takes a host with a slash at its end', async () => {
    await fetchRates('USD', { host: `${host('good')}//` })
    expect(asked[0]).toMatch(/^\/good\/\d+\/v4\/latest\/USD$/)
  })

  it('keeps a base from leaving its place in the path', async () => {
    await fetchRates('../?x=1#', { host: host('good') })
    expect(asked[0]).toMatch(/\/v4\/latest\/\.\.%2F%3Fx%3D1%23$/)
  })

  it('sends no credentials and no referrer, and goes to the public service by itself', async () => {
    const seen: [unknown, RequestInit | undefined][] = []
    const send: typeof fetch = async (address, init) => {
      seen.push([address, init])
      return new Response(good)
    }
    await fetchRates('USD', { fetch: send })
    expect(seen).toEqual([
      [
        'https://api.exchangerate-api.com/v4/latest/USD',
        expect.objectContaining({ credentials: 'omit', referrerPolicy: 'no-referrer' }),
      ],
    ])
  })
})

// Expected values: spec part 1, point 8, and the row in TOOLS.md ('HTML or half a body is a failure').
describe('a failure', () => {
  it.each([
    ['too-many', { reason: 'status', status: 429 }],
    ['broken', { reason: 'status', status: 500 }],
    ['rates-with-404', { reason: 'status', status: 404 }],
    ['html', { reason: 'body' }],
    ['half', { reason: 'body' }],
    ['cut-off', { reason: 'body' }],
    ['empty', { reason: 'body' }],
    ['no-connection', { reason: 'offline' }],
  ])('%s', async (part, values) => {
    const issues = [{ code: 'failed-to-fetch', values }]
    expect(await fetchRates('USD', { host: host(part) })).toEqual({ ok: false, issues })
  })

  it.each([
    ['rates that are no record', '{"date":"2026-03-02","rates":[0.8]}'],
    ['no rates', '{"date":"2026-03-02"}'],
    ['a rate of 0', '{"date":"2026-03-02","rates":{"EUR":0}}'],
    ['a rate below 0', '{"date":"2026-03-02","rates":{"EUR":-1}}'],
    ['a rate in words', '{"date":"2026-03-02","rates":{"EUR":"0.8"}}'],
    ['a rate that JSON does not have', '{"date":"2026-03-02","rates":{"EUR":NaN}}'],
    ['a rate beyond numbers', '{"date":"2026-03-02","rates":{"EUR":1e999}}'],
    ['no date', '{"rates":{"EUR":0.8}}'],
    ['null', 'null'],
  ])('an answer with %s', async (_, body) => {
    // What is put after the host ends up in the query's last name.
    const at = `${origin}/as-query/?body=${encodeURIComponent(body)}&${count++}`
    const issues = [{ code: 'failed-to-fetch', values: { reason: 'body' } }]
    expect(await fetchRates('USD', { host: at })).toEqual({ ok: false, issues })
  })

  it.each(['silent', 'silent-body'])('%s, at the limit', async (part) => {
    const issues = [{ code: 'failed-to-fetch', values: { reason: 'timeout' } }]
    expect(await fetchRates('USD', { host: host(part), limit: 50 })).toEqual({ ok: false, issues })
  })

  it('nobody listens', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    other.close()
    await once(other, 'close')
    const issues = [{ code: 'failed-to-fetch', values: { reason: 'offline' } }]
    expect(await fetchRates('USD', { host: `http://127.0.0.1:${port}` })).toEqual({ ok: false, issues })
  })

  it('a host that is not an address', async () => {
    expect(await fetchRates('USD', { host: 'http://' })).toMatchObject({ issues: [{ values: { reason: 'offline' } }] })
  })

  it('is not remembered', async () => {
    const at = host('broken')
    await fetchRates('USD', { host: at })
    await fetchRates('USD', { host: at })
    expect(asked).toHaveLength(2)
  })
})

// Expected values: the row in TOOLS.md (one request per base while its answer is under 10 minutes old).
describe('an answer', () => {
  it.each([
    ['is used again until it is 10 minutes old', 599_999, 1],
    ['is asked for again when it is', 600_000, 2],
    ['is asked for again when the clock was put back', -1, 2],
  ])('%s', async (_, later, requests) => {
    const at = host('good')
    await fetchRates('USD', { host: at, now: () => 1_000_000 })
    const again = await fetchRates('USD', { host: at, now: () => 1_000_000 + later })
    expect(again).toEqual({ ok: true, value: table(0.8) })
    expect(asked).toHaveLength(requests)
  })

  it('is kept for each base', async () => {
    const at = host('good')
    await fetchRates('USD', { host: at })
    await fetchRates('EUR', { host: at })
    await fetchRates('USD', { host: at })
    expect(asked).toHaveLength(2)
  })

  it('is kept for each host', async () => {
    await fetchRates('USD', { host: host('good') })
    await fetchRates('USD', { host: host('good') })
    expect(asked).toHaveLength(2)
  })

  it('does not keep a fresh request from being made', async () => {
    const at = host('good')
    await fetchRates('USD', { host: at })
    await fetchRates('USD', { host: at, fresh: true })
    expect(asked).toHaveLength(2)
  })
})

describe('requests at the same time', () => {
  const start = (at: string, options: FetchOptions = {}) => fetchRates('USD', { host: at, ...options })

  it('for one base are one', async () => {
    const at = host('held')
    const both = [start(at), start(at)]
    await holding(1)
    held[0]?.end(good)
    expect(await Promise.all(both.map(rate))).toEqual([0.8, 0.8])
    expect(asked).toHaveLength(1)
  })

  it('are two when the second is to be fresh', async () => {
    const at = host('held')
    const both = [start(at), start(at, { fresh: true })]
    await holding(2)
    for (const response of held) response.end(good)
    expect(await Promise.all(both.map(rate))).toEqual([0.8, 0.8])
  })

  it('that answer out of order leave the newer answer', async () => {
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
    expect(asked).toHaveLength(2)
  })

  it('that fail together both say so, and the next one asks again', async () => {
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
  it('before the start asks nobody', async () => {
    expect(await fetchRates('USD', { host: host('good'), signal: AbortSignal.abort() })).toBeUndefined()
    expect(asked).toEqual([])
  })

  it('is no error, and closes the connection', async () => {
    const controller = new AbortController()
    const asking = fetchRates('USD', { host: host('held'), signal: controller.signal })
    await holding(1)
    const closed = once(held[0] as ServerResponse, 'close')
    controller.abort()
    expect(await asking).toBeUndefined()
    await closed
    expect(held[0]?.writableFinished).toBe(false)
  })

  it('of one caller leaves the other its answer', async () => {
    const controller = new AbortController()
    const at = host('held')
    const one = fetchRates('USD', { host: at, signal: controller.signal })
    const other = fetchRates('USD', { host: at })
    await holding(1)
    controller.abort()
    expect(await one).toBeUndefined()
    held[0]?.end(good)
    expect(await rate(other)).toBe(0.8)
    expect(asked).toHaveLength(1)
  })

  it('of all callers lets the next one ask again', async () => {
    const controller = new AbortController()
    const at = host('held')
    const gone = fetchRates('USD', { host: at, signal: controller.signal })
    await holding(1)
    controller.abort()
    const next = fetchRates('USD', { host: at })
    await holding(2)
    held[1]?.end(good)
    expect(await rate(next)).toBe(0.8)
    expect(await gone).toBeUndefined()
  })

  it('after the answer changes nothing', async () => {
    const controller = new AbortController()
    const at = host('good')
    const result = await fetchRates('USD', { host: at, signal: controller.signal })
    controller.abort()
    expect(result?.ok).toBe(true)
    expect(await rate(fetchRates('USD', { host: at }))).toBe(0.8)
    expect(asked).toHaveLength(1)
  })
})
