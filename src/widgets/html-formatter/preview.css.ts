import { style, styleVariants } from '@vanilla-extract/css'
import { spaced } from '../core/base/spaced'
import { vars } from '../core/base/theme.css'

export const preview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minHeight: 0,
})
export const bar = style({ display: 'grid', justifyContent: 'start', padding: spaced(8, 20) })

/** Scrolls sideways if the frame is wider. */
export const stage = style({
  display: 'grid',
  overflow: 'auto',
  minHeight: 0,
  borderBlockStart: `1px solid ${vars.line}`,
  background: vars.tonal,
})
/** Pages are white unless they say otherwise. */
export const frame = style({
  display: 'block',
  blockSize: '100%',
  border: 0,
  margin: '0 auto',
  background: '#fff',
  colorScheme: 'light',
})
export const widths = styleVariants({
  phone: { inlineSize: 390 },
  tablet: { inlineSize: 768 },
  full: { inlineSize: '100%' },
})
export const note = style({ display: 'grid', gap: 12, justifyItems: 'start', padding: '12px 20px' })
