import type { SyntaxCode } from '../../../engine/regex-tester/syntax/errors'
import { interpolate } from '../../core/base/strings'
import type { RegexTool } from '../views/regex-tool'
import { withAllStrings } from '../views/view-tool'

interface SyntaxError {
  readonly code: SyntaxCode
  readonly from: number
}

/** 'Character 3: Close this group with ).' Undefined if the pattern is too much for the parser. */
export function errorSentence({ code, from }: SyntaxError, { props, locale }: Pick<RegexTool, 'props' | 'locale'>) {
  if (code.startsWith('too-')) return undefined
  const { at, errors } = withAllStrings(props.strings).syntax
  return interpolate(at, { n: from + 1, message: errors[code] }, locale)
}
