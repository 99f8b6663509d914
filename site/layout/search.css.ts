import { globalStyle, style } from '@vanilla-extract/css'
import { card } from './app.css'
import { font, radius, space } from './scale'
import { color, peg, tint } from './theme.css'
import { small } from './tool-icon.css'

const wide = 'screen and (min-width: 62rem)'

/** In the header: an icon on a phone; text and the shortcut if there's room. */
export const search = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  minWidth: '44px',
  minHeight: '44px',
  padding: 0,
  border: 0,
  borderRadius: radius.inside,
  background: 'none',
  color: color.ink2,
  fontSize: '0.9375rem',
  ':hover': { color: color.ink, backgroundColor: color.tonal },
  '@media': {
    '(forced-colors: active)': { border: '1px solid' },
    [wide]: {
      justifyContent: 'start',
      width: '13.75rem',
      minHeight: '36px',
      paddingInline: `${space(3)} ${space(1.5)}`,
      backgroundColor: color.tonal,
    },
  },
})

export const searchWord = style({
  flex: 1,
  textAlign: 'start',
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

export const dialog = style([
  card,
  {
    width: 'min(36rem, calc(100vw - 24px))',
    maxHeight: 'min(34rem, 80dvh)',
    marginBlockStart: 'min(12dvh, 6rem)',
    padding: 0,
    border: 0,
    color: color.ink,
    overflow: 'hidden',
    '::backdrop': { backgroundColor: '#15141280' },
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
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

/** A tool or an answer: the tile, the text and, at the right, the destination. */
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: '48px',
  padding: `${space(1)} ${space(3)}`,
  borderRadius: radius.inside,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected=true]': {
      backgroundColor: color.tonal,
      outline: `2px solid ${color.accent}`,
      outlineOffset: '-2px',
    },
  },
})
globalStyle(`${option} > span:nth-last-child(2)`, { flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
globalStyle(`${option} small`, { color: color.ink2, fontSize: 'inherit' })
globalStyle(`${option} b`, { fontWeight: 650, fontVariantNumeric: 'tabular-nums' })
globalStyle(`${option} i`, { color: color.ink2, fontStyle: 'normal' })
export const note = style({
  flex: 'none',
  maxWidth: '45%',
  color: color.ink2,
  fontSize: '0.8125rem',
  textAlign: 'end',
  // On a phone, the icon is enough.
  '@media': { 'not all and (min-width: 40rem)': { display: 'none' } },
})

/** For a tool whose icon isn't on the page, and for results that aren't tools. */
export const pegTile = style([
  small,
  { '::before': { content: '', width: '8px', height: '8px', borderRadius: '50%', backgroundColor: peg } },
])
export const noTile = style({ flex: 'none', width: '32px' })

/** The best answer, on its tool's tint. */
export const answer = style({
  minHeight: '96px',
  padding: `${space(2)} ${space(3)}`,
  backgroundColor: tint,
  '@media': { 'not all and (min-width: 40rem)': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)' } },
})
export const long = style({})
globalStyle(`${answer}${answer}[aria-selected=true]`, { backgroundColor: tint, outline: 'none' })
globalStyle(`${answer} > span:first-child`, { color: color.paper, backgroundColor: peg })
globalStyle(`:root[data-theme=dark] ${answer} > span:first-child`, {
  color: peg,
  backgroundColor: 'transparent',
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${peg} 34%, transparent)`,
})
globalStyle(`${answer} small`, { display: 'block', fontSize: '0.9375rem' })
globalStyle(`${answer} b`, {
  marginInlineEnd: space(1),
  fontSize: 'clamp(1.75rem, 8vw, 2.75rem)',
  lineHeight: 1.15,
  fontWeight: 700,
  letterSpacing: '-0.03em',
})
globalStyle(`${answer} ${long}`, { fontSize: 'clamp(1.375rem, 5vw, 1.75rem)', letterSpacing: '-0.02em' })
/** The tool that Enter opens. */
globalStyle(`${answer} ${note}`, {
  maxWidth: 'none',
  padding: `${space(2)} ${space(3)}`,
  borderRadius: radius.inside,
  backgroundColor: color.paper,
  color: color.ink,
  fontSize: '0.9375rem',
  fontWeight: 500,
  '@media': { 'not all and (min-width: 40rem)': { display: 'block', gridColumn: 2, justifySelf: 'start' } },
})
globalStyle(`${answer} ${note}::after`, { content: '"→" / ""', marginInlineStart: space(2) })
globalStyle(`${answer}[aria-selected=true] ${note}`, { boxShadow: `inset 0 0 0 1.5px ${peg}` })

export const none = style({ padding: space(5), color: color.ink2 })
