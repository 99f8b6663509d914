import { style } from '@vanilla-extract/css'
import { vars } from '../core/theme.css'

export const file = style({
  inlineSize: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '14px 16px',
  background: vars.paper,
  border: `1px dashed ${vars.field}`,
  borderRadius: vars.inner,
  overflowWrap: 'anywhere',
})
export const name = style({ fontWeight: 650, minWidth: 0 })
