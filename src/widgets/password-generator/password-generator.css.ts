import { style } from '@vanilla-extract/css'
import { vars } from '../core/tool/theme.css'

export const meter = style({ forcedColorAdjust: 'none' })
export const unfilled = style({ fill: vars.line })
/** From the weakest to the strongest. */
export const levels = {
  weak: style({ fill: vars.error }),
  medium: style({ fill: vars.caution }),
  strong: style({ fill: vars.series3 }),
  'very-strong': style({ fill: vars.series3 }),
}
