import { useLayoutEffect, useRef } from 'react'

/**
 * An element that looks as a declaration says. The browser reads the very text that is copied, in a sheet of the
 * element's own: a prerendered page has no style attributes, and nothing else on the page is touched.
 */
export function StylePreview({ css, className }: { readonly css: string; readonly className: string }) {
  const here = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const element = here.current
    const Sheet = element?.ownerDocument.defaultView?.CSSStyleSheet
    if (!element || !Sheet) return
    const sheet = new Sheet()
    sheet.replaceSync(`:host { ${css} }`)
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [sheet]
  }, [css])
  return <span ref={here} className={className} />
}
