import { style } from '@vanilla-extract/css'
import { vars } from '../tool/theme.css'

/** It stays in sight while a long list of fields beside it is scrolled. */
export const follow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '@container': { '(min-width: 640px)': { position: 'sticky', insetBlockStart: 16 } },
})

/** What is to be copied, letter by letter. */
export const code = style({
  padding: '12px 14px',
  border: `1px solid ${vars.line}`,
  borderRadius: vars.inner,
  background: vars.paper,
  fontFamily: vars.mono,
  fontSize: '.92em',
  overflowWrap: 'anywhere',
})
