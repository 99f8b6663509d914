import { style } from '@vanilla-extract/css'
import { hint } from '../core/fields/field.css'
import { pictureHeight } from '../core/layouts/canvas.css'
import { vars } from '../core/tool/theme.css'

export const kinds = style({
  display: 'grid',
  gap: 6,
  gridTemplateColumns: 'repeat(auto-fit, minmax(92px, 1fr))',
})

/** The result of the scan test above the centered code. */
export const stage = style({
  ...pictureHeight,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  justifyItems: 'center',
  gap: 8,
  '@container': { '(min-width: 560px)': { blockSize: 380 } },
})

/** After an edit, until there's a new code. */
const outdated = '[data-picture=outdated] &'

export const picture = style({
  maxInlineSize: '100%',
  inlineSize: 'auto',
  blockSize: '100%',
  aspectRatio: 1,
  borderRadius: 12,
  boxShadow: `0 0 0 1px ${vars.line}`,
  forcedColorAdjust: 'none',
  selectors: { [outdated]: { opacity: 0.4 } },
})

export const scans = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  justifySelf: 'start',
  minHeight: 24,
  color: vars.good,
  fontSize: '.9375em',
  fontWeight: 650,
  selectors: { '&[data-caution]': { color: vars.caution }, [outdated]: { color: vars.ink3 } },
})

export const content = style({ display: 'grid', gap: 2 })
export const contentLabel = style({ color: vars.ink2, fontSize: '.92em' })

/** Shows only the first lines of long content. */
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
