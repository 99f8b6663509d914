import { globalStyle, style } from '@vanilla-extract/css'
import { primary } from '../base/button.css'
import { vars } from '../base/theme.css'

/** The exact text to copy, with a Copy button. */
export const block = style({
  display: 'grid',
  gap: 12,
  alignItems: 'center',
  padding: 12,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.inner,
  background: vars.paper,
  '@container': {
    '(min-width: 480px)': { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: '8px 8px 8px 16px' },
  },
})

export const code = style({
  fontFamily: vars.mono,
  fontSize: '.875em',
  lineHeight: '22px',
  overflowWrap: 'anywhere',
})

/** The same width while it shows 'Copied!'. */
export const copy = style([primary, { minHeight: 44, minInlineSize: 128 }])

/** The menu of other tools. */
globalStyle(`${block} > [aria-haspopup]`, { justifySelf: 'start', paddingInline: 0 })

/** Below the code: how readable text on it is. */
export const contrast = style({ display: 'grid', gap: 4, marginBlockStart: 4 })
