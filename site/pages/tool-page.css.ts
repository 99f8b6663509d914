import { globalStyle, style } from '@vanilla-extract/css'
import { card, dot, iconButton, scripted } from '../layout/app.css'
import { font, radius, space, wide } from '../layout/scale'
import { color } from '../layout/theme.css'

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
  paddingBlock: `${space(2)} ${space(16)}`,
  '@media': {
    [wide.two]: { gap: space(6), paddingBlockStart: space(8) },
    // The sidebar begins beside the heading, as the pictures show it, and never stretches the tool's row.
    [wide.three]: {
      gridTemplateColumns: 'minmax(0, 1fr) 16.5rem',
      gridTemplateRows: 'auto 1fr',
      columnGap: space(8),
    },
    print: { display: 'block', padding: 0 },
  },
})

/** On a phone no more than this comes before the first field. */
export const head = style({
  gridColumn: 1,
  gridRow: 1,
  justifySelf: 'start',
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  '@media': { print: { marginBlockEnd: space(4) } },
})
globalStyle(`${head} h1`, { fontSize: 'clamp(1.375rem, 0.9rem + 2.2vw, 2.5rem)', letterSpacing: '-0.03em' })

/** Below the tool on a phone, above it where there is room. */
export const summary = style({
  maxWidth: '40em',
  color: color.ink2,
  fontSize: '1.0625rem',
  textWrap: 'pretty',
  '@media': { [wide.two]: { order: -1, marginBlockStart: `calc(-1 * ${space(4)})` } },
})

/** The line below the tool. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space(4)}`,
  marginBlockStart: `calc(-1 * ${space(3)})`,
  fontSize: '0.875rem',
  '@media': { print: { display: 'none' } },
})

const dotted = style({ '::before': dot })

export const crumb = style([
  dotted,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(2),
    minHeight: '44px',
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

globalStyle(`* + ${noteTitle}`, { marginBlockStart: space(3) })

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

const control = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: '44px',
  paddingInline: space(4),
  border: `1px solid ${color.field}`,
  borderRadius: radius.inside,
  backgroundColor: color.paper,
  color: color.ink,
  fontSize: '0.9375rem',
  fontWeight: 500,
  ':hover': { backgroundColor: color.paper2 },
  '@media': { print: { display: 'none' } },
})

export const star = style([
  iconButton,
  scripted,
  {
    selectors: { '&[aria-pressed=true]': { color: color.accent } },
    '@media': { print: { display: 'none' } },
  },
])
globalStyle(`${star}[aria-pressed=true] svg`, { fill: 'currentColor' })

/** A row of buttons under what they act on. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  color: color.ink2,
  fontSize: '0.9375rem',
  '@media': { print: { display: 'none' } },
})
export const actionButton = control

export const sources = style({ display: 'grid', gap: space(1), overflowWrap: 'anywhere' })

/** Closed questions say nothing on paper. */
export const faq = style([note, { '@media': { print: { display: 'none' } } }])
export const question = style({ borderBlockStart: `1px solid ${color.line}` })
globalStyle(`${question} + ${question}`, { marginBlockStart: `calc(-1 * ${space(2)})` })
globalStyle(`${question} > summary`, {
  display: 'list-item',
  paddingBlock: space(3),
  color: color.ink,
  fontWeight: 500,
  cursor: 'pointer',
})
globalStyle(`${question} > summary:focus-visible`, { outline: `3px solid ${color.accent}`, borderRadius: radius.small })
globalStyle(`${question} > :last-child`, { paddingBlockEnd: space(3) })
globalStyle(`${question} > summary:last-child`, { paddingBlockEnd: space(3) })

export const keywords = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  color: color.ink2,
  fontSize: '0.8125rem',
  '@media': { print: { display: 'none' } },
})
globalStyle(`${keywords} li`, {
  padding: `2px ${space(3)}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.outside,
  backgroundColor: color.paper,
})

export const slot = style({
  display: 'grid',
  placeItems: 'center',
  height: '250px',
  overflow: 'hidden',
  border: `1px dashed ${color.field}`,
  borderRadius: radius.outside,
  backgroundColor: color.paper2,
  color: color.ink2,
  fontSize: '0.8125rem',
  '@media': { print: { display: 'none' } },
})

export const preview = style({ ':empty': { display: 'none' } })

export const attributes = style({ margin: 0, display: 'grid', gap: space(2) })
globalStyle(`${attributes} dt`, { color: color.ink, font: `0.8125rem/1.6 ${font.mono}` })
globalStyle(`${attributes} dd`, { margin: 0, overflowWrap: 'anywhere' })
