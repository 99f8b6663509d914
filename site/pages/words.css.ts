import { globalStyle, style } from '@vanilla-extract/css'
import { card } from '../layout/app.css'
import { font, radius, space } from '../layout/scale'
import { color, peg, tint } from '../layout/theme.css'

/** Body text directly on the wall. */
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  minWidth: 0,
  color: color.ink2,
  fontSize: '1.0625rem',
  lineHeight: '1.75rem',
  overflowWrap: 'break-word',
})
globalStyle(`${section} h2`, {
  color: color.ink,
  fontSize: '1.5rem',
  lineHeight: '2rem',
  letterSpacing: '-0.015em',
})

export const bullets = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) })
globalStyle(`${bullets} li`, { position: 'relative', overflowWrap: 'anywhere', paddingInlineStart: space(5) })
globalStyle(`${bullets} li::before`, {
  content: '',
  position: 'absolute',
  insetInlineStart: '4px',
  insetBlockStart: '11px',
  width: '6px',
  height: '6px',
  borderRadius: '50%',
  backgroundColor: color.field,
})

export const sources = style({ display: 'grid', gap: space(1), overflowWrap: 'anywhere' })
globalStyle(`${sources} a`, { color: color.ink })

/** Questions in rows. The answers to closed ones aren't printed. */
export const faq = style({ '@media': { print: { display: 'none' } } })
export const question = style({ borderBlockStart: `1px solid ${color.line}` })
globalStyle(`${question}:last-child`, { borderBlockEnd: `1px solid ${color.line}` })
globalStyle(`${question} > summary`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(4),
  minHeight: '56px',
  paddingBlock: space(3),
  color: color.ink,
  fontSize: '1rem',
  overflowWrap: 'anywhere',
  lineHeight: '1.5rem',
  fontWeight: 600,
  cursor: 'pointer',
})
globalStyle(`${question} > summary::-webkit-details-marker`, { display: 'none' })
globalStyle(`${question} > summary::after`, {
  content: '',
  flex: 'none',
  width: '8px',
  height: '8px',
  marginInlineEnd: '4px',
  borderInlineEnd: `1.75px solid ${color.ink2}`,
  borderBlockEnd: `1.75px solid ${color.ink2}`,
  transform: 'translateY(-2px) rotate(45deg)',
})
globalStyle(`${question}[open] > summary::after`, { transform: 'translateY(2px) rotate(225deg)' })
globalStyle(`${question} > summary:focus-visible`, { outline: `2px solid ${color.accent}`, borderRadius: radius.small })
globalStyle(`${question} > :not(summary)`, { paddingBlockEnd: space(4) })

/** A card in the rail: a title with a table or a few sentences. */
export const fact = style({ color: color.ink2, fontSize: '0.9375rem', lineHeight: '1.5rem' })
export const railTitle = style({
  marginBlockEnd: space(2),
  color: color.ink,
  fontSize: '1rem',
  lineHeight: '1.5rem',
  letterSpacing: 0,
  fontWeight: 650,
})
export const rows = style({ margin: 0 })
globalStyle(`${rows} dd`, { overflowWrap: 'anywhere' })
globalStyle(`${rows} > div`, {
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  justifyContent: 'space-between',
  columnGap: space(4),
  paddingBlock: '5px',
  borderBlockEnd: `1px solid ${color.line}`,
})
globalStyle(`${rows} > div:last-child`, { borderBlockEnd: 0 })
globalStyle(`${rows} dd`, { margin: 0, color: color.ink, fontVariantNumeric: 'tabular-nums', textAlign: 'end' })

/** A tool with its icon and a living example. */
export const relatedLink = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space(3),
  minHeight: '56px',
  marginInline: '-8px',
  padding: '6px 8px',
  borderRadius: radius.inside,
  color: color.ink,
  fontSize: '0.9375rem',
  lineHeight: '1.25rem',
  fontWeight: 500,
  textDecoration: 'none',
  ':hover': { backgroundColor: color.paper },
})
globalStyle(`${relatedLink} small`, {
  display: 'block',
  overflow: 'hidden',
  color: color.ink2,
  fontSize: '0.8125rem',
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
globalStyle(`${relatedLink} > :last-child`, { minWidth: 0 })

/** The embed code, in a collapsed row. */
export const embed = style([card, { '@media': { print: { display: 'none' } } }])
export const embedRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(3),
  padding: `${space(4)} ${space(5)}`,
})
globalStyle(`${embedRow} p`, { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const embedTitle = style({ fontSize: '1rem', lineHeight: '1.5rem', letterSpacing: 0, fontWeight: 650 })
export const tag = style({ color: color.ink2, font: `0.8125rem/1.5 ${font.mono}` })
/** Names of attributes and the like, with their meanings. */
export const reference = style({ display: 'grid', gap: space(3), color: color.ink2, fontSize: '0.9375rem' })
export const more = style([reference, { padding: `0 ${space(5)} ${space(5)}` }])
export const fold = style({ borderBlockStart: `1px solid ${color.line}` })
globalStyle(`${fold} > summary`, {
  padding: `${space(3)} ${space(5)}`,
  color: color.ink2,
  fontSize: '0.9375rem',
  cursor: 'pointer',
})

export const code = style({
  margin: 0,
  padding: space(3),
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  borderRadius: radius.inside,
  backgroundColor: color.paper2,
  color: color.ink,
  font: `0.8125rem/1.6 ${font.mono}`,
  userSelect: 'all',
})
export const attributes = style({ margin: 0, display: 'grid', gap: space(2) })
globalStyle(`${attributes} dt`, { color: color.ink, font: `0.8125rem/1.6 ${font.mono}` })
globalStyle(`${attributes} dd`, { margin: 0 })
globalStyle(`${reference} :is(p, dt, dd)`, { overflowWrap: 'anywhere' })
globalStyle(`${reference} h3`, { marginBlockStart: space(4), color: color.ink, fontSize: '0.9375rem' })

/** The formula with letters, their meanings, and the formula with numbers. */
export const formula = style([
  card,
  {
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space(4),
    marginBlock: space(2),
    padding: `${space(5)} min(${space(6)}, 5vw)`,
    overflowX: 'auto',
  },
])
globalStyle(`${formula} math`, { justifySelf: 'start', color: color.ink, fontSize: 'clamp(0.9375rem, 5.6cqi, 1.5rem)' })
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space(5)}`,
  margin: 0,
  fontSize: '0.9375rem',
  lineHeight: '1.5rem',
})
globalStyle(`${legend} > div`, { display: 'flex', gap: space(1.5) })
globalStyle(`${legend} dd`, { margin: 0 })
globalStyle(`${legend} dt`, { color: color.ink, fontStyle: 'italic', fontFamily: 'math, serif' })
export const filledIn = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  paddingBlockStart: space(4),
  borderBlockStart: `1px solid ${color.line}`,
  selectors: { '&[hidden]': { display: 'none' } },
})
export const whose = style({
  padding: `0 ${space(2)}`,
  borderRadius: radius.small,
  backgroundColor: tint,
  color: peg,
  fontSize: '0.8125rem',
  fontWeight: 650,
  lineHeight: '1.375rem',
})

export const keywords = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space(3)}`,
  minWidth: 0,
  color: color.ink2,
  fontSize: '0.8125rem',
  lineHeight: '1.375rem',
})
