import { globalStyle, style } from '@vanilla-extract/css'
import { secondary } from '../core/output/button.css'
import { vars } from '../core/tool/theme.css'

export const presets = style({ display: 'grid', gap: 6, gridTemplateColumns: 'repeat(2, 1fr)' })
export const preset = style([secondary, { padding: '6px 4px' }])

/** A layer's fields, a line each where there is room; its remove button is in the corner. */
export const layer = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 })
export const title = style({
  fontWeight: 650,
  minHeight: 46,
  paddingBlockStart: 10,
  float: 'inline-start',
})
const lines = '(min-width: 250px)'
globalStyle(`${layer} > div`, {
  '@container': { [lines]: { gridTemplateColumns: '96px minmax(0, 1fr)', columnGap: 10, alignItems: 'center' } },
})
/** A tick. */
globalStyle(`${layer} > div > label:only-child`, { '@container': { [lines]: { gridColumn: 2 } } })
/** What is wrong with a field. */
globalStyle(`${layer} > div > p`, { gridColumn: '1 / -1' })

/** White in the dark as well: a shadow has to fall on something light. */
export const stage = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  blockSize: 'clamp(240px, 62cqi, 340px)',
  borderRadius: vars.inner,
  background: '#e9ebee',
  overflow: 'hidden',
  forcedColorAdjust: 'none',
  touchAction: 'none',
  cursor: 'grab',
  ':active': { cursor: 'grabbing' },
})
globalStyle(`${stage} > *`, { gridArea: '1 / 1' })

export const box = style({ inlineSize: 'min(56%, 220px)', blockSize: '52%', borderRadius: 12, background: '#fff' })

/** One unit is one pixel, so that a handle goes as far as its shadow. */
export const handles = style({ inlineSize: 130, blockSize: 130, direction: 'ltr', pointerEvents: 'none' })
export const handle = style({ fill: '#fff', stroke: '#3d4249', strokeWidth: 2 })
export const active = style({ fill: '#b23c0b', stroke: '#fff', strokeWidth: 2.5 })
