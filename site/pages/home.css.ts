import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { card, iconButton, pegged, scripted } from '../layout/app.css'
import { radius, space, wide } from '../layout/scale'
import { color } from '../layout/theme.css'

/** Groups stand side by side as long as their cards fit: each is as wide as it has tools. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space(10)} ${space(5)}`,
  paddingBlockEnd: space(16),
  '@media': {
    [wide.two]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [wide.three]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [wide.four]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridTemplateRows: 'auto',
  rowGap: space(6),
  '@media': { [wide.two]: { gridAutoRows: '1fr' } },
})

export const span = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4 }, (tools) => ({
  '@media': {
    [wide.two]: { gridColumn: `span ${Math.min(tools, 2)}` },
    [wide.three]: { gridColumn: `span ${Math.min(tools, 3)}` },
    [wide.four]: { gridColumn: `span ${tools}` },
  },
}))

export const head = style({
  gridColumn: '1 / -1',
  justifySelf: 'start',
  display: 'flex',
  alignItems: 'baseline',
  gap: space(3),
  maxWidth: '100%',
})
globalStyle(`${head} h2`, { fontSize: '1.0625rem' })

export const count = style({ flex: 'none', color: color.ink2, fontSize: '0.875rem' })

export const toolCard = style([
  card,
  pegged,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space(2),
    padding: space(5),
    paddingBlockStart: space(6),
    ':hover': { borderColor: color.field },
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        transformOrigin: '50% 0',
        transition: 'rotate 180ms ease-out',
        // It swings a little on its peg.
        ':hover': { rotate: '0.7deg' },
      },
      print: { breakInside: 'avoid' },
    },
  },
])

export const name = style({ fontSize: '1.0625rem' })
globalStyle(`${name} a`, { textDecoration: 'none' })
// The whole card is the link's target, its name alone the link's name.
globalStyle(`${name} a::after`, { content: '', position: 'absolute', inset: 0, borderRadius: radius.outside })
globalStyle(`${name} a:focus-visible`, { outline: 'none' })
globalStyle(`${name} a:focus-visible::after`, { outline: `3px solid ${color.accent}`, outlineOffset: '2px' })

export const summary = style({
  color: color.ink2,
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  textWrap: 'pretty',
  marginBlockEnd: space(2),
})

export const answer = style({
  marginBlockStart: 'auto',
  padding: `${space(3)} ${space(2)}`,
  borderRadius: radius.inside,
  backgroundColor: color.paper2,
  fontSize: '1.125rem',
  fontWeight: 720,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.01em',
  textAlign: 'center',
  overflowWrap: 'anywhere',
})

export const announcement = style([
  card,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space(4),
    marginBlockStart: space(4),
    padding: `${space(1)} ${space(2)} ${space(1)} ${space(5)}`,
    // public/theme.js remembers that it was closed, before anything is painted.
    selectors: { ':root[data-announcement=closed] &': { display: 'none' } },
    '@media': { print: { display: 'none' } },
  },
])

export const close = `${scripted} ${iconButton}`

/** Of its height from the start: what a browser remembers comes after the first paint and moves nothing. */
export const own = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  height: '4.5rem',
  marginBlockEnd: space(10),
  padding: `0 ${space(5)}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.outside,
  backgroundColor: color.paper,
  '@media': {
    print: { display: 'none' },
    '(max-width: 30rem)': {
      flexDirection: 'column',
      alignItems: 'stretch',
      gap: 0,
      height: '7rem',
      padding: `${space(3)} ${space(5)}`,
    },
  },
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
  color: color.ink2,
  fontSize: '0.9375rem',
  lineHeight: 1.35,
})
globalStyle(`${chips} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: '44px',
  padding: `0 ${space(4)}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.outside,
  color: color.ink,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
})
globalStyle(`${chips} a:hover`, { borderColor: color.field })
globalStyle(`${chips} a:focus-visible`, { outlineOffset: '-3px' })
globalStyle(`${chips} [data-starred]::before`, { content: '★', color: color.accent })

export const why = style([card, { marginBlockEnd: space(5), padding: `${space(6)} ${space(5)}` }])
globalStyle(`${why} > h2`, { marginBlockEnd: space(5), fontSize: '1.375rem' })
globalStyle(`${why} h3`, { marginBlockEnd: space(1), fontSize: '1rem' })

export const reasons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: `${space(5)} ${space(8)}`,
  color: color.ink2,
  fontSize: '0.9375rem',
})
globalStyle(`${reasons} h3`, { color: color.ink })

export const seo = style([
  card,
  { display: 'grid', gap: space(3), marginBlockEnd: space(16), padding: `${space(6)} ${space(5)}`, color: color.ink2 },
])
globalStyle(`${seo} h2`, { color: color.ink, fontSize: '1.375rem' })
globalStyle(`${seo} p`, { maxWidth: '44em', textWrap: 'pretty' })
