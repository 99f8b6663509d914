import { globalStyle, style } from '@vanilla-extract/css'
import { secondary } from '../core/base/button.css'
import { vars } from '../core/base/theme.css'
import { pictureHeight } from '../core/layouts/canvas.css'

/** A layer's fields, with labels at the side if there's room. The Remove button is in the corner. */
export const layer = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 })
/** The layer that the arrow keys move, if there are others. */
export const selected = style([
  layer,
  {
    padding: '2px 12px 12px',
    marginInline: -13,
    border: `1px solid color-mix(in srgb, ${vars.hue} 34%, transparent)`,
    borderRadius: vars.inner,
    background: `color-mix(in srgb, ${vars.tint} 40%, ${vars.paper})`,
  },
])
/** Another layer, on one line. The Remove button is in its corner. */
export const closed = style([
  secondary,
  {
    inlineSize: '100%',
    minHeight: 46,
    paddingInlineStart: 0,
    paddingInlineEnd: 48,
    justifyContent: 'start',
    color: vars.ink,
    fontWeight: 650,
  },
])
export const summary = style({
  marginInlineStart: 'auto',
  color: vars.ink2,
  fontSize: '.875em',
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
})
export const swatch = style({ flex: 'none', borderRadius: 6, boxShadow: `0 0 0 1px ${vars.line}` })
export const title = style({
  fontWeight: 650,
  minHeight: 46,
  paddingBlockStart: 10,
  float: 'inline-start',
})
const wide = '(min-width: 250px)'
globalStyle(`${layer} > [part=field]`, {
  '@container': {
    [wide]: { display: 'grid', gridTemplateColumns: '96px minmax(0, 1fr)', columnGap: 10, alignItems: 'center' },
  },
})
/** A checkbox. */
globalStyle(`${layer} > [part=field] > label:only-child`, { '@container': { [wide]: { gridColumn: 2 } } })
/** An error. There's no room for it between the rows. */
globalStyle(`${layer} > [part=field] > p`, { gridColumn: '1 / -1', marginBlock: '-2px 2px' })

/** The Paste CSS button, with its label aligned to the text above, or its panel. */
export const paste = style({ display: 'grid' })
globalStyle(`${paste} > button`, { justifySelf: 'start', marginInlineStart: -12, color: vars.ink })

/** Light in the dark theme too, because shadows don't show on dark surfaces. */
export const stage = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  ...pictureHeight,
  '@container': { '(min-width: 560px)': { blockSize: 'clamp(260px, 62cqi, 420px)' } },
  borderRadius: vars.inner,
  background: '#e9ebee',
  overflow: 'hidden',
  forcedColorAdjust: 'none',
  selectors: {
    '&[aria-disabled=false]': { cursor: 'grab', touchAction: 'none' },
    '&[aria-disabled=false]:active': { cursor: 'grabbing' },
  },
})
globalStyle(`${stage} > *`, { gridArea: '1 / 1' })

export const box = style({ inlineSize: 'min(56%, 220px)', blockSize: '52%', borderRadius: 12, background: '#fff' })

/** One unit is one pixel, so that handles move as far as their shadows. */
export const handles = style({ inlineSize: 130, blockSize: 130, direction: 'ltr', pointerEvents: 'none' })
/** From the box to the selected layer. */
export const arm = style({ stroke: '#3d4249', strokeWidth: 1.5, strokeDasharray: '2 3' })
export const handle = style({ fill: '#fff', stroke: '#3d4249', strokeWidth: 2 })
export const active = style({ fill: '#b23c0b', stroke: '#fff', strokeWidth: 2.5 })
