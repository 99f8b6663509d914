import { style } from '@vanilla-extract/css'
import { vars } from '../tool/theme.css'

/** Above what it is about, so that nothing moves when it comes and goes. */
export const progress = style({
  position: 'absolute',
  insetBlockStart: -12,
  appearance: 'none',
  inlineSize: '100%',
  blockSize: 4,
  border: 0,
  borderRadius: 2,
  overflow: 'hidden',
  background: vars.line,
  '::-webkit-progress-bar': { background: vars.line },
  '::-webkit-progress-value': { background: vars.accent },
  '::-moz-progress-bar': { background: vars.accent },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
})
