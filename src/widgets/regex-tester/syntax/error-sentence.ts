import type { SyntaxCode } from '../../../engine/regex-tester/syntax/errors'
import { interpolate, withOverrides } from '../../core/base/strings'
import { strings } from '../regex-tester.strings'
import type { RegexTool } from '../views/regex-tool'

interface SyntaxError {
  readonly code: SyntaxCode
  readonly from: number
}

/** 'Character 3: Close this group with ).' Undefined if the pattern is too much for the parser. */
export function errorSentence({ code, from }: SyntaxError, { props, locale }: Pick<RegexTool, 'props' | 'locale'>) {
  if (code.startsWith('too-')) return undefined
  const { at, errors } = withOverrides(strings, props.strings).syntax
  return interpolate(at, { n: from + 1, message: errors[code] }, locale)
}
