import { style } from '@vanilla-extract/css'
import { vars } from '../core/base/theme.css'

/** A long text fades at the end, until all of it is shown. */
export const text = style({
  display: 'grid',
  gap: '.9em',
  padding: '16px 20px',
  border: `1px solid ${vars.line}`,
  borderRadius: vars.inner,
  background: vars.paper,
  overflowWrap: 'anywhere',
  lineHeight: 1.6,
})
/** Until the height is measured. */
export const limited = style([
  text,
  { maxBlockSize: 440, overflow: 'hidden', '@media': { print: { maxBlockSize: 'none' } } },
])
const fade = 'linear-gradient(#000 calc(100% - 90px), #0000)'
export const cut = style([
  text,
  {
    maxBlockSize: 380,
    overflow: 'hidden',
    maskImage: fade,
    '@media': { print: { maxBlockSize: 'none', maskImage: 'none' } },
  },
])
