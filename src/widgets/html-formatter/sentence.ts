import type { Finding } from '../../engine/html-formatter/lint/findings'
import { interpolate } from '../core/base/strings'
import type { strings } from './html-formatter.strings'

/** What's wrong and what to do. Findings that involve another element or line say so. */
export function sentenceOf(finding: Finding, t: typeof strings, locale: string): string {
  const { code, name = '', other = '', otherLine = 0 } = finding
  const isRelated = otherLine > 0 || other !== ''
  const template = code === 'unclosed' && isRelated ? t.unclosedBefore : t.findings[code]
  return interpolate(template, { name, other, line: otherLine }, locale)
}
