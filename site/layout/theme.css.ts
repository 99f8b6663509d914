import { createGlobalTheme, createVar, globalStyle, styleVariants } from '@vanilla-extract/css'
import type { GroupId } from '../../src/catalog'

const pair = (light: string, dark: string) => `light-dark(${light}, ${dark})`

/** The colours by role. `color-scheme` on the root, set from its data-theme, chooses of each pair. */
export const color = createGlobalTheme(':root', {
  wall: pair('#ece7de', '#151412'),
  hole: pair('#e0d9cd', '#211f1b'),
  paper: pair('#fffdf9', '#1f1d1a'),
  paper2: pair('#f7f3ec', '#282520'),
  ink: pair('#1d1b18', '#f4efe6'),
  ink2: pair('#5f594f', '#b5ada0'),
  line: pair('#ddd5c8', '#3a362f'),
  field: pair('#8d8576', '#857d70'),
  accent: pair('#b23c0b', '#ff9a5c'),
  onAccent: pair('#ffffff', '#1b0d04'),
  local: pair('#1d6b43', '#7fd3a2'),
  remote: pair('#1f5f8b', '#7cc0ef'),
  shade: pair('#3d2f1a24', '#00000059'),
})

/** The hue of the group a thing belongs to. */
export const peg = createVar()

const hues: Readonly<Record<GroupId, string>> = {
  detectors: pair('#7a3e8e', '#c99be0'),
  finance: pair('#1f5f8b', '#7cc0ef'),
  education: pair('#8a5a00', '#e8b75c'),
  health: pair('#a12c4b', '#f08ba5'),
  time: pair('#1d6b43', '#7fd3a2'),
  math: pair('#4a4fa3', '#a6abf5'),
  text: pair('#b23c0b', '#ff9a5c'),
  generators: pair('#0f6b6b', '#6fd0cc'),
}

export const hue = styleVariants(hues, (value) => ({ vars: { [peg]: value } }))

globalStyle(':root', { colorScheme: 'light dark' })
globalStyle(':root[data-theme=light]', { colorScheme: 'light' })
globalStyle(':root[data-theme=dark]', { colorScheme: 'dark' })
globalStyle(':root', { '@media': { print: { colorScheme: 'light !important' } } })
