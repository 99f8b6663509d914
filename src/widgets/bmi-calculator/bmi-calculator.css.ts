import { vars } from '../core/tool/theme.css'

/** The colours of spec part 1, point 9: blue, green, amber, red. */
export const bands = {
  underweight: vars.series2,
  normal: vars.series3,
  overweight: vars.caution,
  obese: vars.error,
}

/** Between two bands. */
export const gap = vars.paper2
