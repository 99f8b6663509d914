import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../core/base/theme.css'

/** A ruler with a unit’s numbers above and another’s below. */
export const scale = style({ display: 'grid', gap: 2 })
export const side = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 44px' })
export const numbers = style({ overflow: 'visible', forcedColorAdjust: 'none' })
globalStyle(`${numbers} text`, { fill: vars.ink2, fontSize: 12, fontWeight: 500, fontVariantNumeric: 'tabular-nums' })
export const tick = style({ stroke: vars.field })
export const unit = style({ color: vars.ink2, fontSize: 12, fontWeight: 650, lineHeight: '20px', textAlign: 'end' })
export const unitBelow = style([unit, { alignSelf: 'end' }])
/** As wide as the numbers, without the unit symbol. */
export const ruler = style({
  inlineSize: 'calc(100% - 44px)',
  borderRadius: 4,
  overflow: 'hidden',
  forcedColorAdjust: 'none',
})
export const whole = style({ fill: vars.line })
export const span = style({ fill: vars.hue, selectors: { '[data-status=outdated] &': { opacity: 0.38 } } })
export const mark = style({ stroke: vars.ink, strokeWidth: 3 })

/** The title and the list of units. */
export const all = style({ display: 'grid', gap: 4 })
