import type { Attribute } from '../kinds'

/** The language of a script or style element. */
export type Language = 'css' | 'script' | 'module' | 'json'

/** JavaScript MIME types (MIME Sniffing Standard, 4.6). */
export const scriptTypes = new Set(
  (
    'text/javascript application/javascript application/ecmascript application/x-ecmascript application/x-javascript ' +
    'text/ecmascript text/javascript1.0 text/javascript1.1 text/javascript1.2 text/javascript1.3 text/javascript1.4 ' +
    'text/javascript1.5 text/jscript text/livescript text/x-ecmascript text/x-javascript'
  ).split(' '),
)

/** What's in a script or style element. Undefined for other languages, which stay as they are. */
export function languageOf(name: string, attributes: readonly Attribute[]): Language | undefined {
  const type = attributes.find((attribute) => attribute.name === 'type')?.value
  const known = type?.trim().toLowerCase() ?? ''
  if (name === 'style') return type === undefined || type === '' || known === 'text/css' ? 'css' : undefined
  if (name !== 'script') return undefined
  if (type === undefined || type === '') {
    const language = attributes.find((attribute) => attribute.name === 'language')?.value ?? ''
    return language === '' || scriptTypes.has(`text/${language.toLowerCase()}`) ? 'script' : undefined
  }
  if (known === 'module') return 'module'
  if (scriptTypes.has(known)) return 'script'
  if (known === 'importmap' || known === 'speculationrules' || /^[\w.+-]+\/(?:[\w.+-]*\+)?json$/.test(known))
    return 'json'
  return undefined
}
