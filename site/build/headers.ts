import { version } from 'virtual:embeds'
import { catalog, routeOf, type Tool } from '../../src/catalog'
import { config } from '../config'

const tools: readonly Tool[] = catalog
const originOf = (address: string) => (address ? [new URL(address).origin] : [])
const analytics = originOf(config.analytics)
const ads = [...originOf(config.ads), ...config.adOrigins]
const sources = (name: string, ...given: readonly string[]) => [name, ...new Set(given)].join(' ')

/**
 * The strictest policy that works for the site. `hosts` are the services that the page's tool uses. Only what's configured
 * is added. Advertising code creates markup from text, so with it, Trusted Types aren't required.
 */
const policy = (hosts: readonly string[] = [], frames: readonly string[] = []): string =>
  [
    "default-src 'none'",
    sources('script-src', "'self'", ...analytics, ...ads),
    "style-src 'self'",
    sources('img-src', "'self'", 'data:', ...ads),
    "font-src 'self'",
    sources('connect-src', "'self'", ...hosts, ...analytics, ...ads),
    ...(ads.length + frames.length > 0 ? [['frame-src', ...new Set([...frames, ...ads])].join(' ')] : []),
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    ...(ads.length > 0 ? [] : ["require-trusted-types-for 'script'", 'trusted-types default']),
  ].join('; ')

/**
 * A frame on another site runs only its tool, without analytics and ads. In a sandbox, workers start from a blob.
 * Without `frame-ancestors`, any page may show it. `frame-ancestors *` wouldn't allow apps and sandboxed pages.
 */
const framePolicy = (hosts: readonly string[] = [], frames: readonly string[] = []): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    sources('connect-src', "'self'", ...hosts),
    "worker-src 'self' blob:",
    ...(frames.length > 0 ? [sources('frame-src', ...frames)] : []),
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')

/** What a page may ask for: nothing, except the camera where codes are read. */
const permissions = (camera = '()') =>
  `Permissions-Policy: camera=${camera}, geolocation=(), microphone=(), payment=(), usb=()`

const cameraRule = (path: string) => rule(path, ['! Permissions-Policy', permissions('(self)')])

const policyRule = (path: string, text: string) =>
  rule(path, ['! Content-Security-Policy', `Content-Security-Policy: ${text}`])

/** What a tool's page or frame may do besides what all may: use services, frames of the site itself and the camera. */
function rulesOf({ network, permissions = [] }: Tool, path: string, policyWith: typeof policy): readonly string[] {
  const frames = permissions.includes('frames') ? ["'self'"] : []
  return [
    ...(network || frames.length > 0 ? [policyRule(path, policyWith(network?.hosts, frames))] : []),
    ...(permissions.includes('camera') ? [cameraRule(path)] : []),
  ]
}

/** Up to this version's, [0]. */
const majors = Array.from({ length: Number.parseInt(version, 10) + 1 }, (_, major) => major)

const rule = (path: string, headers: readonly string[]) => [path, ...headers.map((line) => `  ${line}`), ''].join('\n')

/**
 * The headers for static hosts, as a `_headers` file of Cloudflare Pages: later rules add to earlier ones, and `! Name`
 * removes a header that an earlier rule set.
 */
export function headersFile(): string {
  return [
    rule('/*', [
      `Content-Security-Policy: ${policy()}`,
      'Cache-Control: public, max-age=0, must-revalidate',
      'Cross-Origin-Opener-Policy: same-origin',
      permissions(),
      'Referrer-Policy: strict-origin-when-cross-origin',
      'Speculation-Rules: "/speculation-rules.json"',
      'X-Content-Type-Options: nosniff',
    ]),
    ...tools.flatMap((tool) => rulesOf(tool, routeOf(tool.id), policy)),
    ...preview(),
    rule('/assets/*', ['! Cache-Control', 'Cache-Control: public, max-age=31536000, immutable']),
    rule('/speculation-rules.json', [
      'Content-Type: application/speculationrules+json',
      '! Cache-Control',
      'Cache-Control: public, max-age=3600, stale-while-revalidate=604800',
    ]),
    rule('/theme.js', ['! Cache-Control', 'Cache-Control: public, max-age=3600, stale-while-revalidate=604800']),
    ...['/og/*', '/icon*', '/favicon.ico'].map((path) =>
      rule(path, ['! Cache-Control', 'Cache-Control: public, max-age=86400']),
    ),
    ...forOtherSites(),
    // A versioned file never changes, because other sites use its hash. Older versions may be there too.
    ...majors.map((major) =>
      rule(`/embed/${major}.*`, ['! Cache-Control', 'Cache-Control: public, max-age=31536000, immutable']),
    ),
  ].join('\n')
}

/**
 * The page that shows HTML in the HTML formatter, whatever it is: its origin is opaque, its script is the site's, and
 * nothing is requested. Frames on other sites use it too, so any page may show it.
 */
const preview = (): readonly string[] => [
  rule('/preview', [
    '! Content-Security-Policy',
    "Content-Security-Policy: sandbox allow-scripts; default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'",
    '! Speculation-Rules',
    'Cross-Origin-Resource-Policy: cross-origin',
    'Cross-Origin-Embedder-Policy: require-corp',
    'X-Robots-Tag: noindex',
  ]),
  // Requested by a page with an opaque origin.
  rule('/preview.js', ['Cross-Origin-Resource-Policy: cross-origin']),
]

/** Scripts, frames (/embed/ID) and descriptions of frames (/oembed/ID.json). Search engines list the tools' own pages. */
const forOtherSites = (): readonly string[] => [
  rule('/embed/*', [
    '! Content-Security-Policy',
    `Content-Security-Policy: ${framePolicy()}`,
    // A sandboxed frame couldn't load the rules.
    '! Speculation-Rules',
    'Access-Control-Allow-Origin: *',
    // The first lets cross-origin isolated pages load the files. The second lets them show the frames.
    'Cross-Origin-Resource-Policy: cross-origin',
    'Cross-Origin-Embedder-Policy: require-corp',
    '! Cache-Control',
    'Cache-Control: public, max-age=600, stale-while-revalidate=86400',
    'X-Robots-Tag: noindex',
  ]),
  ...tools.flatMap((tool) => rulesOf(tool, `/embed/${tool.id}`, framePolicy)),
  rule('/oembed/*', [
    'Access-Control-Allow-Origin: *',
    '! Cache-Control',
    'Cache-Control: public, max-age=3600, stale-while-revalidate=604800',
    'X-Robots-Tag: noindex',
  ]),
]
