import { globalStyle, style } from '@vanilla-extract/css'
import { card } from './app.css'
import { font, radius, space } from './scale'
import { color } from './theme.css'

const wide = 'screen and (min-width: 62rem)'

/** In the header: a lens on a phone, a word and its key where there is room. */
export const search = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  minWidth: '44px',
  minHeight: '44px',
  padding: 0,
  border: '1px solid transparent',
  borderRadius: radius.inside,
  background: 'none',
  color: color.ink2,
  fontSize: '0.9375rem',
  ':hover': { color: color.ink, backgroundColor: color.paper2 },
  '@media': { [wide]: { paddingInline: space(3), borderColor: color.line, backgroundColor: color.paper2 } },
})

export const searchWord = style({
  '@media': {
    'not all and (min-width: 62rem)': {
      position: 'absolute',
      clipPath: 'inset(50%)',
      width: 1,
      height: 1,
      overflow: 'hidden',
    },
  },
})

export const key = style({
  padding: `1px ${space(2)}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  backgroundColor: color.paper,
  color: color.ink2,
  font: `0.75rem/1.5 ${font.sans}`,
  whiteSpace: 'nowrap',
})
globalStyle(`${search} ${key}`, { '@media': { 'not all and (min-width: 62rem)': { display: 'none' } } })

/** On home: as large as a first step is. */
export const box = style([
  card,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space(3),
    width: 'min(34rem, 100%)',
    minHeight: '52px',
    padding: `${space(2)} ${space(4)}`,
    color: color.ink2,
    fontSize: '1.0625rem',
    textAlign: 'start',
    cursor: 'text',
    ':hover': { borderColor: color.field },
    '@media': { print: { display: 'none' } },
  },
])
globalStyle(`${box} span`, { flex: 1, minWidth: 0 })
globalStyle(`${box} svg`, { flex: 'none' })
/** Where it fits. */
export const hint = style({ '@media': { 'not all and (min-width: 30rem)': { display: 'none' } } })
globalStyle(`${box} ${key}`, { '@media': { 'not all and (min-width: 40rem)': { display: 'none' } } })

export const dialog = style([
  card,
  {
    width: 'min(36rem, calc(100vw - 24px))',
    maxHeight: 'min(34rem, 80dvh)',
    marginBlockStart: 'min(12dvh, 6rem)',
    padding: 0,
    color: color.ink,
    overflow: 'hidden',
    '::backdrop': { backgroundColor: '#15141280' },
    selectors: { '&[open]': { display: 'flex', flexDirection: 'column' } },
  },
])

export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  borderBlockEnd: `1px solid ${color.line}`,
})
export const close = style({
  minHeight: '44px',
  padding: `0 ${space(4)}`,
  border: 0,
  background: 'none',
  color: color.ink2,
  fontWeight: 600,
  cursor: 'pointer',
})
export const field = style({
  flex: 1,
  minWidth: 0,
  minHeight: '56px',
  padding: `0 ${space(5)}`,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: `1.0625rem/1.5 ${font.sans}`,
  outline: 'none',
  '::placeholder': { color: color.ink2, opacity: 1 },
})

export const results = style({ flex: 1, overflowY: 'auto', padding: space(2), scrollPaddingBlock: space(2) })

export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(4),
  minHeight: '44px',
  padding: `${space(1)} ${space(3)}`,
  borderRadius: radius.inside,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected=true]': {
      backgroundColor: color.paper2,
      outline: `2px solid ${color.accent}`,
      outlineOffset: '-2px',
    },
  },
})
globalStyle(`${option} small`, { color: color.ink2, fontSize: '0.8125rem', textAlign: 'end' })

export const none = style({ padding: space(5), color: color.ink2 })
