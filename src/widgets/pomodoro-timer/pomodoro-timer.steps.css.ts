import { globalStyle, style } from '@vanilla-extract/css'

/** A field with its two buttons beside the box: what the field consists of stands in this grid. */
export const setting = style({ display: 'grid', gridTemplateColumns: '1fr 44px 44px', gap: '6px 8px' })
globalStyle(`${setting} > div`, { display: 'contents' })
globalStyle(`${setting} :is(label, p)`, { gridColumn: '1 / -1' })
globalStyle(`${setting} > div > span`, { gridArea: '2 / 1' })
globalStyle(`${setting} > button`, { gridRow: 2 })
