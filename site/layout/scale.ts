/** Plain values for the styles; a `.css.ts` file can export no functions. */

export const radius = { outside: '14px', inside: '10px', small: '6px' } as const

export const font = {
  sans: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  mono: 'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace',
} as const

/** Steps of 4 px that grow with the reader's font size. */
export const space = (steps: number): string => `${steps / 4}rem`

/** Where there is room for two, three and four cards side by side. */
export const wide = {
  two: 'screen and (min-width: 40rem)',
  three: 'screen and (min-width: 58rem)',
  four: 'screen and (min-width: 72rem)',
} as const
