import { runSteps } from '../../core/steps'
import { type Document, type Element, isHtmlElement, parseIn, walk } from '../parse'
import { type Finding, type Findings, type LintReport, mostFindings } from './findings'
import { LintParser } from './lint-parser'
import { checkTree } from './tree-rules'

export { type Finding, type LintCode, type LintReport, mostFindings, type Severity, severities } from './findings'

/** Finds mistakes in HTML, such as unclosed elements and repeated ids. Throws `Tangled`, as `evaluate` does. */
export const lint = (html: string): LintReport => runSteps(lintSteps(html))

/** The same in steps of a few milliseconds. Each yields the progress from 0 to 1. */
export function* lintSteps(source: string): Generator<number, LintReport> {
  const html = source.replace(/\r\n?/g, '\n')
  const parser = new LintParser(html)
  for (const share of parseIn(html, parser) as Generator<number, Document>) yield share * 0.8
  const { document, found } = parser
  checkTree(document, found)
  if (parser.isWhole) checkWhole(document, found, html)
  const report = found.report()
  return html.length === source.length ? report : { ...report, findings: inSource(report.findings, source) }
}

/** What only a whole document needs. */
function checkWhole(document: Document, found: Findings, html: string): void {
  const start = { startOffset: 0, endOffset: Math.min(1, html.length), startLine: 1, startCol: 1 }
  let [root, title]: (Element | undefined)[] = []
  for (const node of walk(document)) {
    if (!isHtmlElement(node)) continue
    if (node.tagName === 'html') root ??= node
    else if (node.tagName === 'title' && !title) title = node
    else if (node.tagName === 'body') break
  }
  if (!document.childNodes.some(({ nodeName }) => nodeName === '#documentType')) found.add('missing-doctype', start)
  const place = root?.sourceCodeLocation?.startTag ?? start
  if (!root?.attrs.some(({ name, value }) => name === 'lang' && value.trim()))
    found.add('missing-lang', place, { name: 'html' })
  const text = title?.childNodes[0]
  if (!(text && 'value' in text && text.value.trim()))
    found.add('missing-title', title?.sourceCodeLocation?.startTag ?? place, { name: 'title' })
}

/** Offsets in a text where some line breaks are two characters. */
function inSource(findings: readonly Finding[], source: string): Finding[] {
  const breaks: number[] = []
  for (const { index } of source.matchAll(/\r\n/g)) breaks.push(index - breaks.length)
  const mapped = (offset: number) => {
    let [low, high] = [0, breaks.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((breaks[middle] as number) < offset) low = middle + 1
      else high = middle
    }
    return offset + low
  }
  return findings
    .slice(0, mostFindings)
    .map((finding) => ({ ...finding, from: mapped(finding.from), to: mapped(finding.to) }))
}
