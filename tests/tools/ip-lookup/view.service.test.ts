import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { evaluate, exampleContext, initial } from '../../../src/engine/ip-lookup/ip-lookup'
import { fetchAnswer, lookUp } from '../../../src/widgets/ip-lookup/ip-lookup.service'
import { fetchOwn } from '../../../src/widgets/ip-lookup/own-service'
import { deadHost, playServer } from '../../played-server'

const good = JSON.stringify(exampleContext.answer)
const json = { 'content-type': 'application/json' }
const refusal = { ip: '10.0.0.1', error: true, reason: 'Reserved IP Address', reserved: true }

let server: Awaited<ReturnType<typeof playServer>>
beforeAll(async () => {
  server = await playServer(good, 'application/json', {
    refused: (response) => response.writeHead(200, json).end(JSON.stringify(refusal)),
    'refused-silently': (response) => response.writeHead(200, json).end('{"error":true}'),
    'no-record': (response) => response.writeHead(200, json).end('[]'),
    'v4?format=json': (response) => response.writeHead(200, json).end('{"ip":"192.0.2.7"}'),
    'v6?format=json': (response) => response.writeHead(200, json).end('{"ip":"2001:DB8::7"}'),
    'many?format=json': (response) => response.writeHead(429, json).end('{}'),
    'page?format=json': (response) => response.writeHead(200, json).end('<html>'),
    'silent?format=json': () => {},
    'html-as-json': (response) => response.writeHead(200, json).end('\n<html>'),
  })
})
afterAll(() => server.close())
beforeEach(() => {
  server.asked.length = 0
  server.held.length = 0
})

// Expected values: docs/rules.md.
describe('a request', () => {
  it.each([
    ['', '/good/json/'],
    ['8.8.8.8', '/good/8.8.8.8/json/'],
    ['2001:4860:4860::8888', '/good/2001%3A4860%3A4860%3A%3A8888/json/'],
    ['../x?y#z', '/good/..%2Fx%3Fy%23z/json/'],
  ])('for %j goes to %s', async (ip, path) => {
    expect(await fetchAnswer(ip, { host: server.host('good') })).toEqual({ ok: true, value: exampleContext.answer })
    expect(server.asked).toEqual([path])
  })

  it('accepts a host with trailing slashes', async () => {
    await fetchAnswer('', { host: `${server.host('good')}//` })
    expect(server.asked).toEqual(['/good/json/'])
  })

  it('goes to the public service by default, without credentials or referrer', async () => {
    const seen: unknown[][] = []
    const send: typeof fetch = async (...request) => {
      seen.push(request)
      return new Response(good)
    }
    await fetchAnswer('', { fetch: send })
    await fetchAnswer('1.1.1.1', { fetch: send })
    const options = expect.objectContaining({ credentials: 'omit', referrerPolicy: 'no-referrer' })
    expect(seen).toEqual([
      ['https://ipapi.co/json/', options],
      ['https://ipapi.co/1.1.1.1/json/', options],
    ])
  })
})

// Expected values: the failures in docs/rules.md, each with its own code.
describe('a failure', () => {
  it.each([
    ['too-many', { reason: 'status', status: 429 }],
    ['broken', { reason: 'status', status: 500 }],
    ['good-with-404', { reason: 'status', status: 404 }],
    ['html', { reason: 'html' }],
    ['html-as-json', { reason: 'html' }],
    ['half', { reason: 'cut-off' }],
    ['cut-off', { reason: 'cut-off' }],
    ['empty', { reason: 'cut-off' }],
    ['no-connection', { reason: 'offline' }],
  ])('is reported with its reason: %s', async (part, values) => {
    const issues = [{ code: 'failed-to-fetch', values }]
    expect(await fetchAnswer('', { host: server.host(part) })).toEqual({ ok: false, issues })
  })

  it.each(['silent', 'silent-body'])('is reported as a timeout: %s', async (part) => {
    const issues = [{ code: 'failed-to-fetch', values: { reason: 'timeout' } }]
    expect(await fetchAnswer('', { host: server.host(part), limit: 50 })).toEqual({ ok: false, issues })
  })

  it('is reported if no server listens or the host is invalid', async () => {
    const issues = [{ code: 'failed-to-fetch', values: { reason: 'offline' } }]
    expect(await fetchAnswer('', { host: await deadHost() })).toEqual({ ok: false, issues })
    expect(await fetchAnswer('', { host: 'http://' })).toEqual({ ok: false, issues })
  })

  it.each([
    ['refused', { code: 'refused', values: { reason: 'Reserved IP Address' } }],
    ['refused-silently', { code: 'refused-silently' }],
    ['no-record', { code: 'not-an-answer' }],
  ])('with status 200 is reported: %s', async (part, issue) => {
    const answered = await fetchAnswer('', { host: server.host(part) })
    expect(answered?.ok && evaluate(initial, { answer: answered.value })).toEqual({ ok: false, issues: [issue] })
  })
})

describe('aborting', () => {
  it('before the request sends nothing', async () => {
    expect(await fetchAnswer('', { host: server.host('good'), signal: AbortSignal.abort() })).toBeUndefined()
    expect(server.asked).toEqual([])
  })

  it('isn’t an error and closes the connection', async () => {
    const controller = new AbortController()
    const asking = fetchAnswer('', { host: server.host('held'), signal: controller.signal })
    await server.holding(1)
    const closed = once(server.held[0] as ServerResponse, 'close')
    controller.abort()
    expect(await asking).toBeUndefined()
    await closed
    expect(server.held[0]?.writableFinished).toBe(false)
  })
})

// Expected values: https://www.ipify.org.
describe('the visitor’s own address of a version', () => {
  it.each<[4 | 6, string, string]>([
    [4, 'v4', '192.0.2.7'],
    [6, 'v6', '2001:db8::7'],
  ])('IPv%i is what its service responds', async (version, part, value) => {
    expect(await fetchOwn(version, { host: server.host(part) })).toEqual({ ok: true, value })
    expect(server.asked).toEqual([`/${part}?format=json`])
  })

  it('comes from ipify.org by default, without credentials or referrer', async () => {
    const seen: unknown[] = []
    const send: typeof fetch = async (address, options) => {
      seen.push(address, options?.credentials, options?.referrerPolicy)
      return new Response('{"ip":"192.0.2.7"}')
    }
    await fetchOwn(4, { fetch: send })
    await fetchOwn(6, { fetch: send })
    const options = ['omit', 'no-referrer']
    expect(seen).toEqual([
      ...['https://api4.ipify.org?format=json', ...options],
      ...['https://api6.ipify.org?format=json', ...options],
    ])
  })

  it.each([
    ['many', { code: 'failed-to-fetch', values: { reason: 'status', status: 429 } }],
    ['page', { code: 'failed-to-fetch', values: { reason: 'html' } }],
    ['silent', { code: 'failed-to-fetch', values: { reason: 'timeout' } }],
    ['v6', { code: 'not-an-answer' }],
  ])('has a reason if it’s missing: %s', async (part, issue) => {
    expect(await fetchOwn(4, { host: server.host(part), limit: 100 })).toEqual({ ok: false, issues: [issue] })
  })

  it('isn’t reachable without a connection of that version', async () => {
    const issue = { code: 'failed-to-fetch', values: { reason: 'offline' } }
    expect(await fetchOwn(6, { host: await deadHost() })).toEqual({ ok: false, issues: [issue] })
  })

  it('can be aborted', async () => {
    expect(await fetchOwn(6, { host: server.host('v6'), signal: AbortSignal.abort() })).toBeUndefined()
  })
})

it.each(['8.8.8.0/24', '8.8.8.8-8.8.8.9', '1.1.1.1, 8.8.8.8', '2606:4700::/32', '8.8.8.0/x'])(
  'no service is asked about %s',
  async (ip) => {
    const answer = await lookUp({ ...initial, ip }, { evaluate, host: server.host('good') })
    expect(answer?.ok ? (answer.value.subnet ?? answer.value.summary) : answer?.issues).toBeTruthy()
    expect(server.asked).toEqual([])
  },
)
