import { globalStyle, style } from '@vanilla-extract/css'
import { mouse, vars } from '../core/base/theme.css'
import { wide } from '../core/fields/field.css'

const tiny = '(max-width: 300px)'

/** Rows with a hint close below. */
export const withHint = style({ display: 'grid', gap: 8 })

/** Two tables side by side if there’s room. Otherwise they look like one. */
export const scales = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: '8px 4px',
  '@container': {
    '(min-width: 560px)': { padding: '12px' },
    [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 40, padding: '20px 20px 24px' },
  },
})
/** Its head still sets the widths of the columns, and screen readers still read it. */
globalStyle(`${scales} > :last-child thead th`, {
  '@container': { '(max-width: 859.98px)': { fontSize: 0, lineHeight: 0, paddingBlock: 0 } },
})

/** The columns have fixed widths, so that those of both tables are aligned and nothing moves. */
globalStyle(`${scales} table`, { tableLayout: 'fixed' })
for (const [column, narrow, roomy] of [
  [1, 22, 30],
  [2, 35, 30],
  [3, 15, 16],
  [4, 28, 24],
])
  globalStyle(`${scales} tr > :nth-child(${column})`, {
    inlineSize: `${narrow}%`,
    '@container': { '(min-width: 560px)': { inlineSize: `${roomy}%` } },
  })

/** Titles wrap if a column is too narrow for its words. */
globalStyle(`${scales} thead th`, { whiteSpace: 'normal' })

/** On very narrow cards, words wrap. */
globalStyle(`${scales} table`, {
  '@container': { [tiny]: { fontSize: '.72em', whiteSpace: 'normal', overflowWrap: 'anywhere' } },
})
globalStyle(`${scales} :is(th, td):nth-child(n)`, { '@container': { [tiny]: { paddingInline: '7px 0' } } })

/** The current row is tinted, bold and labeled. */
export const row = style({ position: 'relative' })
globalStyle(`${row}[aria-current]`, { background: vars.tint, boxShadow: `inset 4px 0 ${vars.hue}` })
globalStyle(`${row}[aria-current] th`, { fontWeight: 650 })

export const letter = style({ display: 'inline-block', inlineSize: '2em' })

/** The whole row is the button. */
export const choose = style([
  letter,
  {
    minBlockSize: 24,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '::after': { content: '""', position: 'absolute', inset: 0 },
    ':focus-visible': { outline: 'none' },
    selectors: { '&:focus-visible::after': { outline: `2px solid ${vars.accent}`, outlineOffset: -2 } },
  },
])
globalStyle(`${row}:hover`, { '@media': { [mouse]: { background: vars.tonal } } })
export const mark = style({ color: vars.hue, fontWeight: 650, visibility: 'hidden' })
globalStyle(`${row}[aria-current] ${mark}`, { visibility: 'visible' })
/** If there's no room, only the check mark is visible. Screen readers still get the text. */
globalStyle(`${mark} span`, {
  '@container': { '(max-width: 560px)': { position: 'absolute', clipPath: 'inset(50%)' } },
})

/** A number line runs from left to right in every language. */
export const strip = style({
  direction: 'ltr',
  overflow: 'visible',
  fill: vars.ink2,
  fontSize: 'clamp(11px, 2.4cqi, 14px)',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
})
export const segment = style({ fill: vars.tonal })
export const edge = style({ stroke: vars.paper2, strokeWidth: 2 })
/** A letter with a sign, or 90%. On very narrow cards, it would cover the next one. */
export const crowded = style({ '@container': { [tiny]: { display: 'none' } } })
export const current = style({ fill: vars.paper, fontWeight: 700 })
export const pointer = style({ overflow: 'visible', fill: vars.ink })
