import { style } from '@vanilla-extract/css'
import { space, wide } from './scale'
import { color } from './theme.css'

export const foot = style({
  backgroundColor: color.paper,
  borderBlockStart: `1px solid ${color.line}`,
  color: color.ink2,
  fontSize: '0.9375rem',
  '@media': { print: { display: 'none' } },
})

export const inner = style({
  display: 'grid',
  gap: space(8),
  paddingBlock: `${space(10)} ${space(6)}`,
  '@media': { [wide.two]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.5fr)' } },
})

export const about = style({ display: 'grid', alignContent: 'start', gap: space(2), maxWidth: '26em' })
export const brand = style({ color: color.ink, fontWeight: 720, fontSize: '1.0625rem', letterSpacing: '-0.02em' })
export const title = style({ color: color.ink, fontSize: '1rem', lineHeight: 1.6 })

export const names = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(9.5rem, 30%), 1fr))',
  columnGap: space(4),
})

export const link = style({
  padding: 0,
  border: 0,
  background: 'none',
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  textDecoration: 'none',
  ':hover': { color: color.ink, textDecoration: 'underline' },
})

export const legal = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(1)} ${space(6)}`,
  paddingBlockStart: space(5),
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: '0.875rem',
})

export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: space(5) })
