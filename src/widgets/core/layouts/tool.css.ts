import { globalStyle, style } from '@vanilla-extract/css'
import { spaced } from '../base/spaced'
import { mouse, vars } from '../base/theme.css'
import { between, errorLineHeight, wide } from '../fields/field.css'

/** For `@container` rules about the card's width, such as `(min-width: 860px)`. Inside the stage, they need this name. */
export const cardName = 'pegboard-card'

export const card = style({
  display: 'grid',
  position: 'relative',
  background: vars.paper,
  borderRadius: vars.radius,
  boxShadow: `0 0 0 1px color-mix(in srgb, ${vars.ink} 10%, transparent), ${vars.shadow}`,
  overflow: 'clip',
  '@container': { [wide]: { gridTemplateColumns: 'clamp(340px, 36cqi, 400px) minmax(0, 1fr)' } },
  '@media': { print: { boxShadow: 'none' }, '(forced-colors: active)': { outline: '1px solid' } },
})

/** An error fits between two fields at any density. */
const rowGap = `max(${errorLineHeight + 2}px, ${spaced(between)})`

/** In the space above the first field. */
export const clear = style({
  position: 'absolute',
  insetBlockStart: 2,
  // It spans the columns of a narrow form, so their edge is where it starts.
  insetInlineEnd: 0,
  minHeight: 24,
  padding: '0 4px',
  marginInlineEnd: -4,
  border: 0,
  background: 'transparent',
  color: vars.ink2,
  fontSize: '.8125em',
  cursor: 'pointer',
  '@container': {
    // Below the site's peg.
    '(min-width: 560px)': { insetBlockStart: 4 },
    [wide]: { insetInlineEnd: spaced(32) },
  },
  '@media': { [mouse]: { ':hover': { color: vars.ink } }, print: { display: 'none' } },
})

/** Fields, two per row if the card is neither narrow nor wide enough for the answer next to them. */
export const inputs = style({
  display: 'grid',
  gap: rowGap,
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  position: 'relative',
  padding: spaced(26, 16, 16),
  '@container': {
    '(min-width: 560px)': { padding: spaced(28, 24, 24) },
    '(min-width: 560px) and (max-width: 859.98px)': {
      gap: `${rowGap} 24px`,
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    },
    [wide]: { padding: spaced(32), gridTemplateRows: 'auto' },
  },
})
/** Next to an answer, the button is at the bottom of the form, level with the actions of most answers. */
export const form = style([
  inputs,
  {
    '@container': {
      [wide]: { display: 'flex', flexDirection: 'column', minBlockSize: 'min(100%, 720px)' },
    },
  },
])
globalStyle(`${form} > [part=button]`, { '@container': { [wide]: { marginBlockStart: 'auto' } } })

/** Followed by so many fields and then by something else. */
const followedBy = (count: number) => `:has(${' + [part=field]'.repeat(count)} + :not([part=field]))`
/** The first field of several. */
const first = ':is([part=field]:first-child, :not([part=field]) + [part=field])'
/** A field that would be alone in its row fills it, so that no half is empty: the first of one or three. */
globalStyle(`${inputs} > :is(:not([part=field]), ${first}:is(${followedBy(0)}, ${followedBy(2)}))`, {
  '@container': { '(max-width: 859.98px)': { gridColumn: '1 / -1' } },
})

/** Directly below the fields or, if the answer is next to them, at the bottom of the card in its full width. */
export const samplesAndUndo = style({
  display: 'flex',
  flexDirection: 'column',
  gap: between,
  minWidth: 0,
  padding: '0 16px 12px',
  '@container': {
    '(min-width: 560px)': { paddingInline: 24 },
    [wide]: {
      order: 2,
      flexDirection: 'row',
      alignItems: 'center',
      gap: 16,
      gridColumn: '1 / -1',
      padding: '10px 32px',
      background: vars.paper,
      borderBlockStart: `1px solid ${vars.line}`,
    },
  },
  selectors: { '&:not(:has(button))': { padding: 0, borderBlockStart: 0 } },
})

/** Sample inputs, less prominent than the tool's main action. */
export const samples = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  color: vars.ink2,
  fontSize: '.88em',
  '@media': { print: { display: 'none' } },
})
export const sample = style({
  minHeight: 44,
  padding: '4px 14px',
  border: `1px solid ${vars.line}`,
  borderRadius: 999,
  background: 'transparent',
  color: vars.ink,
  cursor: 'pointer',
  touchAction: 'manipulation',
  '@media': { [mouse]: { ':hover': { background: vars.paper2 } } },
})

/**
 * After the samples, on its own line if the card is narrow, so that it covers nothing clickable. While that line is out
 * of view, it sticks to the bottom of the window, above an answer bar (answer-bar.css.ts). Its space stays reserved after
 * its first use.
 */
export const undo = style({
  position: 'sticky',
  insetBlockEnd: 12,
  display: 'flex',
  justifyContent: 'end',
  minHeight: 44,
  marginInlineStart: 'auto',
  zIndex: 1,
  pointerEvents: 'none',
  selectors: { '&[data-unused]': { position: 'absolute' } },
  '@media': { print: { display: 'none' } },
})
export const undoButton = style({
  minHeight: 44,
  padding: '4px 20px',
  pointerEvents: 'auto',
  borderRadius: 999,
  // Visible in forced colors, which drop backgrounds.
  border: '1px solid transparent',
  background: vars.ink,
  color: vars.paper,
  fontSize: '.92em',
  fontWeight: 650,
  boxShadow: vars.shadow,
  cursor: 'pointer',
})

/** The stage: the answer, its meaning and its chart. */
export const answer = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: spaced(16),
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  // Space at the top for the example tag, because a long label doesn't fit next to it.
  padding: `max(44px, 2em) ${spaced(16, 16)}`,
  background: vars.paper2,
  borderBlockStart: `1px solid ${vars.line}`,
  containerType: 'inline-size',
  '@container': {
    '(min-width: 560px)': { paddingInline: spaced(24), paddingBlockEnd: spaced(24) },
    [wide]: {
      // Room for the answer to stay in view. A note below it is at the bottom.
      gridTemplateRows: '1fr',
      paddingInline: spaced(40),
      borderBlockStart: 0,
      borderInlineStart: `1px solid ${vars.line}`,
    },
    // At the usual text size, the tag is next to the label.
    '(min-width: 50em)': { paddingBlockStart: 32 },
  },
})

/** Next to a longer form, the answer's figure stays in view. */
globalStyle(`${answer} > [data-status]`, {
  '@media': {
    screen: {
      '@container': {
        [`${cardName} ${wide}`]: { position: 'sticky', insetBlockStart: 32, alignSelf: 'start' },
      },
    },
  },
})

/** Aligned with the rest of the stage. */
globalStyle(`${answer} > [data-slot=notice]`, { '@container': { [`${cardName} ${wide}`]: { insetInlineEnd: 40 } } })

export const below = style({
  gridColumn: '1 / -1',
  order: 1,
  minWidth: 0,
  borderBlockStart: `1px solid ${vars.line}`,
  background: vars.paper,
})
