import { globalStyle, style } from '@vanilla-extract/css'
import { card } from '../layout/app.css'
import { radius, space, wide } from '../layout/scale'
import { color } from '../layout/theme.css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  paddingBlock: `${space(8)} ${space(16)}`,
})

export const head = style({
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

export const section = style([
  card,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space(5),
    padding: space(4),
    '@media': { [wide.two]: { padding: space(6) } },
  },
])

/** A link leads here. */
globalStyle(`${section} h2`, { scrollMarginBlockStart: space(6) })

export const tool = style({ display: 'grid', gap: space(1), maxWidth: '26rem', color: color.ink2 })
globalStyle(`${tool} select`, {
  width: '100%',
  minHeight: '48px',
  paddingInline: space(3),
  border: `1px solid ${color.field}`,
  borderRadius: radius.inside,
  backgroundColor: color.paper,
  color: color.ink,
  font: 'inherit',
  fontWeight: 600,
})

/** As tall as a window, so that nothing visible moves when the builder arrives. */
export const place = style({ minHeight: '100dvh' })
