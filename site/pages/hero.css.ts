import { globalStyle, style } from '@vanilla-extract/css'
import { card, pegged } from '../layout/app.css'
import { radius, space, wide } from '../layout/scale'
import { color } from '../layout/theme.css'

export const hero = style({
  display: 'grid',
  alignItems: 'center',
  gap: space(8),
  paddingBlock: `${space(10)} ${space(9)}`,
  '@media': {
    [wide.two]: { paddingBlock: `${space(14)} ${space(12)}` },
    [wide.three]: { gridTemplateColumns: 'minmax(0, 1fr) 16rem' },
  },
})

export const pitch = style({ justifySelf: 'start', display: 'grid', gap: space(5) })

export const title = style({
  maxWidth: '13em',
  fontSize: 'clamp(2.25rem, 1.5rem + 4vw, 3.75rem)',
  lineHeight: 1.05,
  letterSpacing: '-0.035em',
})

export const lead = style({ maxWidth: '36em', color: color.ink2, fontSize: '1.125rem', textWrap: 'pretty' })

/** Three cards in a row, the full width below the pitch. */
export const features = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: space(4),
  '@media': { [wide.two]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})

export const feature = style([card, { padding: `${space(4)} ${space(5)}`, color: color.ink2, fontSize: '0.9375rem' }])
globalStyle(`${feature} h2`, { marginBlockEnd: space(1), color: color.ink, fontSize: '1rem' })

/** Three answers that hang a little crooked. */
export const slips = style({
  display: 'none',
  gap: space(7),
  '@media': { [wide.three]: { display: 'grid' } },
})

export const slip = style([
  card,
  pegged,
  {
    display: 'grid',
    width: '16rem',
    padding: `${space(4)} ${space(5)} ${space(3)}`,
    borderRadius: radius.inside,
    color: color.ink2,
    fontSize: '0.875rem',
    transformOrigin: '50% 0',
    selectors: {
      '&:nth-child(1)': { rotate: '-1.6deg' },
      '&:nth-child(2)': { rotate: '1.1deg', translate: '-2rem 0' },
      '&:nth-child(3)': { rotate: '-0.7deg', translate: '0.5rem 0' },
    },
  },
])
globalStyle(`${slip} strong`, {
  color: color.ink,
  fontSize: '1.375rem',
  fontWeight: 720,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
})
