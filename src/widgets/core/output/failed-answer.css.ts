import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../base/theme.css'

export const failure = style({
  display: 'grid',
  gap: '12px 14px',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  padding: 16,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.inner,
  background: vars.paper,
  color: vars.ink2,
  overflowWrap: 'anywhere',
  '@container': {
    '(min-width: 560px)': { gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'center', padding: 20 },
  },
})
globalStyle(`${failure} > button`, {
  gridColumn: 2,
  justifySelf: 'start',
  '@container': { '(min-width: 560px)': { gridColumn: 'auto' } },
})
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 40,
  borderRadius: 10,
  background: vars.errorTint,
  color: vars.error,
})
export const failed = style({ color: vars.ink, fontSize: '1.0625em', fontWeight: 650 })
