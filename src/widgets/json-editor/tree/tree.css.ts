import { globalStyle, style } from '@vanilla-extract/css'
import { mouse, vars } from '../../core/base/theme.css'

/** In a row: the key or value being typed. */
export const field = style({
  flex: 1,
  minInlineSize: '10em',
  maxInlineSize: '40em',
  blockSize: 24,
  padding: '0 6px',
  border: `1px solid ${vars.field}`,
  borderRadius: 6,
  background: vars.paper,
  color: vars.ink,
  font: 'inherit',
  '@media': { '(pointer: coarse)': { fontSize: 16 } },
})
/** As wide as the pane rather than the widest row, so that the key and the field are visible together. */
export const typingRow = style({ selectors: { '&&': { inlineSize: 'min(100%, 100cqi)' } } })
globalStyle(`${typingRow} > span`, { overflow: 'hidden', textOverflow: 'ellipsis' })
globalStyle(`${typingRow} > [data-key]`, { flexShrink: 1 })
/** The first icon is below the word 'Path'. */
export const tools = style({ display: 'flex', flexWrap: 'wrap', marginInlineStart: -10 })
export const button = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: 36,
  blockSize: 36,
  border: 0,
  borderRadius: 8,
  background: 'transparent',
  color: vars.ink2,
  cursor: 'pointer',
  '@media': {
    [mouse]: { ':hover': { background: vars.tonal, color: vars.ink } },
    '(pointer: coarse)': { inlineSize: 44, blockSize: 44 },
  },
  selectors: { '&[aria-disabled=true]': { color: vars.ink3, background: 'transparent', cursor: 'not-allowed' } },
})
export const hint = style({ flexBasis: '100%', color: vars.ink2, fontSize: '.9em' })
