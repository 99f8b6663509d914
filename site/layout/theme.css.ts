import { createGlobalTheme, createVar, globalStyle } from '@vanilla-extract/css'
import { palette, tintOf } from '../../src/widgets/core/base/palette'
import { hue } from '../../src/widgets/core/base/theme.css'

const pair = ([light, dark]: readonly [string, string]) => `light-dark(${light}, ${dark})`

/** The widgets' colors by role, and the wall's. `color-scheme` on the root, set from its data-theme, selects the theme. */
const roles = {
  ...palette,
  wall: ['#f0ebe2', '#131210'],
  hole: ['#e1d9cc', '#23201c'],
  edge: ['#1d1b181a', '#ffffff17'],
} as const

type Role = keyof typeof roles
export const color = createGlobalTheme(
  ':root',
  Object.fromEntries(Object.entries(roles).map(([role, colors]) => [role, pair(colors)])) as Record<Role, string>,
)

/** Cards are slightly above the wall: an edge and soft brown shadows, or in the dark theme a single deep black one. */
export const shadow = [
  `0 0 0 1px ${color.edge}`,
  `0 1px 1px ${pair(['#4632140a', '#0000'])}`,
  `0 2px 6px ${pair(['#4632140f', '#0000'])}`,
  `0 18px 40px -18px ${pair(['#46321433', '#000c'])}`,
].join(', ')

/** The classes of the widgets, by group. They set the group's hue. */
export { hue }
/** The hue of an element's group, and its tint on paper. */
export const peg = createVar()
export const tint = createVar()
globalStyle(`:is(${Object.values(hue).join(', ')})`, {
  vars: { [peg]: 'light-dark(var(--_hue-light), var(--_hue-dark))', [tint]: tintOf(peg, color.paper) },
})

globalStyle(':root', { colorScheme: 'light dark' })
globalStyle(':root[data-theme=light]', { colorScheme: 'light' })
globalStyle(':root[data-theme=dark]', { colorScheme: 'dark' })
globalStyle(':root', { '@media': { print: { colorScheme: 'light !important' } } })
