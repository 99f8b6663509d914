import { style } from '@vanilla-extract/css'
import { vars } from '../base/theme.css'

/** Opens the browser's color picker, next to the text field. */
export const colorRow = style({ display: 'grid', gridTemplateColumns: '46px 1fr', gap: 8 })

export const colorWell = style({
  appearance: 'none',
  inlineSize: 46,
  blockSize: 46,
  padding: 4,
  border: `1px solid ${vars.field}`,
  borderRadius: vars.inner,
  background: vars.paper,
  cursor: 'pointer',
})
