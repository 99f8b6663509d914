import { globalStyle, style } from '@vanilla-extract/css'
import { card } from './app.css'
import { radius, space } from './scale'
import { color } from './theme.css'

export const dialog = style([
  card,
  {
    width: 'min(26rem, calc(100vw - 24px))',
    padding: space(5),
    border: 0,
    color: color.ink,
    '::backdrop': { backgroundColor: '#15141280' },
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
    selectors: { '&[open]': { display: 'grid', gap: space(4) } },
  },
])
globalStyle(`${dialog} h2`, { fontSize: '1.125rem' })
globalStyle(`${dialog} label`, { display: 'grid', gap: space(1), color: color.ink2, fontSize: '0.9375rem' })
globalStyle(`${dialog} select`, {
  width: '100%',
  minHeight: '44px',
  paddingInline: space(2),
  border: `1px solid ${color.field}`,
  borderRadius: radius.inside,
  backgroundColor: color.paper2,
  color: color.ink,
  font: 'inherit',
})
globalStyle(`${dialog} > button`, { justifySelf: 'end' })
