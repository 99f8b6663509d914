import { style } from '@vanilla-extract/css'
import { vars } from '../base/theme.css'
import { control } from './field.css'

export const area = style({
  ...control,
  resize: 'vertical',
  minHeight: 120,
  lineHeight: 1.5,
  '::placeholder': { color: vars.ink3, opacity: 1 },
})
