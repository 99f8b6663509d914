import { style } from '@vanilla-extract/css'
import { vars } from '../tool/theme.css'

export const failure = style({
  display: 'grid',
  gap: 10,
  borderInlineStart: `3px solid ${vars.error}`,
  paddingInlineStart: 14,
})
export const failed = style({ fontWeight: 650, color: vars.error, fontSize: '1.06em' })
