import { globalStyle, style } from '@vanilla-extract/css'
import { card } from './app.css'
import { font, radius, space, wide } from './measures'
import { color, peg } from './theme.css'

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  paddingBlock: `${space(6)} ${space(16)}`,
  '@media': {
    [wide.two]: { paddingBlockStart: space(8) },
    // The sidebar begins beside the heading, as the pictures show it, and never stretches the tool's row.
    [wide.three]: {
      gridTemplateColumns: 'minmax(0, 1fr) 16.5rem',
      gridTemplateRows: 'auto 1fr',
      columnGap: space(8),
    },
    print: { display: 'block', padding: 0 },
  },
})

export const head = style({
  gridColumn: 1,
  gridRow: 1,
  justifySelf: 'start',
  display: 'grid',
  justifyItems: 'start',
  gap: space(3),
  '@media': { print: { marginBlockEnd: space(4) } },
})
globalStyle(`${head} h1`, { fontSize: 'clamp(1.75rem, 1.4rem + 2vw, 2.5rem)', letterSpacing: '-0.03em' })

export const summary = style({ maxWidth: '40em', color: color.ink2, fontSize: '1.0625rem', textWrap: 'pretty' })

export const crumbs = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space(4)}`,
  fontSize: '0.875rem',
  '@media': { print: { display: 'none' } },
})

const dotted = style({
  '::before': {
    content: '',
    flex: 'none',
    width: '10px',
    height: '10px',
    borderRadius: '50%',
    backgroundColor: peg,
    forcedColorAdjust: 'none',
  },
})

export const crumb = style([
  dotted,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(2),
    minHeight: '32px',
    color: color.ink2,
    textDecoration: 'none',
    ':hover': { color: color.ink, textDecoration: 'underline' },
  },
])

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  padding: `2px ${space(3)}`,
  border: '1px solid currentColor',
  borderRadius: radius.outside,
  fontSize: '0.8125rem',
  '::before': { content: '', width: '8px', height: '8px', borderRadius: '50%', backgroundColor: 'currentColor' },
})

export const local = style({ color: color.local })
export const asks = style({ color: color.remote })

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space(6),
  '@media': { [wide.three]: { gridColumn: 1, gridRow: 2 } },
})

export const side = style({
  display: 'grid',
  alignContent: 'start',
  gap: space(4),
  '@media': {
    [wide.two]: { gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))' },
    [wide.three]: { gridColumn: 2, gridRow: '1 / span 2', paddingBlockStart: space(1) },
    print: { display: 'none' },
  },
})

export const note = style([
  card,
  {
    display: 'grid',
    alignContent: 'start',
    gap: space(2),
    minWidth: 0,
    padding: space(5),
    color: color.ink2,
    fontSize: '0.9375rem',
  },
])

export const snippet = style({ '@media': { print: { display: 'none' } } })

export const noteTitle = style({ color: color.ink, fontSize: '1rem' })

export const relatedLink = style([
  dotted,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space(3),
    minHeight: '44px',
    textDecoration: 'none',
    ':hover': { color: color.ink, textDecoration: 'underline' },
  },
])

export const code = style({
  margin: 0,
  padding: space(3),
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  border: `1px solid ${color.line}`,
  borderRadius: radius.inside,
  backgroundColor: color.paper2,
  color: color.ink,
  font: `0.8125rem/1.6 ${font.mono}`,
  userSelect: 'all',
})

export const empty = style([card, { padding: space(8), color: color.ink2, textAlign: 'center' }])

export const broken = style([
  card,
  {
    display: 'grid',
    justifyItems: 'start',
    gap: space(4),
    padding: space(6),
    borderInlineStart: `4px solid ${color.accent}`,
  },
])

export const retry = style({
  minHeight: '44px',
  paddingInline: space(5),
  border: 0,
  borderRadius: radius.inside,
  backgroundColor: color.accent,
  color: color.onAccent,
  fontWeight: 600,
})
