import { globalStyle, style } from '@vanilla-extract/css'
import { card, iconButton, pegged, scripted } from '../layout/app.css'
import { font, radius, space, wide } from '../layout/scale'
import { color, tint } from '../layout/theme.css'

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  paddingBlock: `${space(6)} ${space(6)}`,
  '@media': {
    [wide.two]: { justifyItems: 'center', paddingBlock: `${space(14)} ${space(10)}`, textAlign: 'center' },
  },
})

export const title = style({
  fontSize: '2.0625rem',
  lineHeight: 1.12,
  letterSpacing: '-0.035em',
  '@media': { [wide.two]: { fontSize: 'clamp(2.25rem, 4.6vw, 3.25rem)', lineHeight: 1.115 } },
})

export const lead = style({
  marginBlockEnd: space(3),
  color: color.ink2,
  fontSize: '1.0625rem',
  textWrap: 'pretty',
  '@media': { [wide.two]: { fontSize: '1.125rem' } },
})

const tablet = `${wide.two} and (width < 68.75rem)`

/** Categories, only on phones. */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: space(2),
  marginBlockEnd: space(8),
  '@media': { [wide.two]: { display: 'none' }, print: { display: 'none' } },
})
export const tile = style([
  card,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space(2.5),
    minHeight: '64px',
    padding: space(3),
    borderRadius: '16px',
    fontSize: '0.875rem',
    fontWeight: 600,
    lineHeight: 1.25,
    textDecoration: 'none',
  },
])

/** Three columns of boards. A tablet has two, with the third column spread over both. A phone has one. */
export const boards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  paddingBlockEnd: space(12),
  '@media': {
    [wide.two]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
    [wide.three]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space(5) },
  },
})
export const boardColumn = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  '@media': {
    [tablet]: {
      selectors: {
        '&:last-child': {
          gridColumn: '1 / -1',
          gridTemplateColumns: 'subgrid',
          gridTemplateRows: 'auto 1fr',
          alignItems: 'start',
        },
      },
    },
  },
})
globalStyle(`${boardColumn}:last-child > :first-child`, { '@media': { [tablet]: { gridRow: 'span 2' } } })

export const board = style([
  card,
  pegged,
  { padding: `${space(5)} ${space(2)} ${space(2)}`, scrollMarginBlockStart: space(6) },
])
export const boardHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  paddingInline: space(3),
  marginBlockEnd: space(2),
  color: color.ink2,
  fontSize: '0.875rem',
})
globalStyle(`${boardHead} h2`, {
  color: color.ink,
  fontSize: '1.0625rem',
  letterSpacing: '-0.01em',
  scrollMarginBlockStart: space(10),
})

/** Icon and name, with an example's answer on the right. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  overflow: 'clip',
  minHeight: '52px',
  paddingInline: space(3),
  borderRadius: radius.inside,
  textDecoration: 'none',
  ':hover': { backgroundColor: tint },
  ':focus-visible': { outlineOffset: '-2px' },
  '@media': { [wide.two]: { minHeight: '48px' } },
})
export const name = style({ flex: 'none', maxWidth: 'calc(100% - 44px)', fontSize: '0.9375rem', fontWeight: 500 })

export const example = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  color: color.ink2,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const exampleCode = style([example, { fontFamily: font.mono, fontSize: '0.8125rem' }])
export const picture = style({ marginInlineStart: 'auto', flex: 'none', forcedColorAdjust: 'none' })

/** Hidden while it's empty. public/theme.js decides that before the first paint, so that nothing moves. */
export const own = style({
  display: 'none',
  alignItems: 'center',
  gap: space(4),
  height: '3.5rem',
  marginBlockEnd: space(8),
  selectors: { ':root[data-tools] &': { display: 'flex' } },
  '@media': { print: { display: 'none !important' } },
})
globalStyle(`${own} h2`, { flex: 'none', fontSize: '1rem' })

export const chips = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minWidth: 0,
  height: '100%',
  overflowX: 'auto',
  paddingInline: '3px',
})
globalStyle(`${chips} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: '44px',
  padding: `0 ${space(4)}`,
  borderRadius: '22px',
  backgroundColor: color.paper,
  color: color.ink,
  fontSize: '0.9375rem',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
})
globalStyle(`${chips} a:hover`, { backgroundColor: color.tonal })
globalStyle(`${chips} [data-starred]::before`, { content: '★', color: color.accent })

/** One slim line above the rest of the page. */
export const announcement = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  marginBlockStart: space(2),
  color: color.ink2,
  fontSize: '0.875rem',
  // If it was closed earlier, public/theme.js hides it before the first paint.
  selectors: { ':root[data-announcement=closed] &': { display: 'none' } },
  '@media': { print: { display: 'none' } },
})
globalStyle(`${announcement} p`, { minWidth: 0 })
globalStyle(`${announcement} a`, { color: color.ink, fontWeight: 600 })
export const close = `${scripted} ${iconButton}`

export const features = style({
  display: 'grid',
  gap: space(5),
  marginBlockEnd: space(12),
  '@media': { [wide.two]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
globalStyle(`${features} li`, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space(3),
  alignContent: 'start',
  color: color.ink2,
  fontSize: '0.9375rem',
})
globalStyle(`${features} svg`, { color: color.accent, marginBlockStart: '2px' })
globalStyle(`${features} h2`, { color: color.ink, fontSize: '1rem', lineHeight: 1.5, letterSpacing: 0 })
globalStyle(`${features} p`, { gridColumn: 2 })

export const why = style({ marginBlockEnd: space(10) })
globalStyle(`${why} > h2`, { marginBlockEnd: space(5), fontSize: '1.5rem' })

export const reasons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: `${space(5)} ${space(8)}`,
  color: color.ink2,
  fontSize: '0.9375rem',
})
globalStyle(`${reasons} h3`, { marginBlockEnd: space(1), color: color.ink, fontSize: '1rem', letterSpacing: 0 })

export const about = style({ display: 'grid', gap: space(3), marginBlockEnd: space(12), color: color.ink2 })
globalStyle(`${about} h2`, { color: color.ink, fontSize: '1.5rem' })
globalStyle(`${about} p`, { maxWidth: '45rem', textWrap: 'pretty' })
