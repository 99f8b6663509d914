import { style } from '@vanilla-extract/css'
import { vars } from '../tool/theme.css'

export const disclosure = style({
  borderBlockStart: `1px dashed ${vars.line}`,
  paddingBlockStart: 14,
})

export const summary = style({
  cursor: 'pointer',
  fontWeight: 650,
  fontSize: '.94em',
  minHeight: 28,
  borderRadius: 4,
})

export const folded = style({ display: 'grid', gap: 20, paddingBlockStart: 12 })
