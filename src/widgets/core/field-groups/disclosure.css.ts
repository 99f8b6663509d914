import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../base/theme.css'
import { between } from '../fields/field.css'

export const disclosure = style({
  borderBlockStart: `1px solid ${vars.line}`,
  // The page has hidden all its fields.
  selectors: { '&:not(:has(> div :not(div)))': { display: 'none' } },
})

/** One below the other, like rows of a list. */
globalStyle(`${disclosure} + ${disclosure}`, { marginBlockStart: -between })
/** An error of its last field fits in between. */
globalStyle(`${disclosure}[open] + ${disclosure}`, { marginBlockStart: 16 - between })

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 52,
  fontWeight: 600,
  borderRadius: 6,
  cursor: 'pointer',
  '::before': {
    content: '',
    flex: 'none',
    inlineSize: 7,
    blockSize: 7,
    marginInline: '2px 4px',
    borderInlineEnd: '1.75px solid',
    borderBlockEnd: '1.75px solid',
    transform: 'rotate(-45deg)',
  },
  selectors: { [`${disclosure}[open] > &::before`]: { transform: 'translateY(-2px) rotate(45deg)' } },
})

export const folded = style({ display: 'grid', gap: between, paddingBlock: '4px 12px' })

globalStyle(`${summary}::-webkit-details-marker`, { display: 'none' })

/** A summary of the content while it's collapsed: 'none', 'per year'. */
export const content = style({ marginInlineStart: 'auto', color: vars.ink2, fontWeight: 400, fontSize: '.875em' })
