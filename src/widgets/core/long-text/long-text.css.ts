import { globalStyle, style } from '@vanilla-extract/css'
import { mouse, vars } from '../base/theme.css'
import { focused, outlined } from '../fields/field.css'
import { area } from '../fields/text-area.css'

/** A text field with a toolbar above it, and one below it if the text is shown in parts. */
export const pane = style([
  outlined,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minWidth: 0,
    selectors: {
      '&:has(> textarea:focus)': focused,
      // Inside the frame, the editor would cover parts of a shadow.
      '&:has([aria-invalid=true])': { boxShadow: 'none' },
    },
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
  minHeight: 34,
  minWidth: 28,
  padding: '4px 8px',
  border: 0,
  borderRadius: 8,
  background: 'transparent',
  color: vars.ink2,
  fontSize: '1em',
  fontWeight: 500,
  cursor: 'pointer',
})
globalStyle(`${strip} button:hover`, { '@media': { [mouse]: { background: vars.tonal, color: vars.ink } } })
globalStyle(`${strip} button:focus-visible`, { outlineOffset: -2 })

/** Lines of code scroll sideways, as in the editor. */
export const unwrapped = style({ whiteSpace: 'pre', overflowX: 'auto' })

/** A text field prints only what's in view, so the paper has the text itself. */
export const onPaper = style({
  display: 'none',
  margin: 0,
  padding: '8px 20px',
  font: 'inherit',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '@media': { print: { display: 'block', gridColumn: '1 / -1' } },
})
globalStyle(`${pane}:has(> ${onPaper}) > :is(textarea, ${strip})`, { '@media': { print: { display: 'none' } } })

/** Takes the remaining space, which pushes the following items to the end. */
export const spring = style({ flex: 1 })
// So do those that don't fit into its line.
globalStyle(`${strip}:has(> ${spring})`, { justifyContent: 'end' })

/** Tall enough next to an answer, and resizable. */
export const tall = style([area, { minHeight: 220, '@container': { '(min-width: 640px)': { minHeight: 380 } } }])
