import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../core/base/theme.css'
import { chosen, segment, segments } from '../core/fields/choice.css'
import { errorLineHeight, hint } from '../core/fields/field.css'
import { pictureHeight } from '../core/layouts/canvas.css'

export const kinds = style({
  display: 'grid',
  gap: 6,
  gridTemplateColumns: 'repeat(auto-fit, minmax(92px, 1fr))',
})

/** Fields, until they're loaded. */
export const loading = style({ minBlockSize: 150 })

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
  selectors: {
    '&[data-caution]': { color: vars.caution },
    [outdated]: { color: vars.ink3 },
    '&&&[data-failed]': { color: vars.error },
  },
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

/** A code with a frame or a caption isn't square. */
export const styled = style([picture, { aspectRatio: 'auto', objectFit: 'contain' }])

/** A mode's fields, laid out as if they were the tool's only ones. */
export const panel = style({ display: 'contents', selectors: { '&[hidden]': { display: 'none' } } })
/** Options open over the full width, also where the fields are in two columns. */
globalStyle(`${panel} > details`, { gridColumn: '1 / -1' })

/** A segmented control. */
export const modes = style([segments, { gridColumn: '1 / -1', margin: 0, border: 0, minInlineSize: 0 }])
export const mode = style([
  segment,
  {
    background: 'transparent',
    selectors: { '&[aria-pressed=true]': chosen },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[aria-pressed=true]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  },
])

/** Takes a dropped file. */
export const drop = style({ display: 'grid', gap: 8, minWidth: 0 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' })
export const fileName = style({ margin: 0, fontWeight: 600, overflowWrap: 'anywhere' })

/** The fields of Batch and Read. */
export const reader = style({ display: 'grid', gap: 16, gridColumn: '1 / -1', gridTemplateColumns: 'minmax(0, 1fr)' })
/** Room for an error message, which takes only one line of its own. */
export const failed = style({ paddingBlockEnd: errorLineHeight })
export const said = style({ margin: 0, color: vars.ink2, ':empty': { display: 'none' } })

/** The image or the camera's picture, or the place for it. */
export const viewfinder = style({
  ...pictureHeight,
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  border: `1px dashed ${vars.field}`,
  borderRadius: 12,
  background: vars.paper,
  '@container': { '(min-width: 560px)': { blockSize: 380 } },
})
export const seen = style({
  maxInlineSize: '100%',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  minBlockSize: 0,
})
export const nothingYet = style({
  margin: 0,
  padding: 24,
  maxInlineSize: '36ch',
  textAlign: 'center',
  color: vars.ink2,
})
export const foundText = style({
  maxBlockSize: 200,
  overflow: 'auto',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  fontFamily: vars.mono,
})
export const host = style({ margin: 0, fontWeight: 650, overflowWrap: 'anywhere' })
export const fieldValue = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' })

export const preview = style({ display: 'grid', gap: 10, minWidth: 0 })
export const rows = style({ display: 'grid', gap: 6, margin: 0, padding: 0, listStyle: 'none', minWidth: 0 })
export const previewRow = style({ display: 'grid', minWidth: 0, fontSize: '.9em' })
globalStyle(`${previewRow} > *`, { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 })
globalStyle(`${previewRow} > span`, { color: vars.ink2, fontFamily: vars.mono })
export const working = style({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center', minHeight: 48 })
export const progress = style({ flex: '1 1 120px', accentColor: vars.hue })
export const badRow = style({ display: 'flex', gap: 8, color: vars.error, fontSize: '.9em', overflowWrap: 'anywhere' })
globalStyle(`${badRow} > svg`, { flex: 'none', marginBlockStart: 3 })

/** A caution and the button that removes its cause. */
export const cautionBox = style({ display: 'grid', gap: 12, justifyItems: 'start' })
