import { globalStyle, style } from '@vanilla-extract/css'
import { font, radius, space, wide } from './scale'
import { color, shadow } from './theme.css'

export const ask = style({ width: 'min(45rem, 100%)', textAlign: 'start', '@media': { print: { display: 'none' } } })

/** The box grows over the content below it, so that nothing moves. */
export const place = style({ position: 'relative', height: '64px', zIndex: 2 })
export const box = style({
  position: 'absolute',
  insetInline: 0,
  overflow: 'hidden',
  borderRadius: radius.outside,
  backgroundColor: color.paper,
  boxShadow: shadow,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
  selectors: {
    '&:focus-within': {
      outline: `2px solid ${color.accent}`,
      boxShadow: `0 0 0 4px color-mix(in srgb, ${color.accent} 16%, transparent), ${shadow}`,
    },
  },
})
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  height: '64px',
  paddingInline: '20px',
})
globalStyle(`${line} svg`, { flex: 'none', color: color.ink2 })
export const field = style({
  flex: 1,
  minWidth: 0,
  height: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.ink,
  font: `1.125rem/1.5 ${font.sans}`,
  outline: 'none',
  '::placeholder': { color: color.ink3, opacity: 1 },
  '@media': { [wide.two]: { fontSize: '1.25rem' } },
})
export const key = style({
  padding: `1px ${space(2)}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  color: color.ink2,
  font: `0.75rem/1.6 ${font.sans}`,
  '@media': { 'not all and (min-width: 40rem)': { display: 'none' } },
})
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxHeight: '24rem',
  padding: '0 8px 8px',
  overflowY: 'auto',
  selectors: { '&[hidden]': { display: 'none' } },
})
export const none = style({ padding: `0 20px ${space(4)}`, color: color.ink2 })

export const questions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  marginBlockStart: space(4),
  '@media': { [wide.two]: { justifyContent: 'center' } },
})
globalStyle(`${questions} > li`, { maxWidth: '100%' })
export const question = style({
  minHeight: '44px',
  maxWidth: '100%',
  padding: `${space(1)} ${space(4)}`,
  border: 0,
  borderRadius: '22px',
  backgroundColor: color.paper,
  color: color.ink,
  fontSize: '0.9375rem',
  ':hover': { backgroundColor: color.tonal },
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
})
