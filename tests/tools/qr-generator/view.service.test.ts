import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { evaluate, example, pngOf } from '../../../src/engine/qr-generator/qr-generator'
import { fetchPicture } from '../../../src/widgets/qr-generator/qr-generator.service'
import { deadHost, playServer } from '../../played-server'
import { valueIn } from '../../results'
import { readPng, textIn } from './decode'

const png = pngOf(valueIn(evaluate(example)))

let server: Awaited<ReturnType<typeof playServer>>
beforeAll(async () => {
  server = await playServer(png, 'image/png')
})
afterAll(() => server.close())
beforeEach(() => {
  server.asked.length = 0
})

// Expected values: docs/rules.md.
describe('a request', () => {
  it.each([
    ['', '/good/?size=300x300&data=a%20%26%20b%3D%C3%A7%23%3F'],
    ['?key=1', '/good/?key=1&size=300x300&data=a%20%26%20b%3D%C3%A7%23%3F'],
  ])('adds the size and the text to a URL that ends with %j', async (query, path) => {
    const result = await fetchPicture('a & b=ç#?', 300, { service: `${server.host('good')}/${query}` })
    expect(server.asked).toEqual([path])
    const file = new Uint8Array(await (result?.ok ? result.value : new Blob()).arrayBuffer())
    expect(textIn(readPng(file))).toBe(example.text)
  })

  it('goes to the public service if the URL is empty, without credentials or referrer', async () => {
    const seen: unknown[][] = []
    const send: typeof fetch = async (...request) => {
      seen.push(request)
      return new Response(png, { headers: { 'content-type': 'image/png' } })
    }
    await fetchPicture('x', 150, { service: '', fetch: send })
    expect(seen).toEqual([
      [
        'https://api.qrserver.com/v1/create-qr-code/?size=150x150&data=x',
        expect.objectContaining({ credentials: 'omit', referrerPolicy: 'no-referrer' }),
      ],
    ])
  })
})

describe('a failure', () => {
  it.each([
    ['too-many', { reason: 'status', status: 429 }],
    ['broken', { reason: 'status', status: 500 }],
    ['html', { reason: 'body' }],
    ['empty', { reason: 'body' }],
    ['cut-off', { reason: 'body' }],
    ['no-connection', { reason: 'offline' }],
  ])('is reported with its reason: %s', async (part, values) => {
    const issues = [{ code: 'failed-to-fetch', values }]
    expect(await fetchPicture('x', 200, { service: `${server.host(part)}/` })).toEqual({ ok: false, issues })
  })

  it('is reported after a timeout and if no server responds', async () => {
    expect(await fetchPicture('x', 200, { service: `${server.host('silent')}/`, limit: 50 })).toMatchObject({
      issues: [{ values: { reason: 'timeout' } }],
    })
    expect(await fetchPicture('x', 200, { service: await deadHost() })).toMatchObject({
      issues: [{ values: { reason: 'offline' } }],
    })
  })

  it('isn’t reported if the request was aborted', async () => {
    expect(await fetchPicture('x', 200, { signal: AbortSignal.abort() })).toBeUndefined()
  })
})
