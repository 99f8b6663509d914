import { style } from '@vanilla-extract/css'
import { vars } from '../core/tool/theme.css'

/** The healthy weights, pale enough to read names over. */
export const band = style({ fill: vars.series3, fillOpacity: 0.12 })
