import type { Plugin } from 'vite'
import heights from './heights.json' with { type: 'json' }
import { tools } from './tools.ts'

// `embed/<id>.css` and, for all tools, `embed/pegboard.css`: they keep the room of a tool free until its script has run.

/** A width from which a height is reserved: [width, px], or [width, px, vh, px] for `max(px, vh + px)`. */
type Rule = readonly number[]
/** By the page's options: with all of the tool, more compact, or only its answer. */
type Look = 'full' | 'compact' | 'resultOnly'
const looksOf: Readonly<Record<string, Readonly<Record<Look, readonly Rule[]>>>> = heights

/** Later ones count if a tag has several. As HTML has it, a boolean attribute is set unless it's "false". */
const attributesOf: Readonly<Record<Look, string>> = {
  full: '',
  compact: '[compact]:not([compact=false])',
  resultOnly: '[result-only]:not([result-only=false])',
}

/** One line of 22px with a line height of 1.25, and 12px below it. */
const headingHeight = 39.5

const heightOf = ([, px, vh, more = 0]: Rule) => (vh ? `max(${px}px,${vh}vh + ${more}px)` : `${px}px`)

/**
 * Until it has been mounted (core/element/mount-queue.ts), a tag is a size container whose `::before` is as tall as the tool will be at that width. (An
 * element can't query its own width, but its pseudo-elements can.) It looks like an empty card that shows the tag's
 * content, such as a link. Without scripts, no tool will come, so there's only the content.
 */
function sheet(ids: readonly string[]): string {
  const tags = ids.map((id) => `pegboard-${id}`)
  const waiting = `:is(${tags}):is(:not(:defined),:state(waiting))`
  const card = [
    // As wide as the tool, if the parent's width depends on it.
    `${waiting}{display:grid;container:pegboard-tag/inline-size;contain-intrinsic-inline-size:860px;max-inline-size:100%}`,
    `${waiting}::before,${waiting}>*{grid-area:1/1}`,
    `${waiting}::before{content:"";box-sizing:border-box;border:1px solid;border-radius:20px;opacity:.15}`,
    `${waiting}>*{place-self:start;margin:24px}`,
    // A heading of one line above the card, and a disclaimer below it (core/layouts/host.css.ts).
    `${waiting}[heading]::before{margin-block-start:${headingHeight}px}`,
    `${waiting}>[slot=disclaimer]{grid-row:2;margin:10px 0 0;font-size:13px;line-height:1.5}`,
  ]
  const reserved = ids.flatMap((id) =>
    Object.entries(attributesOf).flatMap(([look, attributes]) =>
      (looksOf[id]?.[look as Look] ?? []).map((rule, index) => {
        const height = `pegboard-${id}${attributes}::before{height:${heightOf(rule)}}`
        return index > 0 ? `@container pegboard-tag (min-width:${rule[0]}px){${height}}` : height
      }),
    ),
  )
  return `${[...card, ...reserved].join('\n')}\n@media (scripting:none){${waiting}::before{display:none}${waiting}>*{margin:0}}\n`
}

/** Adds them to `dist/embed`. */
export const reserveHeights: Plugin = {
  name: 'reserve-heights',
  generateBundle() {
    const emit = (name: string, ids: readonly string[]) =>
      this.emitFile({ type: 'asset', fileName: `${name}.css`, source: sheet(ids) })
    emit('pegboard', tools)
    for (const id of tools) emit(id, [id])
  },
}
