import { catalog, routeOf, type Tool } from '../src/catalog'

/** The strictest policy that the site needs; `hosts` are those that one page's tool may ask. */
const policy = (hosts: readonly string[] = []): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    ['connect-src', "'self'", ...hosts].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')

const rule = (path: string, headers: readonly string[]) => [path, ...headers.map((line) => `  ${line}`), ''].join('\n')

/**
 * The headers as static hosts read them (the `_headers` file of Cloudflare Pages): a later rule adds to an earlier
 * one, and `! Name` takes away what an earlier one set.
 */
export function headersFile(): string {
  const tools: readonly Tool[] = catalog
  return [
    rule('/*', [
      `Content-Security-Policy: ${policy()}`,
      'Cache-Control: public, max-age=0, must-revalidate',
      'Cross-Origin-Opener-Policy: same-origin',
      'Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Referrer-Policy: strict-origin-when-cross-origin',
      'X-Content-Type-Options: nosniff',
    ]),
    ...tools.flatMap(({ id, network }) =>
      network
        ? [rule(routeOf(id), ['! Content-Security-Policy', `Content-Security-Policy: ${policy([network.host])}`])]
        : [],
    ),
    rule('/assets/*', ['! Cache-Control', 'Cache-Control: public, max-age=31536000, immutable']),
    rule('/theme.js', ['! Cache-Control', 'Cache-Control: public, max-age=3600, stale-while-revalidate=604800']),
    rule('/embed/*', ['Access-Control-Allow-Origin: *', 'Cross-Origin-Resource-Policy: cross-origin']),
  ].join('\n')
}
