import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../base/theme.css'
import { control } from './field.css'

export const select = style({
  ...control,
  minHeight: 44,
  cursor: 'pointer',
  paddingInlineEnd: 34,
  textOverflow: 'ellipsis',
})
globalStyle(`${select} option`, { background: vars.paper, color: vars.ink })

export const chevron = style({ marginInlineStart: -30, marginInlineEnd: 13, pointerEvents: 'none', color: vars.ink2 })
