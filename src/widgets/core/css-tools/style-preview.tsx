import { useRef } from 'react'
import { useBrowserLayoutEffect } from '../base/use-browser-layout-effect'

/**
 * An element styled by a declaration. Uses exactly the text that's copied, in a style sheet scoped to the element,
 * because a prerendered page has no style attributes and nothing else on the page may be affected.
 */
export function StylePreview({ css, className }: { readonly css: string; readonly className: string }) {
  const here = useRef<HTMLSpanElement>(null)
  useBrowserLayoutEffect(() => {
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
