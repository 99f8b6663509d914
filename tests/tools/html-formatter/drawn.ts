import { type DefaultTreeAdapterMap, parse } from 'parse5'

type Node = DefaultTreeAdapterMap['node']

// What a document looks like, by the Rendering section of the HTML Standard (15.3) and CSS Text 3 (4.1). Written
// independently of the formatter, and differently, to test it.

/** Elements with display: block and similar in the standard's stylesheet. Table parts are on separate lines, too. */
const block =
  /^(html|body|address|blockquote|center|dialog|div|figure|figcaption|footer|form|header|hr|legend|listing|main|p|plaintext|pre|search|xmp|article|aside|h[1-6]|hgroup|nav|section|dir|dd|dl|dt|menu|ol|ul|li|table|caption|colgroup|col|thead|tbody|tfoot|tr|td|th|fieldset|details|summary|optgroup|option|frameset|frame|head)$/
const none = /^(script|style|title|link|meta|base|param|source|track|area)$/
const raw = /^(script|style|title|textarea|pre|listing|xmp|iframe|noembed|noframes|noscript|plaintext)$/
const foreignRaw = /^(script|style|title|text|mi|mn|mo|ms|mtext)$/
/** Text directly inside these isn't rendered, or isn't allowed. */
const mute = /^(html|head|table|tbody|thead|tfoot|tr|colgroup|frameset|select|optgroup|datalist|video)$/
const foreignMute = /^(svg|g|math|mrow)$/
const outOfLine = /display|float|position/i

/** Elements, attributes, comments, doctype and preserved text, each a line; and the lines that are drawn. */
export function seen(html: string): { readonly tree: string; readonly drawn: string } {
  const tree: string[] = []
  let drawn = ''
  const visit = (node: Node, keep: boolean, isUnseen: boolean, isMute: boolean): void => {
    if (node.nodeName === '#text' && 'value' in node) {
      if (keep) tree.push(JSON.stringify(node.value))
      if (isUnseen) return
      // Preserved characters don't count as whitespace for what follows.
      if (keep) drawn += node.value.replace(/[ \t\n\r]/g, '·')
      else if (!isMute || /[^ \t\n\r]/.test(node.value)) {
        drawn += isMute ? node.value.replace(/^[ \t\n\r]+|[ \t\n\r]+$/g, '') : node.value
      }
    } else if ('data' in node) tree.push(`<!--${node.data}-->`)
    else if ('publicId' in node) tree.push(`<!doctype ${node.name} ${node.publicId} ${node.systemId}>`)
    else {
      const name = 'tagName' in node ? node.tagName : ''
      const attributes = 'attrs' in node ? node.attrs : []
      tree.push(`<${name} ${JSON.stringify(attributes)}>`)
      const isHtml = 'namespaceURI' in node && node.namespaceURI.endsWith('xhtml')
      const style = attributes.find((attribute) => attribute.name === 'style')?.value ?? ''
      const isHidden = attributes.some((attribute) => attribute.name === 'hidden')
      const isBlock = isHtml && block.test(name) && !outOfLine.test(style) && !isHidden && name !== 'dialog'
      if (isBlock) drawn += '\ue000'
      else if (name && !(isHtml && none.test(name))) drawn += '\ue001'
      const inner = 'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : []
      const kept = keep || (isHtml ? raw : foreignRaw).test(name) || /white-space/.test(style)
      for (const child of inner) visit(child, kept, isHtml && none.test(name), (isHtml ? mute : foreignMute).test(name))
      if (isBlock) drawn += '\ue000'
      tree.push('>')
    }
  }
  visit(parse(html), false, false, true)
  return { tree: tree.join('\n'), drawn: collapsed(drawn) }
}

/** Collapses whitespace, trims it at both ends of a line, and drops empty lines. */
const collapsed = (text: string) =>
  text
    .replace(/[ \t\n\r]+/g, ' ')
    .split('\ue000')
    .map((line) =>
      line
        .replace(/^[ \ue001]+|[ \ue001]+$/g, '')
        .replace(/ *(\ue001[ \ue001]*)/g, (all) => (all.includes(' ') ? ' \ue001' : '\ue001')),
    )
    .filter(Boolean)
    .join('\n')
