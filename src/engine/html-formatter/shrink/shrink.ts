import { minifyCss } from '../code/css'
import { UnreadCss } from '../code/css-tokens'
import { type Code, keyOf, type Rewritten, type RewrittenCode } from '../code/rewritten'
import { type Document, type Node, walk } from '../parse'
import type { Rule, Rules } from '../rules'
import { attributeEdits } from './attributes'
import { isRemovedComment } from './comments'
import type { Edit } from './edits'

/** Shorter comments, attributes and code, by the rules. */
export function contentEdits(
  html: string,
  document: Document,
  rules: Rules,
  codes: readonly Code[],
  rewritten: RewrittenCode,
): Edit[] {
  const edits: Edit[] = []
  for (const node of walk(document)) {
    if ('tagName' in node) edits.push(...attributeEdits(html, node, rules))
    else if ('data' in node) edits.push(...commentEdits(html, node, rules))
  }
  for (const code of codes) {
    const found = rewritten.get(keyOf(code))
    if (!found || 'reason' in found) continue
    const rule: Rule = code.language === 'css' ? 'css' : 'js'
    edits.push({ from: code.from, to: code.from + code.text.length, text: found.text, rule })
  }
  return edits
}

function commentEdits(html: string, node: Extract<Node, { data: string }>, { comments }: Rules): Edit[] {
  const place = node.sourceCodeLocation
  // The parser also makes comments of <?php … ?> and <![if …]>.
  if (!place || !html.startsWith('<!--', place.startOffset) || !isRemovedComment(node.data, comments)) return []
  return [{ from: place.startOffset, to: place.endOffset, text: '', rule: 'comments' }]
}

/** The given code, and all CSS minified. */
export function withMinifiedCss(codes: readonly Code[], rewritten: RewrittenCode): RewrittenCode {
  const all = new Map(rewritten)
  for (const code of codes) if (code.language === 'css') all.set(keyOf(code), minifiedCss(code.text))
  return all
}

function minifiedCss(text: string): Rewritten {
  try {
    return { text: minifyCss(text), fixed: new Set() }
  } catch (error) {
    const at = error instanceof UnreadCss ? error.at : 0
    return { reason: 'syntax', line: text.slice(0, at).split('\n').length }
  }
}
