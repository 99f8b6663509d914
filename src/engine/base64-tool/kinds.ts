/** The media type (IANA) and the usual file extension. */
export type FileType = readonly [media: string, extension: string]

/** Kinds of text. */
export const textKinds = {
  svg: ['image/svg+xml', 'svg'],
  json: ['application/json', 'json'],
  html: ['text/html', 'html'],
  xml: ['application/xml', 'xml'],
  text: ['text/plain', 'txt'],
} as const satisfies Record<string, FileType>

type TextKind = keyof typeof textKinds

/** Longer texts aren't parsed to check for JSON. */
const longestParsed = 100_000

/** The type of a text according to its beginning: `{"a":1}` is JSON, `<svg …>` is an SVG image. */
export function kindOfText(text: string): TextKind {
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
