import { vars } from './theme.css'

/** Paddings and gaps in pixels, for the page's density: `spaced(16, 24)`. */
export const spaced = (...pixels: readonly number[]) =>
  pixels.map((each) => `calc(${each}px * ${vars.density})`).join(' ')
