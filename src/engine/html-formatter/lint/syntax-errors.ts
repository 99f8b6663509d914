import { ErrorCodes as ERR } from 'parse5'
import type { LintCode, Place } from './findings'

/** Findings by the parse errors of the HTML Standard (13.2.2). Errors of tree construction have rules of their own. */
const codes = new Map<string, LintCode>([
  [ERR.duplicateAttribute, 'duplicate-attribute'],
  [ERR.unknownNamedCharacterReference, 'unknown-entity'],
  [ERR.missingSemicolonAfterCharacterReference, 'entity-semicolon'],
  [ERR.absenceOfDigitsInNumericCharacterReference, 'bad-entity'],
  [ERR.nullCharacterReference, 'bad-entity'],
  [ERR.surrogateCharacterReference, 'bad-entity'],
  [ERR.characterReferenceOutsideUnicodeRange, 'bad-entity'],
  [ERR.controlCharacterReference, 'bad-entity'],
  [ERR.noncharacterCharacterReference, 'bad-entity'],
  [ERR.controlCharacterInInputStream, 'bad-character'],
  [ERR.noncharacterInInputStream, 'bad-character'],
  [ERR.surrogateInInputStream, 'bad-character'],
  [ERR.unexpectedNullCharacter, 'bad-character'],
  [ERR.nonVoidHtmlElementStartTagWithTrailingSolidus, 'self-closing'],
  [ERR.endTagWithAttributes, 'end-tag-attributes'],
  [ERR.endTagWithTrailingSolidus, 'end-tag-attributes'],
  [ERR.unexpectedSolidusInTag, 'bad-attribute'],
  [ERR.unexpectedEqualsSignBeforeAttributeName, 'bad-attribute'],
  [ERR.unexpectedCharacterInAttributeName, 'bad-attribute'],
  [ERR.unexpectedCharacterInUnquotedAttributeValue, 'bad-attribute'],
  [ERR.missingAttributeValue, 'missing-value'],
  [ERR.missingWhitespaceBetweenAttributes, 'missing-space'],
  [ERR.unexpectedQuestionMarkInsteadOfTagName, 'bad-tag'],
  [ERR.invalidFirstCharacterOfTagName, 'bad-tag'],
  [ERR.missingEndTagName, 'bad-tag'],
  [ERR.eofBeforeTagName, 'cut-off'],
  [ERR.eofInTag, 'cut-off'],
  [ERR.eofInComment, 'cut-off'],
  [ERR.eofInCdata, 'cut-off'],
  [ERR.eofInDoctype, 'cut-off'],
  [ERR.eofInScriptHtmlCommentLikeText, 'cut-off'],
  [ERR.incorrectlyOpenedComment, 'bad-comment'],
  [ERR.nestedComment, 'bad-comment'],
  [ERR.abruptClosingOfEmptyComment, 'bad-comment'],
  [ERR.incorrectlyClosedComment, 'bad-comment'],
  [ERR.cdataInHtmlContent, 'cdata'],
  [ERR.nonConformingDoctype, 'old-doctype'],
  [ERR.misplacedDoctype, 'misplaced-doctype'],
])

export const syntaxCodeOf = (error: string): LintCode | undefined =>
  codes.get(error) ?? (error.includes('doctype') && error !== ERR.missingDoctype ? 'bad-doctype' : undefined)

/** The reference, attribute or end tag that a syntax error is about, and its own place: errors are at its end. */
export function namedAt(html: string, code: LintCode, error: Place): { name: string; place: Place } | undefined {
  const end = Math.min(error.startOffset, html.length)
  const before = html.slice(Math.max(0, end - 100), end)
  if (code === 'duplicate-attribute') return placed(/([^ \t\n\f/>="']+)$/.exec(before)?.[1], end, error)
  if (code === 'end-tag-attributes') return placed(/<\/[^\n]*$/.exec(before)?.[0], end, error)
  if (!/entity/.test(code)) return undefined
  const start = html.lastIndexOf('&', end)
  const name = /^&#?\w*;?/.exec(html.slice(start, start + 40))?.[0]
  return start < 0 || end - start > 40 || !name ? undefined : placed(name, start + name.length, error)
}

function placed(name: string | undefined, endOffset: number, error: Place): { name: string; place: Place } | undefined {
  if (name === undefined) return undefined
  const startOffset = endOffset - name.length
  const startCol = Math.max(1, error.startCol - (error.startOffset - startOffset))
  return { name, place: { startOffset, endOffset, startLine: error.startLine, startCol } }
}
