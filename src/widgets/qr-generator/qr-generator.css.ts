import { style } from '@vanilla-extract/css'
import { hint } from '../core/fields/field.css'
import { vars } from '../core/tool/theme.css'

export const kinds = style({
  display: 'grid',
  gap: 6,
  gridTemplateColumns: 'repeat(auto-fit, minmax(92px, 1fr))',
})

/** Beside an edit that has no code. */
const outdated = '[data-status=outdated] &'

export const picture = style({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: 'auto',
  borderRadius: 6,
  outline: `1px solid ${vars.line}`,
  forcedColorAdjust: 'none',
  selectors: { [outdated]: { opacity: 0.4 } },
})

export const scans = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: vars.series3,
  fontWeight: 650,
  selectors: { [outdated]: { color: vars.ink2 } },
})

export const held = style({ display: 'grid', gap: 2 })
export const holds = style({ color: vars.ink2, fontSize: '.92em' })

/** The beginning will do: the whole of it is in the code. */
export const text = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  fontFamily: vars.mono,
  fontSize: '.86em',
})

export const denied = style([hint, { flexBasis: '100%' }])
