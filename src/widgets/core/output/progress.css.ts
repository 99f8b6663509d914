import { style } from '@vanilla-extract/css'
import { vars } from '../base/theme.css'

/** Positioned above its subject, so that nothing moves when it appears or disappears. */
export const progress = style({
  position: 'absolute',
  pointerEvents: 'none',
  insetBlockStart: -12,
  appearance: 'none',
  inlineSize: '100%',
  blockSize: 4,
  border: 0,
  borderRadius: 2,
  overflow: 'hidden',
  background: vars.line,
  '::-webkit-progress-bar': { background: vars.line },
  '::-webkit-progress-value': { background: vars.hue },
  '::-moz-progress-bar': { background: vars.hue },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
})
