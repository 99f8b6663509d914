import { globalStyle, style } from '@vanilla-extract/css'
import { tonal } from '../core/base/button.css'
import { vars } from '../core/base/theme.css'
import { wide } from '../core/fields/field.css'

/** Labels such as 'Uppercase (A–Z)' stay on one line: two by two on a tablet, one below the other beside the answer. */
export const kinds = style({ display: 'grid' })
globalStyle(`${kinds} fieldset > div`, {
  '@container': {
    '(min-width: 560px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

/** The password and its Copy button. */
export const block = style({
  display: 'grid',
  gap: 12,
  alignItems: 'end',
  padding: 16,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.inner,
  background: vars.paper,
  '@container': {
    '(min-width: 480px)': { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: '14px 16px 16px 20px' },
  },
})
/** What the size of the password depends on. */
export const container = style({ containerType: 'inline-size' })
/** As wide when it says that it has copied. */
export const copy = style([tonal, { minHeight: 44, minInlineSize: 120 }])

export const meter = style({ forcedColorAdjust: 'none' })
export const unfilled = style({ fill: vars.line })
/** In ascending order. */
export const levels = {
  weak: style({ fill: vars.error }),
  medium: style({ fill: vars.caution }),
  strong: style({ fill: vars.series3 }),
  'very-strong': style({ fill: vars.series3 }),
}

/** The font size at which this many monospaced characters, each 0.6em wide, fit on one line. */
const sizeFor = (characters: number) =>
  style({ fontSize: `clamp(.66em, ${(100 / (characters * 0.62)).toFixed(1)}cqi, 2em)`, lineHeight: 1.3 })
export const sizes = { 12: sizeFor(12), 16: sizeFor(16), 20: sizeFor(20), 32: sizeFor(32) }
export const digit = style({ color: vars.hue })
export const symbol = style({ color: vars.series2 })
