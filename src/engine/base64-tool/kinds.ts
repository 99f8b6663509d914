/** File types recognized by their first bytes (signatures.ts), with their media type (IANA) and usual file extension. */
export const kinds = {
  png: ['image/png', 'png'],
  jpeg: ['image/jpeg', 'jpg'],
  gif: ['image/gif', 'gif'],
  webp: ['image/webp', 'webp'],
  avif: ['image/avif', 'avif'],
  bmp: ['image/bmp', 'bmp'],
  ico: ['image/vnd.microsoft.icon', 'ico'],
  tiff: ['image/tiff', 'tif'],
  svg: ['image/svg+xml', 'svg'],
  pdf: ['application/pdf', 'pdf'],
  gzip: ['application/gzip', 'gz'],
  zip: ['application/zip', 'zip'],
  bzip2: ['application/x-bzip2', 'bz2'],
  xz: ['application/x-xz', 'xz'],
  zstd: ['application/zstd', 'zst'],
  'seven-zip': ['application/x-7z-compressed', '7z'],
  tar: ['application/x-tar', 'tar'],
  mp3: ['audio/mpeg', 'mp3'],
  ogg: ['audio/ogg', 'ogg'],
  wav: ['audio/wav', 'wav'],
  flac: ['audio/flac', 'flac'],
  mp4: ['video/mp4', 'mp4'],
  webm: ['video/webm', 'webm'],
  woff: ['font/woff', 'woff'],
  woff2: ['font/woff2', 'woff2'],
  wasm: ['application/wasm', 'wasm'],
  sqlite: ['application/vnd.sqlite3', 'sqlite'],
  json: ['application/json', 'json'],
  html: ['text/html', 'html'],
  xml: ['application/xml', 'xml'],
  text: ['text/plain', 'txt'],
  binary: ['application/octet-stream', 'bin'],
} as const satisfies Record<string, readonly [media: string, extension: string]>

export type Kind = keyof typeof kinds

/** Longer texts aren't parsed to check for JSON. */
const longestParsed = 100_000

/** The type of a text according to its beginning: `{"a":1}` is JSON, `<svg …>` is an SVG image. */
export function kindOfText(text: string): Kind {
  const head = text.slice(0, 1000).trimStart().toLowerCase()
  if (/^(<\?xml[^>]*>\s*)?(<!--.*?-->\s*|<!doctype svg[^>]*>\s*)*<svg[\s>]/s.test(head)) return 'svg'
  if (/^(<!doctype html|<html[\s>])/.test(head)) return 'html'
  if (head.startsWith('<?xml')) return 'xml'
  if (/^[[{]/.test(head) && isJson(text)) return 'json'
  return 'text'
}

function isJson(text: string): boolean {
  if (text.length > longestParsed) return /^\s*(\{\s*"|\[\s*(["{[\d-]|true|false|null))/.test(text)
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
