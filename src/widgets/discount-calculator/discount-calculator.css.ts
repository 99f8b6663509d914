import { globalStyle, style } from '@vanilla-extract/css'

/** One line if all seven buttons fit, more with large text. */
export const quick = style({
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'repeat(auto-fit, minmax(2.25em, 1fr))',
})
globalStyle(`${quick} > button`, { padding: '6px 0', fontSize: '.875em' })
