import { style } from '@vanilla-extract/css'
import { vars } from './theme.css'

export const group = style({
  display: 'grid',
  gap: '2px 16px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))',
})

export const check = style({ display: 'flex', alignItems: 'center', gap: 10, minHeight: 32, cursor: 'pointer' })

export const tick = style({
  accentColor: vars.accent,
  inlineSize: 20,
  blockSize: 20,
  margin: 0,
  flex: 'none',
  cursor: 'pointer',
})
