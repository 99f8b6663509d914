import { style } from '@vanilla-extract/css'
import { vars } from '../base/theme.css'

export const check = style({ display: 'flex', alignItems: 'center', gap: 10, minHeight: 32, cursor: 'pointer' })

export const tick = style({
  accentColor: vars.accent,
  inlineSize: 20,
  blockSize: 20,
  margin: 0,
  flex: 'none',
  cursor: 'pointer',
})
