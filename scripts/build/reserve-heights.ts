import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { Heights } from '../../src/widgets/core/element/define-element.ts'
import { root, tools } from './tools.ts'

// `embed/<id>.css` and, for all tools, `embed/pegboard.css`: they keep the room of a tool free until its script has run.

type Look = keyof Heights

/** How tall a tool is, as its element file says: `heights: { full: [1091, 932, 595], … }`. */
export function heightsOf(id: string): Heights {
  const file = `src/widgets/${id}/${id}.element.ts`
  const source = readFileSync(`${root}/${file}`, 'utf8')
  const measured = (look: Look) => {
    const [, ...heights] = new RegExp(`\\b${look}: \\[(\\d+), (\\d+), (\\d+)\\]`).exec(source) ?? []
    if (heights.length === 0) throw new Error(`${file} has no heights for ${look}. Run npm run heights -- ${id}.`)
    return heights.map(Number) as unknown as Heights[typeof look]
  }
  return { full: measured('full'), compact: measured('compact'), resultOnly: measured('resultOnly') }
}

/** How tall a frame is if the tool in it is 640 px wide, with 1 px around it (site/public/embed/frame.css). */
export const frameHeightOf = (id: string): number => heightsOf(id).full[1] + 2

/**
 * The container widths from which the heights count. 480 px is halfway between the first two widths they're measured at.
 * From 860 px, most tools have their answer beside the fields (core/fields/field.css.ts).
 */
const steps = [0, 480, 860]

/** Later ones count if a tag has several. As HTML has it, a boolean attribute is set unless it's "false". */
const attributesOf: Readonly<Record<Look, string>> = {
  full: '',
  compact: '[compact]:not([compact=false])',
  resultOnly: '[result-only]:not([result-only=false])',
}

/** One line of 22px with a line height of 1.25, and 12px below it. */
const headingHeight = 39.5

/**
 * Until it has been mounted (core/element/mount-queue.ts), a tag is a size container whose `::before` is about as tall as
 * the tool will be at that width. (An element can't query its own width, but its pseudo-elements can.) It looks like an
 * empty card that shows the tag's content, such as a link. Without scripts, no tool will come, so there's only the content.
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
  const reserved = ids.flatMap((id) => {
    const heights = heightsOf(id)
    return Object.entries(attributesOf).flatMap(([look, attributes]) =>
      heights[look as Look].map((height, index) => {
        const rule = `pegboard-${id}${attributes}::before{height:${height}px}`
        return index > 0 ? `@container pegboard-tag (min-width:${steps[index]}px){${rule}}` : rule
      }),
    )
  })
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
