import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../core/tool/theme.css'

export const goals = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 10 })

/** Goal and figure, the bar under them, and under that what it means. */
export const goal = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 12 })
globalStyle(`${goal} > svg`, { gridColumn: '1 / -1', borderRadius: 3, background: vars.line, margin: '3px 0 2px' })
export const figure = style({ fontWeight: 650, fontVariantNumeric: 'tabular-nums', textAlign: 'end' })
export const detail = style({ gridColumn: '1 / -1', color: vars.ink2, fontSize: '.85em' })
export const careful = style({ display: 'block', color: vars.ink, fontWeight: 650 })
