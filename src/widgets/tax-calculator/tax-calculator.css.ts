import { globalStyle, style } from '@vanilla-extract/css'

/** Common rates, with the source of the chosen one. */
export const rates = style({ display: 'grid', gap: 8 })

/** Common rates, on one line if there's room. */
export const quick = style({ display: 'flex', flexWrap: 'wrap', gap: 6 })
globalStyle(`${quick} > button`, { padding: '6px 10px', fontSize: '.875em' })
