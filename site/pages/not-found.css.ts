import { globalStyle, style } from '@vanilla-extract/css'
import { card, dot } from '../layout/app.css'
import { space, wide } from '../layout/scale'
import { color } from '../layout/theme.css'

export const page = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space(4),
  paddingBlock: `${space(10)} ${space(16)}`,
  '@media': { [wide.two]: { paddingBlockStart: space(14) } },
})
globalStyle(`${page} h1`, {
  color: color.ink,
  fontSize: 'clamp(1.75rem, 1.2rem + 3vw, 2.75rem)',
  letterSpacing: '-0.03em',
})

export const message = style({ display: 'grid', gap: space(4), color: color.ink2, fontSize: '1.0625rem' })
globalStyle(`${message} p`, { maxWidth: '36em' })

export const list = style({
  justifySelf: 'stretch',
  marginBlockStart: space(4),
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  gap: space(4),
})

export const group = style([card, { padding: `${space(5)} ${space(5)} ${space(3)}` }])
globalStyle(`${group} h2`, { display: 'flex', alignItems: 'center', gap: space(2), fontSize: '1rem' })
globalStyle(`${group} h2::before`, dot)

export const names = style({ marginBlockStart: space(1) })

export const toolLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  color: color.ink2,
  textDecoration: 'none',
  ':hover': { color: color.ink, textDecoration: 'underline' },
})
