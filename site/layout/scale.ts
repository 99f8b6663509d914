/** Plain values for the styles; a `.css.ts` file can export no functions. */

export const radius = { outside: '20px', inside: '12px', small: '6px' } as const

export const font = {
  sans: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  mono: 'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace',
} as const

/** Steps of 4 px that grow with the reader's font size. */
export const space = (steps: number): string => `${steps / 4}rem`

/** The width of the page's content. A page with another width sets the property on the root. */
export const pageWidth = 'var(--page, 70rem)'

/** Tablets and up, and desktops and up. */
export const wide = {
  two: 'screen and (min-width: 40rem)',
  three: 'screen and (min-width: 68.75rem)',
} as const
