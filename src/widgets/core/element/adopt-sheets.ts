/** One constructed sheet for each CSS text, for each document: a sheet cannot be shared between documents. */
const known = new WeakMap<Document, Map<string, CSSStyleSheet>>()

/** Gives a shadow root these styles beside its own: neither `<style>` nor an inline style, which strict pages forbid. */
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
