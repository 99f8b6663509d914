import { globalStyle, style } from '@vanilla-extract/css'

export const left = style({ display: 'grid', gap: 4, fontSize: '.9375em' })
globalStyle(`${left} ul`, { listStyle: 'none', display: 'grid', marginInline: -20 })
