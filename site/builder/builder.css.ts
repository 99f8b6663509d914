import { globalStyle, style } from '@vanilla-extract/css'
import { font, radius, space } from '../layout/scale'
import { color } from '../layout/theme.css'

/** Side by side where there's room, in a page or in a card of a page. */
const wide = '(min-width: 52rem)'

export const place = style({ containerType: 'inline-size', '@media': { print: { display: 'none' } } })

export const builder = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  alignItems: 'start',
  fontSize: '0.9375rem',
  '@container': { [wide]: { gridTemplateColumns: '18rem minmax(0, 1fr)' } },
})

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: `1px solid ${color.line}`,
  borderRadius: radius.inside,
  backgroundColor: color.paper,
})
globalStyle(`${form} details + details`, { borderBlockStart: `1px solid ${color.line}` })
globalStyle(`${form} summary`, {
  padding: `${space(3)} ${space(4)}`,
  borderRadius: radius.inside,
  color: color.ink,
  fontWeight: 600,
  cursor: 'pointer',
})
globalStyle(`${form} summary:focus-visible`, { outline: `3px solid ${color.accent}`, outlineOffset: '-3px' })

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  gap: space(3),
  padding: `0 ${space(4)} ${space(4)}`,
})

const box = {
  width: '100%',
  minHeight: '44px',
  paddingInline: space(2),
  border: `1px solid ${color.field}`,
  borderRadius: radius.inside,
  backgroundColor: color.paper,
  color: color.ink,
  font: 'inherit',
} as const

export const control = style({ display: 'grid', gap: space(1), minWidth: 0, color: color.ink2 })
globalStyle(`${control} :is(select, input)`, box)
globalStyle(`${control} input[type=color]`, { padding: space(1) })
globalStyle(`${control} :is(select, input):focus-visible`, {
  outline: `3px solid ${color.accent}`,
  outlineOffset: '1px',
})

/** A field with its choice beside it. */
export const row = style([
  control,
  { gridTemplateColumns: 'minmax(0, 1fr) min(6.5rem, 50%)', alignItems: 'center', gap: space(3) },
])

export const check = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: '44px',
  color: color.ink,
  cursor: 'pointer',
})
globalStyle(`${check} input`, { width: '20px', height: '20px', margin: 0, accentColor: color.accent })

export const hint = style({ gridColumn: '1 / -1', color: color.ink2, lineHeight: 1.5 })
export const note = style({ color: color.caution, ':empty': { display: 'none' } })

export const result = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) })
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(4),
})
globalStyle(`${title} h3`, { color: color.ink, fontSize: '1.125rem' })

/** Like a page. */
export const stage = style({
  minWidth: 0,
  minHeight: '20rem',
  padding: 'clamp(8px, 3cqi, 24px)',
  borderRadius: radius.inside,
  backgroundColor: color.wall,
})

/** Below the preview. Where there's room, it stays in view. */
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space(3),
  '@media': { 'not all and (min-width: 40rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@container': {
    [wide]: {
      '@media': {
        '(min-height: 60rem)': {
          position: 'sticky',
          zIndex: 1,
          insetBlockEnd: 0,
          paddingBlock: space(4),
          borderBlockStart: `1px solid ${color.line}`,
          backgroundColor: color.paper,
        },
      },
    },
  },
})
globalStyle(`${codes} > :is(pre, p)`, { gridColumn: '1 / -1' })

export const formats = style({ display: 'flex', flexWrap: 'wrap', gap: space(2), margin: 0, padding: 0, border: 0 })
globalStyle(`${formats} legend`, {
  marginBlockEnd: space(2),
  padding: 0,
  color: color.ink,
  fontSize: '1.125rem',
  fontWeight: 720,
  letterSpacing: '-0.02em',
})
const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  paddingInline: space(4),
  border: `1px solid ${color.field}`,
  borderRadius: radius.inside,
  backgroundColor: color.paper,
  color: color.ink,
  fontWeight: 500,
  cursor: 'pointer',
  ':hover': { backgroundColor: color.paper2 },
})
export const format = style([
  chip,
  {
    position: 'relative',
    selectors: {
      '&:has(:checked)': { borderColor: color.accent, boxShadow: `inset 0 0 0 1px ${color.accent}`, fontWeight: 650 },
      '&:has(:focus-visible)': { outline: `3px solid ${color.accent}`, outlineOffset: '2px' },
    },
  },
])
globalStyle(`${format} input`, { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' })
export const clear = chip

export const code = style({
  width: '100%',
  maxHeight: '12rem',
  margin: 0,
  padding: space(4),
  overflow: 'auto',
  borderRadius: radius.inside,
  backgroundColor: color.paper2,
  color: color.ink,
  font: `0.8125rem/1.6 ${font.mono}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
export const copy = style({
  minHeight: '44px',
  minWidth: '8rem',
  paddingInline: space(5),
  border: 0,
  borderRadius: radius.inside,
  backgroundColor: color.accent,
  color: color.onAccent,
  fontWeight: 600,
})
