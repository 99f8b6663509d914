import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../core/tool/theme.css'

/** A sheet of paper on the answer's half. Its corners would cut the ring of the table, so it has its own. */
export const years = style({
  border: `1px solid ${vars.line}`,
  borderRadius: vars.inner,
  overflow: 'hidden',
  selectors: { '&:has(:focus-visible)': { outline: `3px solid ${vars.accent}`, outlineOffset: 2 } },
})
globalStyle(`${years} :is(th, td)`, { paddingInline: 14 })
