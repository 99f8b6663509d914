import { globalStyle, style } from '@vanilla-extract/css'
import { secondary } from '../core/output/button.css'

/** Side by side where three fit, and of one width in any case. */
export const presets = style({
  display: 'grid',
  gap: 6,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100px, 100%), 1fr))',
})
export const preset = style([secondary, { padding: '6px 4px' }])

/** The slider with its number, and under them the tips to press. */
export const tip = style({ display: 'grid', gap: 10 })
export const quick = style({ display: 'grid', gap: 6, gridTemplateColumns: 'repeat(5, 1fr)' })
globalStyle(`${quick} > button`, { padding: '6px 0' })
