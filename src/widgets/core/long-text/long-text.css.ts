import { globalStyle, style } from '@vanilla-extract/css'
import { focused, outlined } from '../fields/field.css'
import { area } from '../fields/text-area.css'
import { vars } from '../tool/theme.css'

/** A text field with a thin bar above it, and one below it where the text is shown in parts. */
export const pane = style([
  outlined,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minWidth: 0,
    selectors: { '&:has(> textarea:focus)': focused },
  },
])

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

/** Takes the room that is left, so that what follows is at the end. */
export const spring = style({ flex: 1 })

/** Tall enough beside an answer; a person can make it taller. */
export const tall = style([area, { minHeight: 220, '@container': { '(min-width: 640px)': { minHeight: 380 } } }])
