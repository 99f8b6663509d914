import { style } from '@vanilla-extract/css'
import { primary } from '../output/button.css'
import { vars } from '../tool/theme.css'

/** What is to be copied, letter by letter, with the button that does it. */
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

/** As wide when it says that it has copied. */
export const copy = style([primary, { minHeight: 44, minInlineSize: 128 }])

/** Under the code, what it makes of text. */
export const contrast = style({ display: 'grid', gap: 4, marginBlockStart: 4 })
