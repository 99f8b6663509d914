/** One constructed style sheet per CSS text and document, because documents can't share them. */
const known = new WeakMap<Document, Map<string, CSSStyleSheet>>()

/** Adds styles to a shadow root without `<style>` or inline styles, which strict pages block. */
export function adoptSheets(root: ShadowRoot, texts: readonly string[]): void {
  const { ownerDocument } = root
  const Sheet = ownerDocument.defaultView?.CSSStyleSheet
  if (!Sheet) return
  const sheets = known.get(ownerDocument) ?? new Map<string, CSSStyleSheet>()
  known.set(ownerDocument, sheets)
  const own = texts.map((text) => {
    const sheet = sheets.get(text) ?? new Sheet()
    if (!sheets.has(text)) sheet.replaceSync(text)
    sheets.set(text, sheet)
    return sheet
  })
  root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, ...own])]
}
