import { globalStyle, style } from '@vanilla-extract/css'

/** The fields above both panes are only this. */
export const fold = style({ marginBlock: -16 })
globalStyle(`${fold} > details`, { borderBlockStart: 0 })

/** In as many columns as fit, each with what it saves at the end of its line. */
export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 330px), 1fr))',
  gap: '0 32px',
  fontSize: '.9375em',
})
/** Rows of equal height, with or without what's saved. */
globalStyle(`${options} > [part=field]`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0 8px',
  minHeight: 36,
})
globalStyle(`${options} > [part=field] > label`, { '@media': { '(pointer: coarse)': { minHeight: 44 } } })
globalStyle(`${options} > [part=field] > p`, { fontVariantNumeric: 'tabular-nums' })

/** Buttons that change all options, then comments: what these save comes last, so that it moves nothing. */
export const first = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' })
globalStyle(`${first} > [part=field]`, {
  display: 'flex',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
})
