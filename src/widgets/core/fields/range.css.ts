import { style } from '@vanilla-extract/css'
import { vars } from '../tool/theme.css'

/** A slider with its number beside it. */
export const range = style({ display: 'grid', gridTemplateColumns: '1fr 84px', gap: 14, alignItems: 'center' })

export const slider = style({
  accentColor: vars.accent,
  inlineSize: '100%',
  minHeight: 44,
  margin: 0,
  cursor: 'pointer',
})

/** Less, the number, more. */
export const stepper = style({ display: 'grid', gridTemplateColumns: '44px 1fr 44px', gap: 8 })
