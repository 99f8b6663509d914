import { globalStyle, style } from '@vanilla-extract/css'
import { card } from '../layout/app.css'
import { radius, space, wide } from '../layout/scale'
import { color, tint } from '../layout/theme.css'

/** Guides and legal texts: a reading column and a sidebar. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  paddingBlock: `${space(8)} ${space(16)}`,
  '@media': {
    [wide.three]: { gridTemplateColumns: 'minmax(0, 1fr) 16.5rem', columnGap: space(8) },
    print: { display: 'block', padding: 0 },
  },
})

export const head = style({
  gridColumn: '1 / -1',
  justifySelf: 'start',
  display: 'grid',
  gap: space(3),
  color: color.ink2,
  fontSize: '1.0625rem',
})
globalStyle(`${head} h1`, {
  color: color.ink,
  fontSize: 'clamp(1.75rem, 1.4rem + 2vw, 2.5rem)',
  letterSpacing: '-0.03em',
})
globalStyle(`${head} p`, { maxWidth: '40em', textWrap: 'pretty' })

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space(4),
  minWidth: 0,
})

export const side = style({ alignSelf: 'start', '@media': { print: { display: 'none' } } })

export const guide = style([card, { minWidth: 0 }])

export const summary = style({
  position: 'relative',
  display: 'grid',
  gap: space(1),
  padding: space(5),
  paddingInlineEnd: space(12),
  borderRadius: radius.outside,
  color: color.ink2,
  listStyle: 'none',
  cursor: 'pointer',
  ':hover': { backgroundColor: color.paper2 },
  ':focus-visible': { outline: `3px solid ${color.accent}`, outlineOffset: '2px' },

  '::after': {
    content: '',
    position: 'absolute',
    insetInlineEnd: space(6),
    insetBlockStart: '1.75rem',
    width: '9px',
    height: '9px',
    borderInlineEnd: '2px solid',
    borderBlockEnd: '2px solid',
    transform: 'rotate(45deg)',
  },
  selectors: { 'details[open] > &::after': { transform: 'translateY(4px) rotate(225deg)' } },
})
globalStyle(`${summary}::-webkit-details-marker`, { display: 'none' })
globalStyle(`${summary} h2`, { color: color.ink, fontSize: '1.1875rem' })
globalStyle(`${summary} time`, { fontSize: '0.875rem' })

/** As wide as its text, so that both sides have the same padding. */
export const paper = style({
  maxWidth: `calc(42em + ${space(16)})`,
  padding: `${space(6)} ${space(5)}`,
  '@media': { [wide.two]: { padding: space(8) } },
})

/** Body text. */
export const prose = style({ color: color.ink, overflowWrap: 'break-word' })
/** Links to this leave room for the title above it. On a phone, the title and the excerpt are taller. */
globalStyle(`details > ${prose}`, {
  scrollMarginBlockStart: space(62),
  padding: `${space(1)} ${space(5)} ${space(6)}`,
  '@media': { [wide.two]: { scrollMarginBlockStart: space(36) } },
})
globalStyle(`${prose} > *`, { maxWidth: '42em' })
/** On a phone, and with large text, a wide table scrolls. */
globalStyle(`${prose} > table`, { display: 'block', overflowX: 'auto' })
globalStyle(`${prose} > * + *`, { marginBlockStart: space(4) })
globalStyle(`${prose} > :is(h2, h3)`, { marginBlockStart: space(8), fontSize: '1.1875rem' })
globalStyle(`${prose} > :is(h2, h3):first-child`, { marginBlockStart: 0 })
globalStyle(`${prose} > :is(h2, h3) + *`, { marginBlockStart: space(2) })
globalStyle(`${prose} :is(ul, ol)`, { margin: 0, paddingInlineStart: space(5) })
globalStyle(`${prose} > * + :is(ul, ol)`, { marginBlockStart: space(2) })
globalStyle(`${prose} ul`, { listStyle: 'disc' })
globalStyle(`${prose} li + li`, { marginBlockStart: space(1) })
globalStyle(`${prose} table`, { borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' })
globalStyle(`${prose} :is(th, td)`, {
  padding: `${space(2)} ${space(4)} ${space(2)} 0`,
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
})
globalStyle(`${prose} :is(code, pre)`, {
  borderRadius: radius.small,
  backgroundColor: color.paper2,
  fontSize: '0.875em',
})
globalStyle(`${prose} code`, { overflowWrap: 'anywhere' })
globalStyle(`${prose} pre`, { padding: space(3), whiteSpace: 'pre-wrap' })

/** The tools that the guide is about. */
export const tools = style({})
globalStyle(`${prose} > ${tools}`, { display: 'flex', flexWrap: 'wrap', gap: space(2), padding: 0, listStyle: 'none' })
globalStyle(`${prose} ${tools} li`, { margin: 0, minWidth: 0 })
export const toolLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: '44px',
  padding: `${space(1)} ${space(3)} ${space(1)} ${space(1.5)}`,
  borderRadius: radius.inside,
  backgroundColor: color.paper2,
  fontSize: '0.9375rem',
  fontWeight: 500,
  textDecoration: 'none',
  ':hover': { backgroundColor: tint },
})

export const foot = style({ color: color.ink2, fontSize: '0.875rem' })
