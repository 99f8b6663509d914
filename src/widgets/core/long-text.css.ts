import { globalStyle, style } from '@vanilla-extract/css'
import { area } from './text-area.css'
import { vars } from './theme.css'

/** A text field with a thin bar above it, and below it too where the text stands in parts. */
export const pane = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  background: vars.paper,
  border: `1px solid ${vars.field}`,
  borderRadius: vars.inner,
  overflow: 'hidden',
  selectors: {
    '&:has(> textarea:focus)': { outline: `3px solid ${vars.accent}`, outlineOffset: 1 },
    '&:has([aria-invalid=true])': { borderColor: vars.fault, boxShadow: `inset 0 0 0 1px ${vars.fault}` },
  },
})

export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  padding: 4,
  background: vars.paper2,
  fontSize: '.86em',
  ':first-child': { borderBlockEnd: `1px solid ${vars.line}` },
  ':last-child': { borderBlockStart: `1px solid ${vars.line}` },
})

globalStyle(`${strip} button`, {
  appearance: 'none',
  minHeight: 34,
  minWidth: 28,
  padding: '4px 8px',
  border: 0,
  borderRadius: 6,
  background: 'transparent',
  color: vars.ink,
  fontSize: '1em',
  fontWeight: 600,
  cursor: 'pointer',
})
globalStyle(`${strip} button:hover`, { background: vars.line })
globalStyle(`${strip} button:focus-visible`, { outlineOffset: -2 })

/** Takes the room that is left: what follows stands at the end. */
export const spring = style({ flex: 1 })

/** Tall enough to stand beside an answer; a person can pull it further. */
export const tall = style([area, { minHeight: 220, '@container': { '(min-width: 640px)': { minHeight: 380 } } }])
