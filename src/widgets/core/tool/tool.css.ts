import { style } from '@vanilla-extract/css'
import { vars } from './theme.css'

const wide = '(min-width: 640px)'

/** What a card asks for its width: `(min-width: 640px)` in a `@container` rule. */
export const room = style({ containerType: 'inline-size' })

export const card = style({
  display: 'grid',
  position: 'relative',
  background: vars.paper,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radius,
  boxShadow: vars.shadow,
  overflow: 'clip',
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.15fr)' } },
  '@media': { print: { boxShadow: 'none' } },
})

const half = {
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  minWidth: 0,
  padding: 20,
  '@container': { [wide]: { padding: 28 } },
} as const

export const inputs = style(half)

/** Inputs to try: quieter than the tool's one action. */
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
  appearance: 'none',
  minHeight: 44,
  padding: '4px 14px',
  border: `1px solid ${vars.line}`,
  borderRadius: 999,
  background: 'transparent',
  color: vars.ink,
  font: 'inherit',
  cursor: 'pointer',
  touchAction: 'manipulation',
  ':hover': { background: vars.paper2 },
})

/** Over the foot of the card, or of the window where the card goes on: it comes and goes, and nothing moves. */
export const undo = style({
  gridColumn: '1 / -1',
  position: 'sticky',
  // Above the answer's bar, where that is.
  insetBlockEnd: 56,
  blockSize: 0,
  display: 'grid',
  alignContent: 'end',
  // At the end, where it covers the least of what is under it.
  justifyItems: 'end',
  paddingInlineEnd: 12,
  zIndex: 1,
  '@container': { [wide]: { insetBlockEnd: 12, justifyItems: 'start', paddingInlineStart: 28 } },
})
export const undoButton = style({
  appearance: 'none',
  minHeight: 44,
  padding: '4px 20px',
  marginBlockEnd: 12,
  borderRadius: 999,
  border: 0,
  background: vars.ink,
  color: vars.paper,
  fontSize: '.92em',
  fontWeight: 650,
  boxShadow: vars.shadow,
  cursor: 'pointer',
})

export const answer = style({
  ...half,
  position: 'relative',
  // Room at the head for the tag of an example, beside which a long label has none.
  paddingBlockStart: 40,
  gap: 16,
  background: vars.paper2,
  borderBlockStart: `1px solid ${vars.line}`,
  '@container': {
    [wide]: { padding: 28, borderBlockStart: 0, borderInlineStart: `1px solid ${vars.line}` },
  },
})

export const below = style({
  gridColumn: '1 / -1',
  minWidth: 0,
  borderBlockStart: `1px solid ${vars.line}`,
  background: vars.paper,
})

/** Fields side by side where there is room for both. */
export const row = style({
  display: 'grid',
  gap: 20,
  columnGap: 14,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(132px, 100%), 1fr))',
  alignItems: 'start',
})
