import { style } from '@vanilla-extract/css'
import { vars } from '../core/base/theme.css'

/** The hue of the finance tools, because a widget has only its own. Written like the colors in theme.css.ts. */
const blue = 'var(--_blue)'

/** Blue, green, amber, red (docs/rules.md). */
export const bands = {
  underweight: blue,
  normal: vars.series3,
  overweight: vars.caution,
  obese: vars.error,
}

/** The color of the gaps between bands. */
export const gap = vars.paper2

export const colors = style({
  vars: { '--_blue': 'light-dark(var(--_unset, #1c5f95, #7db8ee))' },
  '@supports': { 'not (color: light-dark(red, red))': { vars: { '--_blue': '#1c5f95' } } },
})
export const band = style({ selectors: { '[data-status=outdated] &': { opacity: 0.38 } } })

/** Left to right in every language, like a number line. */
export const scale = style({
  direction: 'ltr',
  overflow: 'visible',
  fill: vars.ink2,
  fontSize: 13,
  fontVariantNumeric: 'tabular-nums',
})
export const own = style({ fill: vars.ink, fontWeight: 650 })
/** Hidden on narrow cards, which name only the current category. */
export const name = style({ '@container': { '(max-width: 559.98px)': { display: 'none' } } })
export const pointer = style({ overflow: 'visible', fill: vars.ink })
