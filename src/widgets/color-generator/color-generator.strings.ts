import type { Hue, IssueCode, Shade, Tone, Type } from '../../engine/color-generator/color-generator'
import { coreStrings } from '../core/base/strings'
import { contrastStrings } from '../core/css-tools/contrast.strings'

export const strings = {
  ...coreStrings,
  ...contrastStrings,
  name: 'Color palette',
  copy: 'Copy All',
  base: 'Base color',
  picker: 'Pick the base color',
  type: 'Palette type',
  types: {
    complementary: 'Complementary',
    triadic: 'Triadic',
    analogous: 'Analogous',
    monochromatic: 'Monochromatic',
    random: 'Random',
  } satisfies Record<Type, string>,
  random: 'Random base color',
  color: 'Color',
  generate: 'Generate',
  palette: 'Palette: select a color to copy it',
  names: {
    red: 'red',
    orange: 'orange',
    brown: 'brown',
    yellow: 'yellow',
    olive: 'olive',
    green: 'green',
    teal: 'teal',
    blue: 'blue',
    purple: 'purple',
    pink: 'pink',
    black: 'black',
    gray: 'gray',
    white: 'white',
  } satisfies Record<Hue | Shade, string>,
  /** How the five colors relate to each other. */
  schemes: {
    complementary: 'The opposite of {base} on the color wheel, plus other shades of both.',
    triadic: 'Three hues 120° apart on the color wheel, plus other shades of {base}.',
    analogous: 'Neighbors of {base} on the color wheel, 30° and 60° to each side.',
    monochromatic: 'Shades of {base} in visually even steps.',
    random: 'Five hues from around the color wheel, starting with {base}.',
  } satisfies Record<Type, string>,
  tones: { dark: 'dark {name}', medium: '{name}', light: 'light {name}' } satisfies Record<Tone, string>,
  gray: 'Gray has no hue to turn, so this palette is all grays.',
  variables: 'CSS variables',
  tailwind: 'Tailwind theme',
  json: 'JSON',
  issues: {
    missing: 'Enter a color, such as #3b82f6.',
    'not-a-color': 'Enter a color, such as #3b82f6 or tomato.',
    'not-opaque': 'Enter an opaque color, such as #3b82f6.',
    'unknown-type': 'Choose a palette type from the list.',
    'no-random': 'Your browser has no secure random source. Choose another type.',
  } satisfies Record<IssueCode, string>,
}
