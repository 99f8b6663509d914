import type { vars } from '../base/theme.css'

type Token = Exclude<keyof typeof vars, 'inner'>

/**
 * The CSS variable of a token: `var(--_ink-2)` for 'ink2'. Only editors need them in scripts, and `vars` itself would be
 * in the script that every tool loads.
 */
export const variable = (token: Token): string =>
  `var(--_${token.replace(/[A-Z]|\d/g, (letter) => `-${letter.toLowerCase()}`)})`
