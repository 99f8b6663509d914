// Serves dist/site like a static host: clean URLs, the _headers file, Brotli, ETags and 404.html.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/**
 * Lists the folder once and reads each file when it's first requested. Later changes of a file that was read have no effect.
 * @param {{ root: string, port?: number }} options Port 0 picks any free port. If a port is in use, the next one is tried.
 * @returns {Promise<{ url: string, put: (path: string, text: string) => void, close: () => Promise<void> }>} `put` adds or
 *   replaces a file, like a new deployment.
 */
export async function serve({ root, port = 4173 }) {
  const files = listFiles(root)
  const rules = parseHeaders(files.get('/_headers')?.().body.toString() ?? '')
  files.delete('/_headers')
  const server = createServer((request, response) => answer(request, response, files, rules))
  await listen(server, port)
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    put(path, text) {
      const body = Buffer.from(text)
      files.set(path, () => ({ body, etag: etagOf(body), type: types[extname(path)] }))
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}

function answer(request, response, files, rules) {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return response.writeHead(405, { allow: 'GET, HEAD' }).end()
  const { pathname, search } = new URL(request.url, 'http://localhost')
  const clean = pathname.replace(/\/+$/, '').replace(/(\/index)?\.html$/, '') || '/'
  if (clean !== pathname && files.has(pageOf(clean))) return response.writeHead(301, { location: clean + search }).end()
  const found = files.get(pathname) ?? files.get(pageOf(pathname))
  const file = (found ?? files.get('/404.html'))?.()
  if (file) response.setHeader('Content-Type', file.type)
  for (const [name, value] of headersFor(pathname, rules)) response.setHeader(name, value)
  if (!file) return response.writeHead(404).end()
  response.setHeader('Vary', 'Accept-Encoding')
  response.setHeader('ETag', file.etag)
  if (found && request.headers['if-none-match'] === file.etag) return response.writeHead(304).end()
  const brotli = file.brotli && /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
  if (brotli) response.setHeader('Content-Encoding', 'br')
  const body = brotli ? file.brotli : file.body
  response.writeHead(found ? 200 : 404, { 'Content-Length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}

export const pageOf = (path) => (path === '/' ? '/index.html' : `${path}.html`)

const etagOf = (body) => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/** A function for each file, which reads it once. */
function listFiles(root) {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true })
  const names = new Set(entries.filter((entry) => entry.isFile()).map((entry) => `${entry.parentPath}/${entry.name}`))
  const served = [...names].filter((name) => !name.endsWith('.br'))
  return new Map(
    served.map((name) => {
      let file
      return [
        `/${relative(root, name).replaceAll('\\', '/')}`,
        () => (file ??= readServed(name, names.has(`${name}.br`))),
      ]
    }),
  )
}

function readServed(name, isPacked) {
  const body = readFileSync(name)
  const brotli = isPacked ? readFileSync(`${name}.br`) : undefined
  return { body, brotli, etag: etagOf(body), type: types[extname(name)] ?? 'application/octet-stream' }
}

/** Parses _headers: a path, in which * matches anything, and indented lines. `Name: value` sets a header, `! Name` removes it. */
export function parseHeaders(text) {
  const rules = []
  for (const line of text.split('\n')) {
    if (!line.trim() || line.startsWith('#')) continue
    if (/^\S/.test(line)) {
      const pattern = line
        .trim()
        .split('*')
        .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
        .join('.*')
      rules.push({ path: new RegExp(`^${pattern}$`), lines: [] })
    } else rules.at(-1)?.lines.push(line.trim())
  }
  return rules
}

export function headersFor(path, rules) {
  const headers = new Map()
  for (const line of rules.filter((rule) => rule.path.test(path)).flatMap((rule) => rule.lines)) {
    const [, remove, name, value] = /^(!?)\s*([^:\s]+):?\s*(.*)$/.exec(line) ?? []
    if (remove) headers.delete(name)
    else headers.set(name, headers.has(name) ? `${headers.get(name)}, ${value}` : value)
  }
  return headers
}

function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      error.code === 'EADDRINUSE' ? listen(server, port + 1).then(resolve, reject) : reject(error),
    )
    server.listen(port, '127.0.0.1', resolve)
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../../dist/site', import.meta.url))
  const { url } = await serve({ root, port: Number(process.env.PORT) || 4173 })
  console.log(`Pegboard is running at ${url}`)
}
