import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../core/base/theme.css'
import { wide } from '../core/fields/field.css'

/** City, time and strip in three columns. On narrow cards, the strip is below the other two. */
export const board = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 16,
  padding: '20px 16px 0',
  alignItems: 'center',
  '@container': {
    '(min-width: 560px)': { paddingInline: 24 },
    [wide]: {
      gridTemplateColumns: 'minmax(0, 216px) 104px minmax(0, 1fr)',
      gridTemplateRows: '44px 68px 68px',
      padding: '16px 40px 0',
    },
  },
})

const words = style({ display: 'grid', paddingBlock: '8px 6px' })
globalStyle(`${words} > b`, { fontSize: '1.0625em', fontWeight: 650, lineHeight: 1.4, overflowWrap: 'anywhere' })
globalStyle(`${words} > span`, { color: vars.ink2, fontSize: '.875em', lineHeight: 1.4 })
const [first, second] = [2, 3]
/** On wide cards, in the strip’s row. On narrow ones, in a row above it. */
const inRow = (row: number, column: number) => ({
  gridRow: row * 2 - 3,
  gridColumn: column,
  '@container': { [wide]: { gridRow: row, gridColumn: column } },
})
export const city = style([words, inRow(first, 1)])
export const chosenCity = style([words, inRow(second, 1)])
const clock = style([words, { fontVariantNumeric: 'tabular-nums', textAlign: 'end' }])
globalStyle(`${clock} > b`, { fontSize: '1.25em', fontWeight: 700, letterSpacing: '-.02em', whiteSpace: 'nowrap' })
globalStyle(`${clock} small`, { fontSize: '.75em', fontWeight: 500, letterSpacing: 0, color: vars.ink3 })
globalStyle(clock, { '@container': { [wide]: { textAlign: 'start' } } })
export const time = style([clock, inRow(first, 2)])
export const chosenTime = style([clock, inRow(second, 2)])
globalStyle(`:is(${chosenCity}, ${chosenTime}) > b`, { color: vars.hue })

/** The tinted background of the place converted to. */
export const background = style({
  display: 'none',
  '@container': {
    [wide]: {
      display: 'block',
      gridRow: second,
      gridColumn: '1 / -1',
      alignSelf: 'stretch',
      marginInline: -20,
      borderRadius: 14,
      background: `color-mix(in srgb, ${vars.tint} 70%, transparent)`,
    },
  },
})
export const strip = style({
  gridColumn: '1 / -1',
  gridRow: 2,
  minWidth: 0,
  selectors: { [`${background} ~ &`]: { gridRow: 4 } },
  '@container': {
    [wide]: { gridColumn: 3, gridRow: first, selectors: { [`${background} ~ &`]: { gridRow: second } } },
  },
})

/** On top of both strips: the time line, and a slider that moves it. */
export const overlay = style({
  position: 'relative',
  alignSelf: 'stretch',
  gridColumn: '1 / -1',
  gridRow: '2 / 5',
  '@container': { [wide]: { gridColumn: 3, gridRow: '1 / 4' } },
  selectors: { '&:has(:focus-visible)': { outline: `2px solid ${vars.accent}`, outlineOffset: 4, borderRadius: 6 } },
})
export const lines = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  forcedColorAdjust: 'none',
})
const narrow = '(max-width: 859.98px)'
const ink = { stroke: vars.ink, strokeWidth: 2 }
export const line = style({ ...ink, '@container': { [narrow]: { display: 'none' } } })
/** On narrow cards, there’s text between the strips, so each has its own part of the line. */
export const segment = style({ ...ink, '@container': { [wide]: { display: 'none' } } })
export const label = style({ '@container': { [narrow]: { display: 'none' } } })
globalStyle(`${label} rect`, { fill: vars.ink })
globalStyle(`${label} text`, { fill: vars.paper, fontSize: 14, fontWeight: 650, fontVariantNumeric: 'tabular-nums' })
export const slider = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'ew-resize',
  touchAction: 'pan-y',
})

export const hours = style({ display: 'block', borderRadius: 10, overflow: 'hidden', forcedColorAdjust: 'none' })
globalStyle(`${hours} text`, {
  fontSize: 12.5,
  fontWeight: 500,
  textAnchor: 'middle',
  fontVariantNumeric: 'tabular-nums',
  fill: vars.ink2,
})
/** Darker than the waking hours, in light and dark mode. Written like the colors in theme.css.ts. */
const night = 'light-dark(var(--_unset, #e3dcd0, #131210))'
const cell = style({ selectors: { '[data-outdated] &': { opacity: 0.38 } } })
const office = `color-mix(in srgb, ${vars.hue} 17%, ${vars.paper})`
export const cells = {
  night: style([cell, { fill: [vars.line, night] }]),
  awake: style([cell, { fill: vars.tonal }]),
  office: style([cell, { fill: office }]),
}
export const midnight = style({ stroke: vars.paper, strokeWidth: 3 })

const hiddenIfNarrow = style({ '@container': { [narrow]: { display: 'none' } } })
const hued = style({})
globalStyle(`${hours} ${hued}`, { fill: vars.hue, fontWeight: 650 })
export const numbers = {
  third: undefined,
  officeThird: hued,
  other: hiddenIfNarrow,
  office: `${hiddenIfNarrow} ${hued}`,
}
export const day = style([hiddenIfNarrow])
globalStyle(`${hours} ${day} text`, { fill: vars.ink, fontSize: 11, fontWeight: 700 })

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: '4px 20px',
  padding: '0 16px 20px',
  color: vars.ink2,
  fontSize: '.875em',
  '@container': { '(min-width: 560px)': { paddingInline: 24 }, [wide]: { padding: '0 40px 24px' } },
})
export const swatches = {
  night: style({ background: [vars.line, night] }),
  awake: style({ background: vars.tonal }),
  office: style({ background: office }),
}
