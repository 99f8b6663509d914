import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../core/base/theme.css'
import { wide } from '../core/fields/field.css'
import { cardName } from '../core/layouts/tool.css'

const wideCard = `${cardName} ${wide}`

/**
 * The dial is on the stage on wide cards. On narrow ones, the stage is below the fields and out of view, so the dial is in
 * the panel, above its buttons.
 */
export const inPanel = style({ display: 'grid', '@container': { [wideCard]: { display: 'none' } } })
export const onStage = style({ display: 'none', '@container': { [wideCard]: { display: 'grid' } } })

/** Start and Reset, side by side. */
export const buttons = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 12 })
globalStyle(`${buttons} > button`, { minHeight: 48, paddingInline: 24 })

/** The dial and what’s next, side by side on wide cards. */
export const stage = style({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [wideCard]: {
      gap: 48,
      alignItems: 'center',
      gridTemplateColumns: 'minmax(0, 280px) minmax(0, 1fr)',
      minBlockSize: 380,
    },
  },
})
export const plan = style({ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' })

/** The sessions of a round, as dots. */
export const round = style({ overflow: 'visible', maxInlineSize: '100%', forcedColorAdjust: 'none' })
const dot = style({ strokeWidth: 3, stroke: vars.hue })
export const done = style([dot, { fill: vars.hue }])
export const now = style([dot, { fill: vars.tint }])
export const ahead = style([dot, { fill: 'none', stroke: vars.field, strokeWidth: 1.5 }])

/** A ring with text inside, 280 px wide if there’s room (docs/rules.md). */
export const dial = style({
  inlineSize: 'min(280px, 100%)',
  marginInline: 'auto',
  fill: 'none',
  stroke: vars.line,
  strokeWidth: 12,
  textAnchor: 'middle',
})

/** Red, green and blue by mode (docs/rules.md). */
export const modes = {
  work: style({ stroke: vars.error }),
  shortBreak: style({ stroke: vars.series3 }),
  longBreak: style({ stroke: vars.series2 }),
}

/** The whole session, behind the elapsed part. */
export const whole = style({ strokeOpacity: 0.2 })

const text = style({ stroke: 'none', fill: 'currentColor' })
export const time = style([
  text,
  { fontSize: 64, fontWeight: 700, letterSpacing: '-.035em', fontVariantNumeric: 'tabular-nums' },
])
/** In the text color, because forced colors don’t apply to SVG. */
export const mode = style([text, { fontWeight: 600, fontSize: 17 }])

/** A field with two buttons next to its box. The field’s parts are cells of this grid, too. */
export const setting = style({ display: 'grid', gridTemplateColumns: '1fr 44px 44px', gap: '6px 8px' })
globalStyle(`${setting} > [part=field]`, { display: 'contents' })
globalStyle(`${setting} :is(label, p)`, { gridColumn: '1 / -1' })
globalStyle(`${setting} > [part=field] > span`, { gridArea: '2 / 1' })
globalStyle(`${setting} > button`, { gridRow: 2 })
