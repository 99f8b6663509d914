/**
 * A share of the window's height, for use in `max()` and the like. A page whose window grows with its content, such as a
 * frame, sets `--pegboard-window` to a fixed height. Otherwise, each would make the other taller.
 */
export const windowHeight = (share = 1): string => `${share} * var(--pegboard-window, 100vh)`
