import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { card, pegged } from './app.css'
import { radius, space, wide } from './measures'
import { color } from './theme.css'

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
