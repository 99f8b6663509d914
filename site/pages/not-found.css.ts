import { globalStyle, style } from '@vanilla-extract/css'
import { card, dot } from '../layout/app.css'
import { radius, space, wide } from '../layout/scale'
import { color, tint } from '../layout/theme.css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space(4),
  paddingBlock: `${space(10)} ${space(16)}`,
  '@media': { [wide.two]: { paddingBlockStart: space(14) } },
})
globalStyle(`${page} h1`, { color: color.ink2, fontSize: '0.9375rem', letterSpacing: 0, fontWeight: 600 })

export const message = style({ display: 'grid', gap: space(4), color: color.ink2, fontSize: '1.0625rem' })
globalStyle(`${message} p`, { maxWidth: '36em' })

export const lead = style({})
globalStyle(`${message} ${lead}`, {
  marginBlockStart: `calc(${space(4)} * -1)`,
  color: color.ink,
  fontSize: 'clamp(1.75rem, 1.2rem + 3vw, 2.75rem)',
  lineHeight: 1.15,
  fontWeight: 720,
  letterSpacing: '-0.03em',
})

export const popular = style([card, { justifySelf: 'stretch', marginBlockStart: space(4), padding: space(5) }])
globalStyle(`${popular} ul`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  marginBlockStart: space(2),
  marginInline: '-12px',
})
globalStyle(`${popular} h2`, { fontSize: '1.125rem' })
export const pick = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: '52px',
  paddingInline: '12px',
  borderRadius: radius.inside,
  fontWeight: 500,
  textDecoration: 'none',
  ':hover': { backgroundColor: tint },
})

export const allTools = style({ marginBlockStart: space(4), fontSize: '1.125rem' })

/** Columns of about the same length. */
export const list = style({ justifySelf: 'stretch', columns: '15rem', columnGap: space(4), overflowWrap: 'anywhere' })

export const group = style([
  card,
  {
    // A column break would cut off the shadow of a block.
    display: 'inline-block',
    width: '100%',
    marginBlockEnd: space(4),
    padding: `${space(5)} ${space(5)} ${space(3)}`,
    verticalAlign: 'top',
  },
])
globalStyle(`${group} h3`, { display: 'flex', alignItems: 'center', gap: space(2), fontSize: '1rem' })
globalStyle(`${group} h3::before`, dot)

export const names = style({ marginBlockStart: space(1) })

export const toolLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  color: color.ink2,
  textDecoration: 'none',
  ':hover': { color: color.ink, textDecoration: 'underline' },
})
