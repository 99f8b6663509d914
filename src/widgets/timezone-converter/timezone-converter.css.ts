import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../core/tool/theme.css'

/** The two clocks, one over the other. */
export const strip = style({ display: 'grid', gap: 14 })
export const clock = style({ display: 'grid', gap: 6 })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '0 12px',
  overflowWrap: 'anywhere',
})
export const time = style({ fontWeight: 650, fontVariantNumeric: 'tabular-nums' })
export const offset = style({ color: vars.ink2, fontSize: '.86em' })

export const hours = style({ forcedColorAdjust: 'none', overflow: 'visible' })
globalStyle(`${hours} text`, { fill: vars.ink2, fontSize: '.72em', fontVariantNumeric: 'tabular-nums' })
/** Dark by day and by night. */
const night = `color-mix(in srgb, #000 55%, ${vars.line})`
const cell = style({ stroke: vars.paper2, strokeWidth: 2 })
export const cells = {
  night: style([cell, { fill: night }]),
  edge: style([cell, { fill: vars.line }]),
  office: style([cell, { fill: vars.series2 }]),
}
/** Where the time is, through both clocks. */
export const mark = style({ stroke: vars.accent, strokeWidth: 4, strokeLinecap: 'round' })
export const markEdge = style({ stroke: vars.paper2, strokeWidth: 8, strokeLinecap: 'round' })

export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', color: vars.ink2, fontSize: '.86em' })
export const swatches = {
  night: style({ background: night }),
  office: style({ background: vars.series2 }),
}

/** A sheet of paper on the answer's half. Its corners would cut the ring of the table, so it has its own. */
export const table = style({
  border: `1px solid ${vars.line}`,
  borderRadius: vars.inner,
  overflow: 'hidden',
  selectors: { '&:has(:focus-visible)': { outline: `3px solid ${vars.accent}`, outlineOffset: 2 } },
})
globalStyle(`${table} :is(th, td)`, { paddingInline: 14 })
globalStyle(`${table} [aria-current] > *`, { fontWeight: 720 })
