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

/**
 * After the fields, in a line of its own, so that it covers nothing that a person may want to press; over the foot of the
 * window, and of the answer's bar there, as long as its line is out of sight. Once it was there its room stays.
 */
export const undo = style({
  position: 'sticky',
  insetBlockEnd: 64,
  display: 'flex',
  justifyContent: 'end',
  minHeight: 44,
  zIndex: 1,
  pointerEvents: 'none',
  selectors: { '&[data-unused]': { minHeight: 0, marginBlockStart: -20 } },
  '@container': { [wide]: { insetBlockEnd: 12 } },
})
export const undoButton = style({
  appearance: 'none',
  minHeight: 44,
  padding: '4px 20px',
  pointerEvents: 'auto',
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
    [wide]: { padding: '40px 28px 28px', borderBlockStart: 0, borderInlineStart: `1px solid ${vars.line}` },
  },
})

export const below = style({
  gridColumn: '1 / -1',
  minWidth: 0,
  borderBlockStart: `1px solid ${vars.line}`,
  background: vars.paper,
})
