import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Play = (response: ServerResponse) => void

/** A local server that simulates a service's possible responses. The first part of the path selects one. */
export async function playServer(good: string | Uint8Array, type: string, others: Readonly<Record<string, Play>> = {}) {
  const headers = { 'content-type': type, 'access-control-allow-origin': '*' }
  /** The responses not yet sent, in request order, and the requested paths. */
  const held: ServerResponse[] = []
  const asked: string[] = []
  const half = good.slice(0, good.length / 2)
  const parts: Record<string, Play> = {
    good: (response) => response.writeHead(200, headers).end(good),
    silent: () => {},
    'silent-body': (response) => response.writeHead(200, headers).write(half),
    held: (response) => held.push(response),
    'too-many': (response) => response.writeHead(429, headers).end('{"error":true,"reason":"RateLimited"}'),
    broken: (response) => response.writeHead(500).end('oops'),
    'good-with-404': (response) => response.writeHead(404, headers).end(good),
    html: (response) =>
      response.writeHead(200, { ...headers, 'content-type': 'text/html' }).end('<!doctype html><p>Sign in'),
    half: (response) => response.writeHead(200, headers).end(half),
    'cut-off': (response) => {
      response.writeHead(200, { ...headers, 'content-length': good.length }).write(half, () => response.destroy())
    },
    empty: (response) => response.writeHead(200, headers).end(),
    'no-connection': (response) => response.destroy(),
    ...others,
  }
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    parts[request.url?.split('/')[1] ?? '']?.(response)
    server.emit('asked')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    held,
    asked,
    /** The address of a simulated response. */
    host: (part: string) => `${origin}/${part}`,
    /** Resolves once that many requests are pending. */
    async holding(requests: number) {
      while (held.length < requests) await once(server, 'asked')
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** An address at which no server listens. */
export async function deadHost(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return `http://127.0.0.1:${port}`
}
