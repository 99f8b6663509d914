import { style } from '@vanilla-extract/css'
import { vars } from '../core/tool/theme.css'

/** As tall as a screen holds; what is longer scrolls in its own pane. */
export const text = style({
  display: 'grid',
  gap: '.9em',
  padding: '12px 16px',
  border: `1px solid ${vars.line}`,
  borderRadius: vars.inner,
  background: vars.paper,
  maxBlockSize: 440,
  overflow: 'auto',
  overflowWrap: 'anywhere',
  lineHeight: 1.6,
  '@media': { print: { maxBlockSize: 'none' } },
})
