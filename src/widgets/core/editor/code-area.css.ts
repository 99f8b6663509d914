import { style } from '@vanilla-extract/css'

/** As tall as its pane. A longer text scrolls inside, so that the status bar stays in view. */
export const host = style({
  blockSize: '100%',
  minWidth: 0,
  // Long lines don't widen the columns of its pane.
  contain: 'inline-size',
  minHeight: 120,
  overflow: 'hidden',
  direction: 'ltr',
  '@media': { print: { display: 'none' } },
})
